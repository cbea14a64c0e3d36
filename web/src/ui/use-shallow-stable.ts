import { useState } from 'react';

/** Returns the previous object while its values are unchanged, for props and dependencies. */
export const useShallowStable = <T extends object>(next: T): T => {
  const [previous, setPrevious] = useState(next);
  const isSame = Object.entries(next).every(([key, value]) => Object.is(previous[key as keyof T], value));
  if (!isSame) setPrevious(next);
  return isSame ? previous : next;
};
