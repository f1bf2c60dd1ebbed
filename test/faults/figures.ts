/** What a scenario did to the project, and what came of it. */
export interface Figures {
  /** How many times a fault was caused. */
  tried: number;
  /** How many of them ended as they must. */
  held: number;
  /** How the others ended, one line each. */
  lost: string[];
  /** What the faults hit, by name: a scenario whose faults come too early or too late proves nothing. */
  counts: Readonly<Record<string, number>>;
}
