import { readClaims, readTokens } from '../apollo/session.ts';
import { readStored, writeStored } from './browser-storage.ts';

/** A stored list with its owner, so that another person in this browser cannot see it. */
interface OwnedEntry {
  /** Null for a guest. */
  owner: string | null;
  list: readonly unknown[];
}

/** The current owner of stored lists; null for a guest. */
export const currentOwner = (): string | null => {
  const { accessToken } = readTokens();
  return accessToken ? (readClaims(accessToken).sub ?? null) : null;
};

export const isOwnedEntry = (value: unknown): value is OwnedEntry =>
  typeof value === 'object' && value !== null && Array.isArray((value as OwnedEntry).list);

/** The viewer's stored list of a key, without invalid entries. It is never sent to the server. */
export const readOwnList = <T>(key: string, isMember: (value: unknown) => value is T): readonly T[] => {
  const stored = readStored(key);
  return isOwnedEntry(stored) && stored.owner === currentOwner() ? stored.list.filter(isMember) : [];
};

/** Stores a list of the viewer. Replaces another person's list with the same key. */
export const writeOwnList = (key: string, list: readonly unknown[]): void => {
  writeStored(key, { owner: currentOwner(), list } satisfies OwnedEntry);
};

export const isText = (value: unknown): value is string => typeof value === 'string';
