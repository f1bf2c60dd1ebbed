import type { SpecimenFace } from "../specimen/specimens.ts";
import { withHash } from "../site-assets.ts";

/** Where a face is published, below the site's root: `site/faces/lora-700.4f3a2b1c9d.woff2`. */
export function facePath(face: SpecimenFace): string {
  return `site/faces/${publishedName(face)}`;
}

/** The name of a published face in the folder `site/faces/`. */
export function publishedName({ file, hash }: SpecimenFace): string {
  return withHash(file, hash);
}
