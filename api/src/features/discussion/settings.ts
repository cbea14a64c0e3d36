import { defineDays } from '../../platform/settings/index.ts';

export const APPEAL_DAYS = defineDays('moderation.appealDays', { least: 1, most: 60, default: 14 });
