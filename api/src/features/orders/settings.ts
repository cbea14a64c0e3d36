import { defineHours } from '../../platform/settings/index.ts';

export const ORDER_HOURS = defineHours('order.hours', { least: 1, most: 168, default: 24 });
