import { SESSION_PREFIX } from '../../constants.ts';
import { removeStored } from '../../ui/browser-storage.ts';
import { isText, readOwnList, writeOwnList } from '../../ui/own-storage.ts';

const STORAGE_KEY = `${SESSION_PREFIX}searches`;
const MAX_SEARCHES = 5;

const isSame = (search: string) => {
  const lowerCase = search.toLocaleLowerCase('vi');
  return (other: string) => other.toLocaleLowerCase('vi') === lowerCase;
};

/** The viewer's searches in this browser, newest first. They are never sent to the server. */
export const recentSearches = (): readonly string[] =>
  readOwnList(STORAGE_KEY, isText).slice(0, MAX_SEARCHES);

/** Stores a submitted search. Empty searches are ignored. */
export const noteSearch = (typed: string): void => {
  const search = typed.trim();
  if (search) writeOwnList(STORAGE_KEY, [search, ...withoutSearch(search)].slice(0, MAX_SEARCHES));
};

const withoutSearch = (search: string): readonly string[] => {
  const same = isSame(search);
  return recentSearches().filter((other) => !same(other));
};

/**
 * Removes a search, or all of them.
 * @returns the remaining ones
 */
export const forgetSearch = (search?: string): readonly string[] => {
  const remaining = search === undefined ? [] : withoutSearch(search);
  if (remaining.length > 0) writeOwnList(STORAGE_KEY, [...remaining]);
  else removeStored(STORAGE_KEY);
  return remaining;
};
