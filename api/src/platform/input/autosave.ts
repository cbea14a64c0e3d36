/** The stored state of the last save. Several tabs may edit the same object. */
interface LastSave {
  readonly sequence: number;
  /** Token of the tab that saved last; null before the first save. */
  readonly tab: string | null;
}

/** The sequence number of a save and the tab that sends it. */
interface IncomingSave {
  readonly sequence: number;
  readonly tab: string;
}

/**
 * True if a save is based on the last one. A tab may repeat its own last save, because the response may have been
 * lost. Any other tab must have read the last save, so that tabs do not overwrite each other.
 */
export const followsSave = (stored: LastSave, { tab, sequence }: IncomingSave): boolean =>
  sequence === stored.sequence + 1 || (stored.tab === tab && sequence === stored.sequence);
