import APP from "../samples/app.json" with { type: "json" };

/**
 * A screen of an app made of shadcn's components, to their sizes: a sidebar, tabs, a chart, a table, a command
 * palette and a dialog. Titles are in the heading face, as `CardTitle` and `DialogTitle` are.
 */
export function AppContext() {
  const { title, lead, actions } = APP;
  return (
    <div class="cx-app">
      <Sidebar />
      <div class="cx-app-main">
        <TopBar />
        <div class="cx-app-page">
          <div class="cx-app-head">
            <div>
              <div class="h1">{title}</div>
              <p class="cx-quiet">{lead}</p>
            </div>
            <Buttons {...actions} />
          </div>
          <Tabs />
          <div class="cx-app-cards">
            <Chart />
            <Departures />
          </div>
        </div>
        <div class="cx-app-layer">
          <Palette />
          <Dialog />
        </div>
      </div>
    </div>
  );
}

function Sidebar() {
  const { name, place, groups, currentPage, reader } = APP;
  return (
    <div class="cx-app-sidebar">
      <Person name={name} role={place} />
      {groups.map(({ title, pages }) => (
        <div>
          <div class="cx-label">{title}</div>
          {pages.map((page) => (
            <div class={page === currentPage ? "cx-item current" : "cx-item"}>{page}</div>
          ))}
        </div>
      ))}
      <Person {...reader} />
    </div>
  );
}

/** With the initial as its picture. */
function Person({ name, role }: { name: string; role: string }) {
  return (
    <div class="cx-person">
      <span class="cx-initial">{name[0]}</span>
      <span>
        <b>{name}</b>
        <small>{role}</small>
      </span>
    </div>
  );
}

function TopBar() {
  const { trail, search, shortcut } = APP;
  const [group, page] = trail;
  return (
    <div class="cx-app-bar">
      <span>
        <span class="cx-quiet">{group} / </span>
        {page}
      </span>
      <span class="cx-app-search">
        {search} <kbd>{shortcut}</kbd>
      </span>
    </div>
  );
}

function Buttons({ secondary, primary }: { secondary: string; primary: string }) {
  return (
    <div class="cx-buttons">
      <span class="cx-button">{secondary}</span>
      <span class="cx-button primary">{primary}</span>
    </div>
  );
}

function Tabs() {
  return (
    <div class="cx-tabs">
      {APP.tabs.map((tab, index) => (
        <span class={index === 0 ? "current" : undefined}>{tab}</span>
      ))}
    </div>
  );
}

const BAR = { width: 20, gap: 12, height: 190 };

function Chart() {
  const { title, description, hours } = APP.chart;
  const most = Math.max(...hours.map(({ passengers }) => passengers));
  const step = BAR.width + BAR.gap;
  return (
    <div class="cx-card">
      <CardHead title={title} description={description} />
      <svg viewBox={`0 0 ${hours.length * step - BAR.gap} ${BAR.height + 20}`} aria-hidden="true">
        {hours.map(({ hour, passengers }, index) => {
          const height = Math.round((passengers / most) * BAR.height);
          return (
            <>
              <rect
                x={index * step}
                y={BAR.height - height}
                width={BAR.width}
                height={height}
                rx={4}
              />
              <text x={index * step + BAR.width / 2} y={BAR.height + 18}>
                {hour}
              </text>
            </>
          );
        })}
      </svg>
    </div>
  );
}

function CardHead({ title, description }: { title: string; description: string }) {
  return (
    <div>
      <div class="cx-title">{title}</div>
      <div class="cx-quiet">{description}</div>
    </div>
  );
}

function Departures() {
  const { title, description, columns, rows, usual } = APP.departures;
  return (
    <div class="cx-card">
      <CardHead title={title} description={description} />
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col">{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([time, train, destination, track, status]) => (
            <tr>
              <td>{time}</td>
              <td>{train}</td>
              <td>{destination}</td>
              <td>{track}</td>
              <td>
                <span class={status === usual ? "badge" : "badge loud"}>{status}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Palette() {
  const { typed, groups } = APP.palette;
  const shortcuts: Readonly<Record<string, string>> = APP.palette.shortcuts;
  return (
    <div class="cx-panel cx-palette">
      <div class="cx-palette-search">{typed}</div>
      {groups.map(({ title, items }, group) => (
        <div>
          <div class="cx-label">{title}</div>
          {items.map((item, index) => (
            <div class={group + index === 0 ? "cx-item current" : "cx-item"}>
              {item}
              {item in shortcuts && <kbd>{shortcuts[item]}</kbd>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Dialog() {
  const { title, text, label, value, hint, ...actions } = APP.dialog;
  return (
    <div class="cx-panel cx-dialog">
      <div class="cx-title">{title}</div>
      <p class="cx-quiet">{text}</p>
      <div class="cx-field">
        <span>{label}</span>
        <span class="cx-input">{value}</span>
        <span class="cx-quiet">{hint}</span>
      </div>
      <Buttons {...actions} />
    </div>
  );
}
