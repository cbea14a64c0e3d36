import { excel } from './excel.ts';
import { officeEnglish } from './office-english.ts';
import { personalFinance } from './personal-finance.ts';
import { pho } from './pho.ts';
import { react19 } from './react-19/index.ts';
import { readingNumbers } from './reading-numbers.ts';
import { spokenEnglish } from './spoken-english.ts';
import type { FurtherMaterial } from './types.ts';

export type * from './types.ts';

/** Optional material of some courses. The six complete courses have every kind of it. */
export const FURTHER: readonly FurtherMaterial[] = [
  react19,
  readingNumbers,
  officeEnglish,
  excel,
  pho,
  personalFinance,
  spokenEnglish,
];
