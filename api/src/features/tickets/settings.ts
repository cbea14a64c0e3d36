import { defineSetting, SettingKind, SettingUnit } from '../../platform/settings/index.ts';

const hours = (usual: number) =>
  ({ kind: SettingKind.DURATION, unit: SettingUnit.HOURS, least: 1, most: 720, default: usual }) as const;

/**
 * Hours until an answer is due, from the time when the ticket begins to wait for support. The public terms show the
 * value for normal priority.
 */
export const TICKET_REPLY_HOURS = defineSetting({ key: 'ticket.replyHours', ...hours(4) });
export const TICKET_REPLY_LOW_HOURS = defineSetting({ key: 'ticket.replyLowHours', ...hours(8) });
export const TICKET_REPLY_HIGH_HOURS = defineSetting({ key: 'ticket.replyHighHours', ...hours(2) });
export const TICKET_REPLY_URGENT_HOURS = defineSetting({ key: 'ticket.replyUrgentHours', ...hours(1) });
/** Hours until the ticket must be resolved. The time in which it waits for others does not count. */
export const TICKET_SOLVE_HOURS = defineSetting({ key: 'ticket.solveHours', ...hours(48) });
export const TICKET_SOLVE_LOW_HOURS = defineSetting({ key: 'ticket.solveLowHours', ...hours(96) });
export const TICKET_SOLVE_HIGH_HOURS = defineSetting({ key: 'ticket.solveHighHours', ...hours(24) });
export const TICKET_SOLVE_URGENT_HOURS = defineSetting({ key: 'ticket.solveUrgentHours', ...hours(8) });
/** Days until a resolved ticket is closed. */
export const TICKET_CLOSE_DAYS = defineSetting({
  key: 'ticket.closeDays',
  kind: SettingKind.DURATION,
  unit: SettingUnit.DAYS,
  least: 1,
  most: 60,
  default: 7,
});
