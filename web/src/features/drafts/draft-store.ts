import { dropStored, readStored, writeStored } from '../../ui/browser-storage.ts';
import { ownerNow } from '../../ui/own-storage.ts';

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

/** Where the viewer's draft of something is stored: another person in the same tab has another one. */
export const draftKey = (name: string): string => `sen.draft.${ownerNow()}.${name}`;

/** The draft under a {@link draftKey}; null when there is none or it can't be read. */
export const readDraft = <T>(key: string): Draft<T> | null => {
  const draft = readStored(key, TAB) as Draft<T> | null;
  return typeof draft?.version === 'number' && draft.base && draft.values ? draft : null;
};

/** Keeps a draft; returns whether it is kept. */
export const writeDraft = <T>(key: string, draft: Draft<T>): boolean => writeStored(key, draft, TAB);

export const dropDraft = (key: string): void => dropStored(key, TAB);
