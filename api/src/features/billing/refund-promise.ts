import type { Settings } from '../../platform/settings/index.ts';
import { REFUND_DAYS } from './settings.ts';

const DAY_MS = 86_400_000;

/** The last moment at which a refund of what was paid at `paidAt` may be asked for. */
export const refundableUntil = (settings: Settings, paidAt: Date): Date =>
  new Date(paidAt.getTime() + settings.get(REFUND_DAYS) * DAY_MS);
