import type { NextConfig } from "next";

const nextConfig: NextConfig = {
  // The app is its own root, wherever it is copied to.
  turbopack: { root: import.meta.dirname },
};

export default nextConfig;
