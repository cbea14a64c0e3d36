import { dropStored, readStored, writeStored } from '../browser-storage.ts';

/** An upload that was cut off by a reload: the browser needs the file once more, the server keeps what it has. */
export interface Unfinished {
  name: string;
  size: number;
  sent: number;
}

const keyOf = (purpose: string) => `sen.upload.${purpose}`;

/** What was begun for a purpose and not finished; null without one. */
export const readUnfinished = (purpose: string): Unfinished | null => {
  const kept = readStored(keyOf(purpose)) as Unfinished | null;
  return typeof kept?.name === 'string' && kept.size > 0 ? kept : null;
};

/** Without storage an upload can't be resumed after a reload; it still runs. */
export const keepUnfinished = (purpose: string, { name, size, sent }: Unfinished): void => {
  writeStored(keyOf(purpose), { name, size, sent });
};

export const forgetUnfinished = (purpose: string): void => dropStored(keyOf(purpose));
