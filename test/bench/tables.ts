import type { BuildingResults } from "./building.ts";
import { type Measured, median, spread } from "./measure.ts";
import type { RequestCost } from "./request-costs.ts";
import type { ServingResults } from "./serving.ts";
import type { StartingResults } from "./starting.ts";
import type { WireSize } from "./wire.ts";

export interface Results {
  machine: string;
  date: string;
  serving?: ServingResults;
  starting?: StartingResults;
  building?: BuildingResults;
  wire?: WireSize[];
  requests?: RequestCost[];
}

/** The results as Markdown: ratios as medians of the rounds, with the least and the greatest. */
export function tables(results: Results): string {
  const { machine, date, serving, starting, building, wire, requests } = results;
  return [
    `${date}; ${machine}.`,
    ...(serving ? servingTables(serving) : []),
    ...(starting ? [startingTable(starting)] : []),
    ...(building ? buildingTables(building) : []),
    ...(wire ? [wireTable(wire)] : []),
    ...(requests ? [requestTable(requests)] : []),
  ].join("\n\n");
}

/** The three kinds of each route that take the most time, and the one that takes the most memory. */
function requestTable(costs: readonly RequestCost[]): string {
  const routes = [...new Set(costs.map(({ route }) => route))];
  const rows = routes.flatMap((route) => {
    const ofRoute = costs.filter((cost) => cost.route === route);
    const [largest] = ofRoute.toSorted((a, b) => b.bytes - a.bytes);
    const shown = ofRoute.filter((cost, place) => place < 3 || cost === largest);
    return shown.map(({ what, status, milliseconds, bytes }) => [
      ...[route, what, String(status)],
      ...[milliseconds.toFixed(1), (bytes / 1e6).toFixed(1)],
    ]);
  });
  const head = ["Route", "The most expensive requests", "Status", "CPU ms", "MB"];
  const note = `CPU time and memory of one request above an ordinary one of its route, of ${costs.length} kinds, each distinct, at most 20 ms and 10 MB:`;
  return `${note}\n\n${table(head, rows)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

const RATIO_TO_BARE = "Ratio to bare `node:http` with the same logging";

function servingTables({ cases, latency }: ServingResults): string[] {
  const rows = cases.flatMap(({ name, measured }) =>
    measured.map((own) => [name, own.name, rate(own), spread(own.ratios)]),
  );
  const ofLatency = latency.map((own) => [
    own.name,
    median(own.values).toFixed(2),
    spread(own.ratios),
  ]);
  return [
    table(["Request", "Server", "Requests/s", RATIO_TO_BARE], rows),
    table(["99th percentile of overrides, at half the load", "ms", RATIO_TO_BARE], ofLatency),
  ];
}

function rate({ values }: Measured): string {
  return String(Math.round(median(values) / 100) * 100);
}

function startingTable({ firstResponse, resident, distinctBytes }: StartingResults): string {
  const rows = firstResponse.map(({ name, values, ratios }) => {
    const bytes = resident.find((own) => own.name === name)?.bytes ?? NaN;
    return [name, median(values).toFixed(0), spread(ratios), megabytes(bytes)];
  });
  const empty = resident[0]?.bytes ?? NaN;
  const bound = `1.5 × the empty app + ${megabytes(distinctBytes)} MB of distinct responses`;
  return table(
    ["Start", "First response, ms", "Ratio", "Resident memory after requests to every path, MB"],
    [...rows, [bound, "", "", megabytes(1.5 * empty + distinctBytes)]],
  );
}

function buildingTables({ commands, sizes }: BuildingResults): string[] {
  const values = (name: string) => commands.find((own) => own.name === name)?.values ?? [];
  const rows = commands.map(({ name }) => [name, median(values(name)).toFixed(0)]);
  const ratio = (of: string, to: string) =>
    spread(values(of).map((value, round) => value / (values(to)[round] ?? NaN)));
  const pairs = [
    ["shadcn build", "build"],
    ["build", "floor"],
    ["build, nothing changed", "build"],
    ["build, one item changed", "build"],
    ["ajv-cli", "validate"],
  ] as const;
  const bySize = sizes.map(({ items, milliseconds, peakBytes }) => [
    String(items),
    (milliseconds / 1000).toFixed(1),
    (milliseconds / items).toFixed(3),
    megabytes(peakBytes),
  ]);
  return [
    table(["Command", "ms"], rows),
    table(
      ["Ratio of", "to", ""],
      pairs.map(([of, to]) => [of, to, ratio(of, to)]),
    ),
    table(["Items", "Build, s", "Per item, ms", "Peak memory, MB"], bySize),
  ];
}

function wireTable(sizes: readonly WireSize[]): string {
  return table(
    ["Response", "Path", "Bytes", "gzip", "br"],
    sizes.map(({ what, path, plain, gzip, br }) => [
      what,
      `/${path}`,
      ...[plain, gzip, br].map(String),
    ]),
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
