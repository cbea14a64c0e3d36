/** A search of the demo catalogue as a user types it, with its expected result. */
export interface SearchCase {
  readonly typed: string;
  /** Slugs of courses of which at least one must be among the first three. Equally suitable courses are all listed. */
  readonly intended?: readonly string[];
  /** True if no course of the catalogue suits the search, so that no course may be shown as a match. */
  readonly nothing?: true;
  /** Slugs of courses that must not be shown as a match. */
  readonly never?: readonly string[];
}

/** Searches by group. */
export type SearchCases = Readonly<Record<string, readonly SearchCase[]>>;
