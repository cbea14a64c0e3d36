import { defineEnum } from '../../graphql/define-enum.ts';

export const TicketState = defineEnum('TicketState', 'Pending party of a ticket, or how it ended.', {
  OPEN: 'The ticket awaits a reply of support. Its clocks run.',
  REPLIED: 'Support has replied and awaits the requester. The clocks are paused.',
  ON_HOLD: 'The ticket awaits a third party. The clocks are paused.',
  RESOLVED: 'The ticket is resolved. A reply of the requester reopens it.',
  CLOSED: 'The ticket is closed permanently, some days after its resolution or after a merge.',
});
export type TicketState = keyof typeof TicketState;

export const TicketCategory = defineEnum('TicketCategory', 'Subject area of a ticket.', {
  PAYMENT: 'Orders, payments, invoices and refunds.',
  LEARNING: 'Studying of courses, and certificates.',
  TEACHING: 'Teaching on the platform, and earnings.',
  FAULT: 'Errors and technical problems of the platform.',
  ACCOUNT: 'Sign-in, names and email addresses.',
  OTHER: 'Partnerships, and everything else.',
});
export type TicketCategory = keyof typeof TicketCategory;

export const TicketPriority = defineEnum(
  'TicketPriority',
  'Priority of a ticket. The response times of each priority are settings.',
  {
    LOW: 'Lower priority than all other tickets.',
    NORMAL: 'Default priority of new tickets.',
    HIGH: 'The requester is blocked by the problem.',
    URGENT: 'Money or learning is lost until the ticket is resolved.',
  },
);
export type TicketPriority = keyof typeof TicketPriority;

export const TicketMessageKind = defineEnum(
  'TicketMessageKind',
  'Kind of a ticket message: its sender and audience, or an event.',
  {
    REQUEST: 'Message of the requester to support.',
    ANSWER: 'Reply of support to the requester.',
    NOTE: 'Internal note of support, never visible to the requester.',
    EVENT: 'Event in the history of the ticket.',
  },
);
export type TicketMessageKind = keyof typeof TicketMessageKind;

export const TicketEvent = defineEnum(
  'TicketEvent',
  'Event in the history of a ticket. The message’s `value` has details.',
  {
    ASSIGNED: 'The ticket was assigned. The value is the name of the agent.',
    UNASSIGNED: 'The assignment of the ticket was removed.',
    PRIORITY: 'The priority was changed. The value is the name of the new TicketPriority.',
    CATEGORY: 'The category was changed. The value is the name of the new TicketCategory.',
    HELD: 'The ticket was put on hold for a third party.',
    REOPENED: 'The ticket was reopened for support.',
    RESOLVED: 'The ticket was marked as resolved.',
    CLOSED: 'The ticket was closed after a period without messages.',
    MERGED_IN:
      'Another ticket of the requester was merged into this one. The value is the number of that ticket.',
    MERGED_INTO: 'The ticket was merged into another one. The value is the number of that ticket.',
    RATED: 'The requester rated the support. The value is the number of stars.',
  },
);
export type TicketEvent = keyof typeof TicketEvent;

export const TicketTab = defineEnum(
  'TicketTab',
  'Filter of a ticket list by the party whose action is pending.',
  {
    WAITING: 'Open tickets that await support, sorted by due time.',
    REQUESTER: 'Replied and on-hold tickets that await the requester or a third party.',
    DONE: 'Resolved and closed tickets without pending action.',
  },
);
export type TicketTab = keyof typeof TicketTab;
