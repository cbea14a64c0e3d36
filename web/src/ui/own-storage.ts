import { claimsOf, readTokens } from '../apollo/session.ts';
import { readStored, writeStored } from './browser-storage.ts';

/** What is kept of one person: the next one at this browser sees nothing of it. */
interface Own {
  /** Null for a guest. */
  owner: string | null;
  list: readonly unknown[];
}

/** Whose list is read or written now; null for a guest. */
export const ownerNow = (): string | null => {
  const { accessToken } = readTokens();
  return accessToken ? (claimsOf(accessToken).sub ?? null) : null;
};

export const isOwn = (value: unknown): value is Own =>
  typeof value === 'object' && value !== null && Array.isArray((value as Own).list);

/**
 * The list that this browser keeps of the person at it under a key, without what is no member of it. Nothing of it
 * leaves the browser.
 */
export const readOwnList = <T>(key: string, isMember: (value: unknown) => value is T): readonly T[] => {
  const stored = readStored(key);
  return isOwn(stored) && stored.owner === ownerNow() ? stored.list.filter(isMember) : [];
};

/** Keeps a list of the person at this browser, instead of whatever another one left under the key. */
export const writeOwnList = (key: string, list: readonly unknown[]): void => {
  writeStored(key, { owner: ownerNow(), list } satisfies Own);
};

export const isText = (value: unknown): value is string => typeof value === 'string';
