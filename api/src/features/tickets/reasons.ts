import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  TICKET_CLOSED: {
    code: 'CONFLICT',
    message: 'tickets.closed',
    description: 'The ticket is closed or was merged into another one. It accepts no more messages.',
  },
  TICKET_STATE: {
    code: 'CONFLICT',
    message: 'tickets.state',
    description: 'The ticket is already in the requested state, which is `state`.',
  },
  TICKET_NOT_DONE: {
    code: 'POLICY',
    message: 'tickets.notDone',
    description: 'The support can be rated once the ticket is resolved.',
  },
  TOO_MANY_MESSAGES: {
    code: 'POLICY',
    message: 'tickets.tooManyMessages',
    description: 'The ticket has `limit` messages, the maximum. Create another ticket.',
  },
  TICKETS_OF_OTHERS: {
    code: 'POLICY',
    message: 'tickets.ofOthers',
    description: 'Only two different tickets of the same requester can be merged.',
  },
  TOO_MANY_CANNED_ANSWERS: {
    code: 'POLICY',
    message: 'tickets.tooManyCanned',
    description: 'There are already `limit` reply templates. Delete an unused one.',
  },
  TICKET_LINK_GONE: {
    code: 'GONE',
    message: 'tickets.linkGone',
    description: 'The link to the ticket has expired or is invalid. Request a new link by email.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'tickets.name': 'LENGTH',
  'tickets.subject': 'LENGTH',
  'tickets.text': 'LENGTH',
  'tickets.comment': 'LENGTH',
  'tickets.orderNumber': 'LENGTH',
  'tickets.ownOrder': 'UNKNOWN_REFERENCE',
  'tickets.ownCourse': 'UNKNOWN_REFERENCE',
  'tickets.agent': 'UNKNOWN_REFERENCE',
  'tickets.title': 'LENGTH',
  'tickets.notAFile': 'UNSUPPORTED_CONTENT',
  'tickets.filesTooLarge': 'OUT_OF_RANGE',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
