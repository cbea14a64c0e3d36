import type { EntityManager } from '@mikro-orm/postgresql';
import { lockById, runSql, sql } from '../../platform/db/index.ts';
import { gone, notFound } from '../../platform/errors/errors.ts';
import { findLinkedTicket } from './links.ts';
import { Ticket } from './ticket.entity.ts';

/**
 * Loads and locks a ticket for a command of support, so that changes run one after another.
 * @throws NOT_FOUND
 */
export const lockTicket = (em: EntityManager, id: string): Promise<Ticket> => lockById(em, Ticket, id);

/** @throws NOT_FOUND for tickets of others */
export async function lockOwnTicket(em: EntityManager, personId: string, id: string): Promise<Ticket> {
  const ticket = await lockTicket(em, id);
  if (ticket.requester?.id !== personId) throw notFound();
  return ticket;
}

/** @throws GONE if the secret has expired or is unknown */
export async function lockGuestTicket(em: EntityManager, secret: string): Promise<Ticket> {
  const [row] = await runSql<{ id: string | null }>(
    em,
    sql`select ${findLinkedTicket(secret)} as id`,
    'ticket.opened',
  );
  if (!row?.id) throw gone('TICKET_LINK_GONE');
  return lockTicket(em, row.id);
}
