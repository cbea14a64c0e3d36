import type { MySaleQuery } from './earnings.gen.ts';

/** A sale with everything that is said of it. */
export type SaleStatement = NonNullable<MySaleQuery['mySale']>;
