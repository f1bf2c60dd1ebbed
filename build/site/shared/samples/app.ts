/** A screen of an app for the people of a small railway. All strings are plain text. */
export const APP = {
  name: "Vale & Harbour",
  place: "Control room",
  /** The sidebar. */
  groups: [
    { title: "Today", pages: ["Overview", "Departures", "Crews", "Messages"] },
    { title: "Line", pages: ["Stations", "Signals", "Works"] },
  ],
  currentPage: "Departures",
  reader: { name: "Ida Marsh", role: "Duty controller" },
  trail: ["Today", "Departures"],
  search: "Search or jump to…",
  shortcut: "Ctrl K",
  title: "Departures",
  lead: "Thursday 14 May, 16:52. All times are those of the signal boxes.",
  actions: { secondary: "Print the board", primary: "Add a train" },
  tabs: ["Board", "Crews", "Delays"],
  chart: {
    title: "Passengers by hour",
    description: "1,284 until now, 117 more than a week ago",
    /** The highest is the full height. */
    hours: [
      { hour: "7", passengers: 96 },
      { hour: "8", passengers: 188 },
      { hour: "9", passengers: 121 },
      { hour: "10", passengers: 84 },
      { hour: "11", passengers: 102 },
      { hour: "12", passengers: 143 },
      { hour: "13", passengers: 118 },
      { hour: "14", passengers: 91 },
      { hour: "15", passengers: 135 },
      { hour: "16", passengers: 206 },
    ],
  },
  departures: {
    title: "Next departures",
    description: "From Vale, both directions",
    columns: ["Time", "Train", "Destination", "Track", "Status"],
    rows: [
      ["17:05", "V 11", "Harbour", "1", "On time"],
      ["17:18", "V 204", "Upper Mill", "3", "4 min late"],
      ["17:40", "V 13", "Harbour via Saltings", "1", "On time"],
      ["18:11", "V 206", "Quarry Junction", "2", "Track changed"],
      ["19:02", "V 90", "Lighthouse", "3", "Cancelled"],
    ],
    /** The status that needs no attention. */
    usual: "On time",
  },
  palette: {
    typed: "bridge",
    groups: [
      { title: "Works", items: ["Swing bridge, until Sunday", "Footbridge at Saltings"] },
      { title: "Actions", items: ["Close the bridge to trains", "Write to the bridge keeper"] },
    ],
    shortcuts: { "Close the bridge to trains": "Ctrl B" } as Readonly<Record<string, string>>,
  },
  dialog: {
    title: "Cancel the 19:02 to Lighthouse?",
    text: "Eleven passengers hold seats. They get a message now, and a bus from the forecourt at 19:10.",
    label: "Reason",
    value: "Work on the swing bridge",
    hint: "Shown on the board and read out at stations.",
    secondary: "Keep the train",
    primary: "Cancel it",
  },
} as const;
