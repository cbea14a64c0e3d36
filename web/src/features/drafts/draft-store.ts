import { readStored, removeStored, writeStored } from '../../ui/browser-storage.ts';
import { currentOwner } from '../../ui/own-storage.ts';

/** Unsaved input with the version and the values that it is based on. */
export interface Draft<T> {
  version: number;
  base: T;
  values: T;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** The version of the server's draft that it continues; null if there is none. */
  follows?: number | null;
}

/** Session storage preserves input across reloads and network errors until the server has stored a draft. */
const STORAGE = 'sessionStorage';

/** The storage key of a draft. It contains the owner, because another person may sign in in the same tab. */
export const draftKey = (name: string): string => `sen.draft.${currentOwner()}.${name}`;

/** The draft with a {@link draftKey}; null if there is none or it cannot be read. */
export const readDraft = <T>(key: string): Draft<T> | null => {
  const draft = readStored(key, STORAGE) as Draft<T> | null;
  return typeof draft?.version === 'number' && draft.base && draft.values ? draft : null;
};

/** @returns true if it is stored */
export const writeDraft = <T>(key: string, draft: Draft<T>): boolean => writeStored(key, draft, STORAGE);

export const dropDraft = (key: string): void => removeStored(key, STORAGE);
