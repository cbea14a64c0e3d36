import { expireOrder, queryPayment } from './features/billing/index.ts';
import { sweepUploads } from './features/catalog/index.ts';
import { sweepTraces } from './features/operations/index.ts';
import type { JobDefinition } from './platform/jobs.ts';

/** Every kind of background work of every feature. */
export const jobs = [
  expireOrder,
  queryPayment,
  sweepTraces,
  sweepUploads,
] as unknown as readonly JobDefinition<never>[];
