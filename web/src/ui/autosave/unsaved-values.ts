import { readStored, writeStored } from '../browser-storage.ts';
import { currentOwner, isOwnedEntry } from '../own-storage.ts';

const KEY = 'sen.unsaved';
/** Milliseconds until a stored value expires. */
const EXPIRES_MS = 30 * 86_400_000;

interface Unsaved {
  /** The person who edited it, since several people may use one browser. Null for a guest. */
  owner: string | null;
  /** Names the edited object, for instance `quiz.<attempt>`. */
  key: string;
  value: unknown;
  /** Milliseconds since the epoch. */
  at: number;
}

const isUnsaved = (value: unknown): value is Unsaved => {
  const { owner, key, at } = (value ?? {}) as Partial<Unsaved>;
  return (owner === null || typeof owner === 'string') && typeof key === 'string' && typeof at === 'number';
};

/** The values of all people of this browser. Earlier releases stored one owner and the list of their values. */
const valuesAt = (now: number): readonly Unsaved[] => {
  const stored = readStored(KEY);
  const list = isOwnedEntry(stored)
    ? stored.list.map((each) => Object.assign({}, each, { owner: stored.owner }))
    : stored;
  return Array.isArray(list) ? list.filter(isUnsaved).filter(({ at }) => now - at < EXPIRES_MS) : [];
};

export interface UnsavedValue {
  /** @returns the stored value, which the caller has to validate */
  read: (now?: number) => unknown;
  /** Stores the value; undefined removes it. */
  write: (value: unknown, now?: number) => void;
}

/** Access to the viewer's edit with a key, also after another person has signed in. */
export const getUnsavedValue = (key: string): UnsavedValue => {
  const owner = currentOwner();
  const isThis = (each: Unsaved) => each.owner === owner && each.key === key;
  return {
    read: (now = Date.now()) => valuesAt(now).find(isThis)?.value,
    write: (value, now = Date.now()) => {
      const others = valuesAt(now).filter((each) => !isThis(each));
      writeStored(KEY, value === undefined ? others : [...others, { owner, key, value, at: now }]);
    },
  };
};
