import { readStored, writeStored } from '../browser-storage.ts';
import { isOwn, ownerNow } from '../own-storage.ts';

const KEY = 'sen.unsaved';
/** After this many milliseconds nobody expects a value to be saved any more. */
const EXPIRES_MS = 30 * 86_400_000;

interface Unsaved {
  /** Whose value it is: several people may use one browser. Null for a guest. */
  owner: string | null;
  /** Names what is edited, for instance `quiz.<attempt>`. */
  key: string;
  value: unknown;
  /** Milliseconds since the epoch. */
  at: number;
}

const isUnsaved = (value: unknown): value is Unsaved => {
  const { owner, key, at } = (value ?? {}) as Partial<Unsaved>;
  return (owner === null || typeof owner === 'string') && typeof key === 'string' && typeof at === 'number';
};

/** The values of everyone at this browser. Earlier releases stored those of one person, with the owner beside them. */
const valuesAt = (now: number): readonly Unsaved[] => {
  const stored = readStored(KEY);
  const list = isOwn(stored)
    ? stored.list.map((each) => Object.assign({}, each, { owner: stored.owner }))
    : stored;
  return Array.isArray(list) ? list.filter(isUnsaved).filter(({ at }) => now - at < EXPIRES_MS) : [];
};

export interface UnsavedValue {
  /** @returns what this browser stores of the edit until the server has it, for its reader to check */
  read: (now?: number) => unknown;
  /** Stores the edit; undefined removes it. Other edits, and those of other people, stay. */
  write: (value: unknown, now?: number) => void;
}

/** The viewer's edit with a key. It stays the edit of that person if another one signs in meanwhile. */
export const unsavedOf = (key: string): UnsavedValue => {
  const owner = ownerNow();
  const isThis = (each: Unsaved) => each.owner === owner && each.key === key;
  return {
    read: (now = Date.now()) => valuesAt(now).find(isThis)?.value,
    write: (value, now = Date.now()) => {
      const others = valuesAt(now).filter((each) => !isThis(each));
      writeStored(KEY, value === undefined ? others : [...others, { owner, key, value, at: now }]);
    },
  };
};
