import { dropStored, readStored, writeStored } from '../../../../ui/browser-storage.ts';

/** What was typed and not saved, with the version and the values that it was typed upon. */
export interface Draft<T> {
  version: number;
  base: T;
  values: T;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The version of the server’s draft that it goes on from; null before there is one. */
  follows?: number | null;
}

/** This tab's storage: the bridge until the server has a draft, over a lost line or a reload. */
const TAB = 'sessionStorage';

const keyOf = (name: string) => `sen.draft.${name}`;

/** A draft by its name, for instance `course.<id>`; null when there is none or it can't be read. */
export const readDraft = <T>(name: string): Draft<T> | null => {
  const draft = readStored(keyOf(name), TAB) as Draft<T> | null;
  return typeof draft?.version === 'number' && draft.base && draft.values ? draft : null;
};

/** Keeps a draft; returns whether it is kept. */
export const writeDraft = <T>(name: string, draft: Draft<T>): boolean => writeStored(keyOf(name), draft, TAB);

export const dropDraft = (name: string): void => dropStored(keyOf(name), TAB);
