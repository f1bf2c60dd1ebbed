import { isShared, fileKindOf } from "../../build/dist/file-kind.ts";
import { type Publication, type Reply, type Request, onceFor, textOf } from "./content.ts";
import { errorReply } from "./errors.ts";
import { queryOf } from "./routes.ts";

/** The parameter by which a project chooses a release: `params` of its `components.json`. */
const PARAMETER = "version";

const LIST = "/v/index.json";

/** A request for a release, as the same request for what that release has published. */
export interface Released {
  request: Request;
  publication: Publication;
}

/**
 * What a request asks of a release: by the path of its folder, or else by a parameter.
 *
 * @param path normal
 * @returns undefined for a request of what is published now; a reply where there is no such release
 */
export function releasedRequest(
  path: string,
  request: Request,
  publication: Publication,
): Released | Reply | undefined {
  const query = queryOf(request.target);
  // Most requests name none, and nothing of theirs is parsed.
  if (!path.startsWith("/v/") && !query.includes(`${PARAMETER}=`)) return undefined;
  const parameters = new URLSearchParams(query);
  const name = parameters.getAll(PARAMETER).at(-1);
  parameters.delete(PARAMETER);
  const others = name === undefined ? query : String(parameters);
  const [, folder, inner] = /^\/v\/([^/]+)(\/.+)$/.exec(path) ?? [];
  if (folder !== undefined && inner !== undefined) {
    const known = releasesIn(publication);
    if (!known.includes(folder))
      return publication.file(path) ? undefined : noReleaseReply(folder, known);
    return releasedAs(folder, inner, others, request, publication);
  }
  if (!name || !isShared(fileKindOf(path))) return undefined;
  const known = releasesIn(publication);
  if (!known.includes(name)) return noReleaseReply(name, known);
  return releasedAs(name, path, others, request, publication);
}

function releasedAs(
  name: string,
  path: string,
  query: string,
  request: Request,
  publication: Publication,
): Released {
  return {
    request: { ...request, target: query === "" ? path : `${path}?${query}` },
    publication: { ...publication, file: (file) => publication.file(`/v/${name}${file}`) },
  };
}

function noReleaseReply(name: string, known: readonly string[]): Reply {
  const message =
    known.length === 0 ? "This registry has no releases." : `The releases are ${known.join(", ")}.`;
  return errorReply(404, { error: `Release ${name} not found`, message }, true);
}

function releasesIn({ file }: Publication): readonly string[] {
  const list = file(LIST);
  return list === undefined ? [] : namesIn(list);
}

const namesIn = onceFor(
  (list): readonly string[] => (JSON.parse(textOf(list)) as { releases: string[] }).releases,
);
