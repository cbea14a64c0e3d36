import type { Setting } from '../../platform/settings/index.ts';
import {
  TICKET_REPLY_HIGH_HOURS,
  TICKET_REPLY_HOURS,
  TICKET_REPLY_LOW_HOURS,
  TICKET_REPLY_URGENT_HOURS,
  TICKET_SOLVE_HIGH_HOURS,
  TICKET_SOLVE_HOURS,
  TICKET_SOLVE_LOW_HOURS,
  TICKET_SOLVE_URGENT_HOURS,
} from './settings.ts';
import { TicketPriority } from './ticket.enums.ts';

type Hours = Setting<number>;

const reply: Readonly<Record<TicketPriority, Hours>> = {
  [TicketPriority.LOW]: TICKET_REPLY_LOW_HOURS,
  [TicketPriority.NORMAL]: TICKET_REPLY_HOURS,
  [TicketPriority.HIGH]: TICKET_REPLY_HIGH_HOURS,
  [TicketPriority.URGENT]: TICKET_REPLY_URGENT_HOURS,
};
const solve: Readonly<Record<TicketPriority, Hours>> = {
  [TicketPriority.LOW]: TICKET_SOLVE_LOW_HOURS,
  [TicketPriority.NORMAL]: TICKET_SOLVE_HOURS,
  [TicketPriority.HIGH]: TICKET_SOLVE_HIGH_HOURS,
  [TicketPriority.URGENT]: TICKET_SOLVE_URGENT_HOURS,
};

/** Seconds. */
export interface TicketTimes {
  readonly replySec: number;
  readonly solveSec: number;
}

export const toTimes = (
  settings: { get(setting: Hours): number },
  priority: TicketPriority,
): TicketTimes => ({
  replySec: settings.get(reply[priority]) * 3600,
  solveSec: settings.get(solve[priority]) * 3600,
});
