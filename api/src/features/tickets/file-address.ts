import type { EntityManager } from '@mikro-orm/postgresql';
import {
  getHolder,
  type Holder,
  type HolderQuery,
  holderQuery,
  isOpenAccount,
  kindOfHolder,
} from '../../platform/access/holder-address.ts';
import type { Keys } from '../../platform/access/keys.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { runSql, type Sql, sql } from '../../platform/db/index.ts';
import type { NamedFile } from '../media/index.ts';

const PURPOSE = 'ticket file address';

/**
 * The signed URL of a ticket file for support, for the member who wrote the ticket, or for the guest who has its
 * secret.
 */
export const ticketFileUrl = (keys: Keys, fileId: string, viewer: Viewer | undefined): string =>
  `/media/tickets/${fileId}?${holderQuery(keys, PURPOSE, fileId, {
    id: viewer?.id,
    isStaff: viewer?.may('ticket:read'),
  })}`;

/** The files that a holder may read: support all, requesters all except those of internal notes. */
const mayHave = (holder: Holder): Sql => {
  if (holder.isStaff) return sql`true`;
  const own = holder.id ? sql`t.requester_id = ${holder.id}` : sql`t.guest_email is not null`;
  return sql`g.kind <> 'NOTE' and ${own}`;
};

/** @returns undefined unless the URL is valid and its holder may read the file */
export async function findTicketFile(
  em: EntityManager,
  keys: Keys,
  id: string,
  query: HolderQuery,
): Promise<NamedFile | undefined> {
  const holder = getHolder(keys, PURPOSE, id, query);
  if (!holder) return undefined;
  const [file] = await runSql<NamedFile>(
    em,
    sql`select m.storage_key, m.content_type, f.name, f.type
      from ticket_file f join media m on m.id = f.media_id
        join ticket_message g on g.id = f.message_id join ticket t on t.id = g.ticket_id
      where f.id = ${id} and ${isOpenAccount(holder, 'ticket:read')} and ${mayHave(holder)}`,
    `ticket.file-${kindOfHolder(holder)}`,
  );
  return file;
}
