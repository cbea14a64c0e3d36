import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { defineFeature } from '../define-feature.ts';
import type { QueueSource } from '../operations/index.ts';
import { CannedAnswer } from './canned-answer.entity.ts';
import { CannedAnswerResolver } from './canned-answer.resolver.ts';
import { ticketMail } from './mails/ticket.mail.tsx';
import { notificationKinds } from './notification-kinds.ts';
import { OwnTicketMessageResolver, OwnTicketResolver } from './own-ticket.resolver.ts';
import { personalData } from './personal-data.ts';
import { TicketTermsResolver } from './public-terms.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { sendTicketLink } from './request-ticket-link.ts';
import * as settings from './settings.ts';
import { en, vi } from './texts.ts';
import { Ticket } from './ticket.entity.ts';
import { closeTickets, remindOverdue } from './ticket.jobs.ts';
import { TicketFileResolver, TicketMessageResolver, TicketResolver } from './ticket.resolver.ts';
import { TicketFile, TicketMessage } from './ticket-message.entity.ts';

/** Tickets that wait for support, as in the first tab of the list. */
const ticketQueue: QueueSource = {
  kind: 'TICKETS',
  permission: 'ticket:answer',
  rows: () => sql`select t.created_at as since, t.due_at as due, null::bigint as amount
    from ticket t where t.state = 'OPEN'`,
};

const permissions = definePermissions({
  grants: {
    [Role.USER]: ['ticket:read-own', 'ticket:write-own'],
    [Role.ADMIN]: ['ticket:read', 'ticket:answer', 'canned-answer:manage'],
  },
  groups: { ticket: PermissionGroup.OPERATIONS, 'canned-answer': PermissionGroup.OPERATIONS },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Support tickets of viewers and guests, with messages, files and saved answers.
 *
 * Writes: entities for tickets, messages, files and saved answers. SQL: numbers, links of guests, and several tickets
 * together (merge, reminders, erasure).
 */
export const tickets = defineFeature({
  name: 'tickets',
  tables: ['canned_answer', 'ticket', 'ticket_counter', 'ticket_file', 'ticket_link', 'ticket_message'],
  entities: [CannedAnswer, Ticket, TicketFile, TicketMessage],
  resolvers: [
    CannedAnswerResolver,
    OwnTicketMessageResolver,
    OwnTicketResolver,
    TicketFileResolver,
    TicketMessageResolver,
    TicketResolver,
    TicketTermsResolver,
  ],
  jobs: [closeTickets, remindOverdue, sendTicketLink],
  mails: [ticketMail],
  permissions,
  notificationKinds,
  personalData,
  auditTargets: {
    ticket: (id) => sql`select t.number from ticket t where t.id = ${id}`,
    'canned-answer': (id) => sql`select c.title_vi from canned_answer c where c.id = ${id}`,
  },
  queueSources: [ticketQueue],
  texts: { vi, en },
  settings: Object.values(settings),
  reasons,
  faults,
});
