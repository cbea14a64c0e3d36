import { useState } from 'react';

/** Returns the previous object while its values are unchanged, for props and dependencies. */
export const useSameValues = <T extends object>(next: T): T => {
  const [kept, setKept] = useState(next);
  const isSame = Object.entries(next).every(([key, value]) => Object.is(kept[key as keyof T], value));
  if (!isSame) setKept(next);
  return isSame ? kept : next;
};
