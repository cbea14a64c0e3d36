import { defineDays, defineHours, type SettingKey } from '../../platform/settings/index.ts';

const hours = (key: SettingKey, usual: number) => defineHours(key, { least: 1, most: 720, default: usual });

/**
 * Hours until an answer is due, from the time when the ticket begins to wait for support. The public terms show the
 * value for normal priority.
 */
export const TICKET_REPLY_HOURS = hours('ticket.replyHours', 4);
export const TICKET_REPLY_LOW_HOURS = hours('ticket.replyLowHours', 8);
export const TICKET_REPLY_HIGH_HOURS = hours('ticket.replyHighHours', 2);
export const TICKET_REPLY_URGENT_HOURS = hours('ticket.replyUrgentHours', 1);
/** Hours until the ticket must be resolved. The time in which it waits for others does not count. */
export const TICKET_SOLVE_HOURS = hours('ticket.solveHours', 48);
export const TICKET_SOLVE_LOW_HOURS = hours('ticket.solveLowHours', 96);
export const TICKET_SOLVE_HIGH_HOURS = hours('ticket.solveHighHours', 24);
export const TICKET_SOLVE_URGENT_HOURS = hours('ticket.solveUrgentHours', 8);
/** Days until a resolved ticket is closed. */
export const TICKET_CLOSE_DAYS = defineDays('ticket.closeDays', { least: 1, most: 60, default: 7 });
