/** What is stored of the last save of something that several tabs may have open. */
interface LastSave {
  readonly sequence: number;
  /** The tab that saved last, by its own token; null before the first save. */
  readonly tab: string | null;
}

/** A save that has come: its number, and the tab that sends it. */
interface ComingSave {
  readonly sequence: number;
  readonly tab: string;
}

/**
 * Whether a save goes on from the last one. A tab goes on from what it saved itself, also when the answer to that got
 * lost; any other has to know the last save, so that no tab overwrites what another one wrote.
 */
export const followsSave = (stored: LastSave, { tab, sequence }: ComingSave): boolean =>
  sequence === stored.sequence + 1 || (stored.tab === tab && sequence === stored.sequence);
