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

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (name: string) => `sen.draft.${name}`;

/** This tab's storage: the bridge until the server has a draft, over a lost line or a reload. Null where the browser keeps none. */
export const tabStore = (): Store | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};

/** A draft by its name, for instance `course.<id>`; null when there is none or it can't be read. */
export const readDraft = <T>(name: string, store: Store | null = tabStore()): Draft<T> | null => {
  try {
    const draft = JSON.parse(store?.getItem(keyOf(name)) ?? 'null') as Draft<T> | null;
    return typeof draft?.version === 'number' && draft.base && draft.values ? draft : null;
  } catch {
    return null;
  }
};

/** Keeps a draft; returns whether it is kept, since storage may be full or closed. */
export const writeDraft = <T>(name: string, draft: Draft<T>, store: Store | null = tabStore()): boolean => {
  try {
    store?.setItem(keyOf(name), JSON.stringify(draft));
    return store !== null;
  } catch {
    return false;
  }
};

export const dropDraft = (name: string, store: Store | null = tabStore()): void => {
  try {
    store?.removeItem(keyOf(name));
  } catch {
    // What can't be reached can't be read either.
  }
};
