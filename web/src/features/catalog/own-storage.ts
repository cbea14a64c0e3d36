import { claimsOf, readTokens } from '../../apollo/session.ts';
import { readStored, writeStored } from '../../ui/browser-storage.ts';

/** What is kept of one person: the next one at this browser sees nothing of it. */
interface Own {
  /** Null for a guest. */
  owner: string | null;
  list: string[];
}

const ownerNow = (): string | null => {
  const { accessToken } = readTokens();
  return accessToken ? (claimsOf(accessToken).sub ?? null) : null;
};

const isOwn = (value: unknown): value is Own =>
  typeof value === 'object' && value !== null && Array.isArray((value as Own).list);

/** What this browser keeps of the person at it under a key; nothing of it leaves the browser. */
export const readOwnList = (key: string): readonly string[] => {
  const stored = readStored(key);
  if (!isOwn(stored) || stored.owner !== ownerNow()) return [];
  return stored.list.filter((each) => typeof each === 'string');
};

/** Keeps a list of the person at this browser, instead of whatever another one left under the key. */
export const writeOwnList = (key: string, list: string[]): void => {
  writeStored(key, { owner: ownerNow(), list } satisfies Own);
};
