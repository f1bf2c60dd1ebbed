/** One figure of the day. */
export interface DashboardFigure {
  label: string;
  /** With its separators; the unit is apart. */
  value: string;
  /** Empty for a plain count. */
  unit: string;
  /** Signed, with its unit; against what, `Dashboard.comparison` says. */
  change: string;
  /** Whether the change is good, which its sign does not tell: less delay is better. */
  changeIsGood: boolean;
}

/** A train on the board. */
export interface Departure {
  /** 24-hour clock, `17:05`. */
  time: string;
  train: string;
  destination: string;
  platform: string;
  status: string;
}

/** The day of a small railway. All strings are plain text. */
export interface Dashboard {
  title: string;
  subtitle: string;
  /** Four. */
  figures: readonly DashboardFigure[];
  /** What the changes are measured against, for small print. */
  comparison: string;
  departures: {
    title: string;
    /** The columns' heads, in the order of the properties of a `Departure`. */
    columns: readonly [string, string, string, string, string];
    rows: readonly Departure[];
  };
  notice: { title: string; text: string };
}

export const DASHBOARD: Dashboard = {
  title: "Vale & Harbour Railway",
  subtitle: "Thursday 14 May, 16:52",
  figures: [
    {
      label: "Passengers today",
      value: "1,284",
      unit: "",
      change: "+117",
      changeIsGood: true,
    },
    { label: "On time", value: "94.7", unit: "%", change: "−1.1 points", changeIsGood: false },
    { label: "Average delay", value: "2.4", unit: "min", change: "−0.6 min", changeIsGood: true },
    { label: "Coal in the yard", value: "11.8", unit: "t", change: "−0.9 t", changeIsGood: false },
  ],
  comparison: "Compared with Thursday 7 May at the same time.",
  departures: {
    title: "Next departures",
    columns: ["Time", "Train", "Destination", "Platform", "Status"],
    rows: [
      { time: "17:05", train: "V 11", destination: "Harbour", platform: "1", status: "On time" },
      {
        time: "17:18",
        train: "V 204",
        destination: "Upper Mill",
        platform: "3",
        status: "4 min late",
      },
      {
        time: "17:40",
        train: "V 13",
        destination: "Harbour via Saltings",
        platform: "1",
        status: "On time",
      },
      {
        time: "18:11",
        train: "V 206",
        destination: "Quarry Junction",
        platform: "2",
        status: "Platform changed",
      },
      { time: "18:30", train: "V 15", destination: "Harbour", platform: "1", status: "On time" },
      {
        time: "19:02",
        train: "V 90",
        destination: "Lighthouse",
        platform: "3",
        status: "Cancelled",
      },
    ],
  },
  notice: {
    title: "Work on the swing bridge",
    text: "Trains to Lighthouse turn back at Saltings until Sunday. A bus meets each of them in the forecourt, and bicycles travel free.",
  },
};
