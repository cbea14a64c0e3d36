import { readOwnList, writeOwnList } from '../own-storage.ts';

const KEY = 'sen.unsaved';
/** After this many milliseconds nobody expects a value to be saved any more. */
const EXPIRES_MS = 30 * 86_400_000;

interface Unsaved {
  /** Names what is edited, for instance `quiz.<attempt>`. */
  key: string;
  value: unknown;
  /** Milliseconds since the epoch. */
  at: number;
}

const isUnsaved = (value: unknown): value is Unsaved => {
  const { key, at } = (value ?? {}) as Partial<Unsaved>;
  return typeof key === 'string' && typeof at === 'number';
};

const othersThan = (key: string, now: number) =>
  readOwnList(KEY, isUnsaved).filter((each) => each.key !== key && now - each.at < EXPIRES_MS);

/** @returns what this browser stores of the viewer's edit until the server has it, for its reader to check */
export const readUnsaved = (key: string, now = Date.now()): unknown =>
  readOwnList(KEY, isUnsaved).find((each) => each.key === key && now - each.at < EXPIRES_MS)?.value;

/** Stores an edit that the server does not have yet, or nothing more of it; other edits stay. */
export const writeUnsaved = (key: string, value: unknown, now = Date.now()): void =>
  writeOwnList(KEY, [...othersThan(key, now), ...(value === undefined ? [] : [{ key, value, at: now }])]);
