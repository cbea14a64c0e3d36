/** An upload that was cut off by a reload: the browser needs the file once more, the server keeps what it has. */
export interface Unfinished {
  name: string;
  size: number;
  sent: number;
}

const keyOf = (purpose: string) => `sen.upload.${purpose}`;

/** What was begun for a purpose and not finished; null without one. */
export const readUnfinished = (purpose: string): Unfinished | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(purpose)) ?? 'null') as Unfinished | null;
    return typeof kept?.name === 'string' && kept.size > 0 ? kept : null;
  } catch {
    return null;
  }
};

export const keepUnfinished = (purpose: string, { name, size, sent }: Unfinished): void => {
  try {
    localStorage.setItem(keyOf(purpose), JSON.stringify({ name, size, sent }));
  } catch {
    // Without storage an upload can't be resumed after a reload; it still runs.
  }
};

export const forgetUnfinished = (purpose: string): void => {
  try {
    localStorage.removeItem(keyOf(purpose));
  } catch {
    // See above.
  }
};
