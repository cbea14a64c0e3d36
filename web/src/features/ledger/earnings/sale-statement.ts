import type { MySaleQuery } from './earnings.gen.ts';

export type SaleStatement = NonNullable<MySaleQuery['mySale']>;
