import { registerEnumType } from 'type-graphql';

export enum TicketState {
  OPEN = 'OPEN',
  REPLIED = 'REPLIED',
  ON_HOLD = 'ON_HOLD',
  RESOLVED = 'RESOLVED',
  CLOSED = 'CLOSED',
}
registerEnumType(TicketState, {
  name: 'TicketState',
  description: 'Pending party of a ticket, or how it ended.',
  valuesConfig: {
    OPEN: { description: 'The ticket awaits a reply of support. Its clocks run.' },
    REPLIED: { description: 'Support has replied and awaits the requester. The clocks are paused.' },
    ON_HOLD: { description: 'The ticket awaits a third party. The clocks are paused.' },
    RESOLVED: { description: 'The ticket is resolved. A reply of the requester reopens it.' },
    CLOSED: {
      description: 'The ticket is closed permanently, some days after its resolution or after a merge.',
    },
  },
});

export enum TicketCategory {
  PAYMENT = 'PAYMENT',
  LEARNING = 'LEARNING',
  TEACHING = 'TEACHING',
  FAULT = 'FAULT',
  ACCOUNT = 'ACCOUNT',
  OTHER = 'OTHER',
}
registerEnumType(TicketCategory, {
  name: 'TicketCategory',
  description: 'Subject area of a ticket.',
  valuesConfig: {
    PAYMENT: { description: 'Orders, payments, invoices and refunds.' },
    LEARNING: { description: 'Studying of courses, and certificates.' },
    TEACHING: { description: 'Teaching on the platform, and earnings.' },
    FAULT: { description: 'Errors and technical problems of the platform.' },
    ACCOUNT: { description: 'Sign-in, names and email addresses.' },
    OTHER: { description: 'Partnerships, and everything else.' },
  },
});

export enum TicketPriority {
  LOW = 'LOW',
  NORMAL = 'NORMAL',
  HIGH = 'HIGH',
  URGENT = 'URGENT',
}
registerEnumType(TicketPriority, {
  name: 'TicketPriority',
  description: 'Priority of a ticket. The response times of each priority are settings.',
  valuesConfig: {
    LOW: { description: 'Lower priority than all other tickets.' },
    NORMAL: { description: 'Default priority of new tickets.' },
    HIGH: { description: 'The requester is blocked by the problem.' },
    URGENT: { description: 'Money or learning is lost until the ticket is resolved.' },
  },
});

export enum TicketMessageKind {
  REQUEST = 'REQUEST',
  ANSWER = 'ANSWER',
  NOTE = 'NOTE',
  EVENT = 'EVENT',
}
registerEnumType(TicketMessageKind, {
  name: 'TicketMessageKind',
  description: 'Kind of a ticket message: its sender and audience, or an event.',
  valuesConfig: {
    REQUEST: { description: 'Message of the requester to support.' },
    ANSWER: { description: 'Reply of support to the requester.' },
    NOTE: { description: 'Internal note of support, never visible to the requester.' },
    EVENT: { description: 'Event in the history of the ticket.' },
  },
});

export enum TicketEvent {
  ASSIGNED = 'ASSIGNED',
  UNASSIGNED = 'UNASSIGNED',
  PRIORITY = 'PRIORITY',
  CATEGORY = 'CATEGORY',
  HELD = 'HELD',
  REOPENED = 'REOPENED',
  RESOLVED = 'RESOLVED',
  CLOSED = 'CLOSED',
  MERGED_IN = 'MERGED_IN',
  MERGED_INTO = 'MERGED_INTO',
  RATED = 'RATED',
}
registerEnumType(TicketEvent, {
  name: 'TicketEvent',
  description: 'Event in the history of a ticket. The message’s `value` has details.',
  valuesConfig: {
    ASSIGNED: { description: 'The ticket was assigned. The value is the name of the agent.' },
    UNASSIGNED: { description: 'The assignment of the ticket was removed.' },
    PRIORITY: { description: 'The priority was changed. The value is the name of the new TicketPriority.' },
    CATEGORY: { description: 'The category was changed. The value is the name of the new TicketCategory.' },
    HELD: { description: 'The ticket was put on hold for a third party.' },
    REOPENED: { description: 'The ticket was reopened for support.' },
    RESOLVED: { description: 'The ticket was marked as resolved.' },
    CLOSED: { description: 'The ticket was closed after a period without messages.' },
    MERGED_IN: {
      description:
        'Another ticket of the requester was merged into this one. The value is the number of that ticket.',
    },
    MERGED_INTO: {
      description: 'The ticket was merged into another one. The value is the number of that ticket.',
    },
    RATED: { description: 'The requester rated the support. The value is the number of stars.' },
  },
});

export enum TicketTab {
  WAITING = 'WAITING',
  REQUESTER = 'REQUESTER',
  DONE = 'DONE',
}
registerEnumType(TicketTab, {
  name: 'TicketTab',
  description: 'Filter of a ticket list by the party whose action is pending.',
  valuesConfig: {
    WAITING: { description: 'Open tickets that await support, sorted by due time.' },
    REQUESTER: { description: 'Replied and on-hold tickets that await the requester or a third party.' },
    DONE: { description: 'Resolved and closed tickets without pending action.' },
  },
});
