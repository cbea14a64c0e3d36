import { expireOrder, queryPayment } from './features/billing/index.ts';
import type { JobDefinition } from './platform/jobs.ts';

/** Every kind of background work of every feature. */
export const jobs: readonly JobDefinition<never>[] = [expireOrder, queryPayment] as never;
