import { SESSION_PREFIX } from '../../constants.ts';
import { dropStored } from '../../ui/browser-storage.ts';
import { isText, readOwnList, writeOwnList } from '../../ui/own-storage.ts';

const STORAGE_KEY = `${SESSION_PREFIX}searches`;
const MOST = 5;

const isSame = (words: string) => {
  const looked = words.toLocaleLowerCase('vi');
  return (other: string) => other.toLocaleLowerCase('vi') === looked;
};

/** The viewer's searches in this browser, newest first. They are never sent to the server. */
export const recentSearches = (): readonly string[] => readOwnList(STORAGE_KEY, isText).slice(0, MOST);

/** Stores a submitted search. Empty searches are ignored. */
export const noteSearch = (typed: string): void => {
  const words = typed.trim();
  if (words) writeOwnList(STORAGE_KEY, [words, ...withoutSearch(words)].slice(0, MOST));
};

const withoutSearch = (words: string): readonly string[] => {
  const same = isSame(words);
  return recentSearches().filter((other) => !same(other));
};

/**
 * Removes a search, or all of them.
 * @returns the remaining ones
 */
export const forgetSearch = (words?: string): readonly string[] => {
  const left = words === undefined ? [] : withoutSearch(words);
  if (left.length > 0) writeOwnList(STORAGE_KEY, [...left]);
  else dropStored(STORAGE_KEY);
  return left;
};
