import { readStored, removeStored, writeStored } from '../browser-storage.ts';

/** An upload that was interrupted by a reload. The browser needs the file again; the server has the uploaded part. */
export interface Unfinished {
  name: string;
  size: number;
  sent: number;
}

const getKey = (purpose: string) => `sen.upload.${purpose}`;

export const readUnfinished = (purpose: string): Unfinished | null => {
  const stored = readStored(getKey(purpose)) as Unfinished | null;
  return typeof stored?.name === 'string' && stored.size > 0 ? stored : null;
};

/** Without storage an upload cannot be resumed after a reload, but it continues. */
export const storeUnfinished = (purpose: string, { name, size, sent }: Unfinished): void => {
  writeStored(getKey(purpose), { name, size, sent });
};

export const deleteUnfinished = (purpose: string): void => removeStored(getKey(purpose));
