import type { EntityManager } from '@mikro-orm/postgresql';
import { sendMail } from '../../platform/mail/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { notify } from '../support/index.ts';
import { guestLink } from './links.ts';
import { ticketMail } from './mails/ticket.mail.tsx';
import type { Ticket } from './ticket.entity.ts';

const queueLink = (ticket: Ticket): string => `/admin/support-center/${ticket.id}`;

/**
 * Sends a guest a link to their ticket. The e-mail contains nothing of the ticket's text: otherwise anyone could
 * enter the address of another person and have the server mail them an arbitrary text.
 */
export async function mailGuest(
  em: EntityManager,
  services: Services,
  ticket: Ticket,
  what: 'RECEIVED' | 'ANSWERED' | 'LINK',
): Promise<void> {
  if (!ticket.guestEmail) return;
  await sendMail(em, services, ticketMail, {
    to: ticket.guestEmail,
    locale: ticket.language,
    props: { what, number: ticket.number, link: await guestLink(em, services, ticket.id) },
  });
}

/** A member is notified by their preferences, a guest by e-mail. */
export async function notifyRequester(em: EntityManager, services: Services, ticket: Ticket): Promise<void> {
  if (ticket.requester)
    await notify(em, services, ticket.requester.id, {
      kind: 'TICKET_ANSWERED',
      params: { number: ticket.number },
      link: `/dashboard/support/${ticket.id}`,
    });
  else await mailGuest(em, services, ticket, 'ANSWERED');
}

/** Notifies support that a ticket waits: its assignee, or everyone who may answer. */
export const notifySupport = (
  em: EntityManager,
  services: Services,
  ticket: Ticket,
  what: 'NEW' | 'REPLY',
): Promise<void> =>
  notify(em, services, ticket.assignee?.id ?? { may: 'ticket:answer', except: ticket.requester?.id }, {
    kind: 'TICKET_WAITING',
    params: { number: ticket.number, what },
    link: queueLink(ticket),
  });

export const notifyAssignee = (
  em: EntityManager,
  services: Services,
  ticket: Ticket,
  personId: string,
): Promise<void> =>
  notify(em, services, personId, {
    kind: 'TICKET_ASSIGNED',
    params: { number: ticket.number },
    link: queueLink(ticket),
  });

export const notifyOverdue = (em: EntityManager, services: Services, ticket: Ticket): Promise<void> =>
  notify(em, services, ticket.assignee?.id ?? { may: 'ticket:answer' }, {
    kind: 'TICKET_OVERDUE',
    params: { number: ticket.number },
    link: queueLink(ticket),
  });
