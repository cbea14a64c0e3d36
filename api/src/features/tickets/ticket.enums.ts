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
  description: 'For whom a ticket waits, or how it ended.',
  valuesConfig: {
    OPEN: { description: 'It waits for support; its clocks run.' },
    REPLIED: { description: 'Support has answered, and it waits for its requester; its clocks stand.' },
    ON_HOLD: { description: 'It waits for somebody else; its clocks stand.' },
    RESOLVED: { description: 'It is done; a reply of its requester opens it again.' },
    CLOSED: { description: 'It is over for good, after some days or since it was merged.' },
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
  description: 'What a ticket is about.',
  valuesConfig: {
    PAYMENT: { description: 'Orders, payments, bills and refunds.' },
    LEARNING: { description: 'Courses that are studied, and certificates.' },
    TEACHING: { description: 'Teaching on the platform, and what it earns.' },
    FAULT: { description: 'Something that does not work.' },
    ACCOUNT: { description: 'Signing in, names and addresses.' },
    OTHER: { description: 'Working together, and everything else.' },
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
  description: 'How soon a ticket has to be answered and solved; the settings have the times of each.',
  valuesConfig: {
    LOW: { description: 'It can wait behind all others.' },
    NORMAL: { description: 'As tickets are when they come.' },
    HIGH: { description: 'Somebody can not go on with something.' },
    URGENT: { description: 'Money or learning is lost while it waits.' },
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
  description: 'Who says something in a ticket, and to whom.',
  valuesConfig: {
    REQUEST: { description: 'Words of the requester.' },
    ANSWER: { description: 'Words of support to the requester.' },
    NOTE: { description: 'Words of support to support; the requester never sees them.' },
    EVENT: { description: 'Something that was done to the ticket.' },
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
  description: 'What was done to a ticket; the message’s `value` says the rest.',
  valuesConfig: {
    ASSIGNED: { description: 'Somebody takes care of it; the value is their name.' },
    UNASSIGNED: { description: 'Nobody takes care of it any more.' },
    PRIORITY: { description: 'It has another priority; the value is its name in the schema.' },
    CATEGORY: { description: 'It is about something else; the value is the category’s name in the schema.' },
    HELD: { description: 'It waits for somebody else.' },
    REOPENED: { description: 'It waits for support again.' },
    RESOLVED: { description: 'It was said to be done.' },
    CLOSED: { description: 'It was closed, since nothing more came.' },
    MERGED_IN: { description: 'Another one of its requester was merged into it; the value is its number.' },
    MERGED_INTO: { description: 'It was merged into another one; the value is that one’s number.' },
    RATED: { description: 'Its requester said how content they are; the value is the number of stars.' },
  },
});

export enum TicketTab {
  WAITING = 'WAITING',
  REQUESTER = 'REQUESTER',
  DONE = 'DONE',
}
registerEnumType(TicketTab, {
  name: 'TicketTab',
  description: 'For whom the tickets of a list wait.',
  valuesConfig: {
    WAITING: { description: 'For support: open ones, by their due times.' },
    REQUESTER: { description: 'For their requester or somebody else: replied ones and those on hold.' },
    DONE: { description: 'For no one: resolved and closed ones.' },
  },
});
