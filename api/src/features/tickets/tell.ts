import type { EntityManager } from '@mikro-orm/postgresql';
import { sendMail } from '../../platform/mail/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { notify } from '../support/index.ts';
import { guestLink } from './links.ts';
import { ticketMail } from './mails/ticket.mail.tsx';
import type { Ticket } from './ticket.entity.ts';

const deskLink = (ticket: Ticket): string => `/admin/support-center/${ticket.id}`;

/**
 * Sends a guest the way into their ticket. The mail has nothing of what was written: anyone can type a stranger's
 * address into the form, and must not make us say words of theirs to that stranger.
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

/** Tells the requester of an answer: a member where they want to hear of it, a guest by mail. */
export async function tellRequester(em: EntityManager, services: Services, ticket: Ticket): Promise<void> {
  if (ticket.requester)
    await notify(em, services, ticket.requester.id, {
      kind: 'TICKET_ANSWERED',
      params: { number: ticket.number },
      link: `/dashboard/support/${ticket.id}`,
    });
  else await mailGuest(em, services, ticket, 'ANSWERED');
}

/** Tells support that a ticket waits: whoever takes care of it, else everyone who may answer. */
export const tellSupport = (
  em: EntityManager,
  services: Services,
  ticket: Ticket,
  what: 'NEW' | 'REPLY',
): Promise<void> =>
  notify(em, services, ticket.assignee?.id ?? { may: 'ticket:answer', except: ticket.requester?.id }, {
    kind: 'TICKET_WAITING',
    params: { number: ticket.number, what },
    link: deskLink(ticket),
  });

/** Tells somebody that a ticket is theirs now. */
export const tellAssignee = (
  em: EntityManager,
  services: Services,
  ticket: Ticket,
  personId: string,
): Promise<void> =>
  notify(em, services, personId, {
    kind: 'TICKET_ASSIGNED',
    params: { number: ticket.number },
    link: deskLink(ticket),
  });

/** Tells support that a promise was not kept. */
export const tellOverdue = (em: EntityManager, services: Services, ticket: Ticket): Promise<void> =>
  notify(em, services, ticket.assignee?.id ?? { may: 'ticket:answer' }, {
    kind: 'TICKET_OVERDUE',
    params: { number: ticket.number },
    link: deskLink(ticket),
  });
