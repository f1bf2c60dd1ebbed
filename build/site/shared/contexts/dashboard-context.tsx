import { DASHBOARD, type DashboardFigure, type Departure } from "../samples/dashboard.ts";

/** The day of a small railway. */
export function DashboardContext() {
  const { title, subtitle, figures, notice } = DASHBOARD;
  return (
    <div class="cx-dashboard">
      <div class="cx-bar">
        <div>
          <div class="h3">{title}</div>
          <div class="cx-quiet">{subtitle}</div>
        </div>
        <span class="cx-button">Print the board</span>
      </div>
      <div class="cx-figures">{figures.map(figureCell)}</div>
      <Departures />
      <div class="cx-note">
        <div class="h4">{notice.title}</div>
        <p>{notice.text}</p>
      </div>
    </div>
  );
}

function figureCell({ label, value, unit, change, changeIsGood }: DashboardFigure) {
  return (
    <div>
      <div class="cx-label">{label}</div>
      <div class="h2">
        {value}
        {unit && <span class="cx-unit"> {unit}</span>}
      </div>
      <div class={changeIsGood ? "cx-change" : "cx-change worse"}>{change}</div>
    </div>
  );
}

function Departures() {
  const { title, columns, rows } = DASHBOARD.departures;
  return (
    <div class="cx-departures">
      <div class="h4">{title}</div>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col">{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(departureRow)}</tbody>
      </table>
    </div>
  );
}

function departureRow({ time, train, destination, platform, status }: Departure) {
  return (
    <tr>
      <td>{time}</td>
      <td>{train}</td>
      <td>{destination}</td>
      <td>{platform}</td>
      <td>
        <span class={status === "On time" ? "badge" : "badge loud"}>{status}</span>
      </td>
    </tr>
  );
}
