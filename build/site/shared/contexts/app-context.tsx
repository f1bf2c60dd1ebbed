import APP from "../samples/app.json" with { type: "json" };
import { Buttons } from "./buttons.tsx";

/**
 * The dashboard of a small railway, to the sizes of shadcn's components: a sidebar, big numbers, and a dense
 * table whose states differ by shape, word and weight.
 */
export function AppContext() {
  const { title, lead, secondary, primary, figures } = APP;
  return (
    <div class="cx-app">
      <Sidebar />
      <div class="cx-app-page">
        <div class="cx-app-head">
          <div>
            <div class="h1">{title}</div>
            <p class="cx-quiet">{lead}</p>
          </div>
          <Buttons secondary={secondary} primary={primary} />
        </div>
        <dl class="cx-figures">
          {figures.map(({ label, value, note }) => (
            <div>
              <dt class="cx-quiet">{label}</dt>
              <dd class="cx-figure">{value}</dd>
              <dd class="cx-label">{note}</dd>
            </div>
          ))}
        </dl>
        <Departures />
      </div>
    </div>
  );
}

function Sidebar() {
  const { name, place, pages, currentPage } = APP;
  return (
    <div class="cx-app-sidebar">
      <b>{name}</b>
      <small class="cx-quiet">{place}</small>
      <ul>
        {pages.map((page) => (
          <li class={page === currentPage ? "current" : undefined}>{page}</li>
        ))}
      </ul>
    </div>
  );
}

function Departures() {
  const { title, columns, rows } = APP.departures;
  return (
    <div>
      <div class="cx-title">{title}</div>
      <table class="cx-departures">
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col">{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([time, train, destination, track, seats, status, state]) => (
            <tr class={`cx-state-${state}`}>
              <td>{time}</td>
              <td>
                <code>{train}</code>
              </td>
              <td>{destination}</td>
              <td>{track}</td>
              <td>{seats}</td>
              <td>
                <StateMark state={state} /> {status}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** State -> its shape in a square of 10 units: a ring, a triangle, a cross. */
const STATE_SHAPES: ReadonlyMap<string | undefined, string> = new Map([
  ["ok", "M5 1a4 4 0 1 1 0 8a4 4 0 1 1 0-8z"],
  ["late", "M5 1 9.5 9h-9z"],
  ["failed", "M1 1l8 8M9 1l-8 8"],
]);

function StateMark({ state }: { state: string | undefined }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <path d={STATE_SHAPES.get(state)} />
    </svg>
  );
}
