import { link } from "./base-path.ts";
import { loadOnce } from "./load-once.ts";

/** The base URL that commands name: where the page is open, if the registry is there; else the built one, said so. */
export const registryAddress = loadOnce(async () => {
  const { baseUrl: built = "" } = document.documentElement.dataset;
  const here = location.origin + link("").slice(0, -1);
  if (here === built || (await hasRegistry())) return here;
  const note = document.createElement("p");
  note.className = "bar error";
  note.textContent = `The registry is not at this address: commands name ${built}.`;
  document.querySelector("main")?.prepend(note);
  return built;
});

/** Some hosts answer every path, with a page. */
async function hasRegistry(): Promise<boolean> {
  const answer = await fetch(link("r/registry.json"), { method: "HEAD" }).catch(() => undefined);
  return answer?.ok === true && /json/.test(answer.headers.get("content-type") ?? "");
}
