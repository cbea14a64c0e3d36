import { useState } from 'react';

/** The same object as long as its values are the same, for what is handed on or depended upon as one. */
export const useSameValues = <T extends object>(next: T): T => {
  const [kept, setKept] = useState(next);
  const isSame = Object.entries(next).every(([key, value]) => Object.is(kept[key as keyof T], value));
  if (!isSame) setKept(next);
  return isSame ? kept : next;
};
