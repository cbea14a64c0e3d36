import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, type Sql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { withFragment } from '../accounts/index.ts';

/** Days until the link in an e-mail expires. */
export const LINK_DAYS = 30;

const toHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * Creates a link by which a guest opens one ticket, for an e-mail. Only the hash of its secret is stored. The secret
 * is in the fragment, which browsers send to no server, so no log contains it.
 */
export async function guestLink(
  em: EntityManager,
  { config }: Pick<Services, 'config'>,
  ticketId: string,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await runSql(
    em,
    sql`insert into ticket_link (hash, ticket_id, expires_at)
      values (decode(${toHash(secret)}, 'hex'), ${ticketId}, now() + make_interval(days => ${LINK_DAYS}::int))`,
    'ticket.link',
  );
  return withFragment(`${config.publicUrl}/support/thread`, { ticket: secret });
}

/** The guest ticket that a secret opens, as a subquery. NULL, which equals nothing, for any other text. */
export const findLinkedTicket = (
  secret: string,
): Sql => sql`(select k.ticket_id from ticket_link k join ticket o on o.id = k.ticket_id
  where k.hash = decode(${toHash(secret)}, 'hex') and k.expires_at > now() and o.guest_email is not null)`;
