import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { findValue, sql } from '../../platform/db/index.ts';
import { badInput, policy } from '../../platform/errors/errors.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import {
  type ClaimedUpload,
  claimUpload,
  moveToPermanentKey,
  permanentKey,
} from '../../platform/files/uploads.ts';
import { User } from '../accounts/index.ts';
import { Media, typeOfFile } from '../media/index.ts';
import { MAX_MESSAGES, MAX_WRITTEN, type Ticket } from './ticket.entity.ts';
import { type TicketEvent, TicketMessageKind } from './ticket.enums.ts';
import { TicketFile, TicketMessage } from './ticket-message.entity.ts';

/** Max megabytes of all files of a message. */
const MAX_MB = 10;

export interface NewMessage {
  readonly kind: Exclude<TicketMessageKind, 'EVENT'>;
  readonly authorId?: string;
  readonly text: string;
  readonly uploadIds?: readonly string[] | null;
  readonly requestKey?: string | null;
}

/**
 * Adds a message with its files.
 * @throws POLICY if the ticket is full
 * @throws BAD_INPUT for a file
 */
export async function writeMessage(
  em: EntityManager,
  context: Context,
  ticket: Ticket,
  { kind, authorId, text, uploadIds, requestKey }: NewMessage,
): Promise<TicketMessage> {
  if (ticket.messageCount >= MAX_WRITTEN) throw policy('TOO_MANY_MESSAGES', { limit: MAX_WRITTEN });
  const message = em.create(TicketMessage, {
    ticket,
    kind,
    author: authorId ? em.getReference(User, authorId) : null,
    text: text.trim(),
    requestKey: requestKey ?? null,
  });
  ticket.messageCount++;
  await em.flush();
  if (authorId && uploadIds?.length) await attach(em, context, message, authorId, uploadIds);
  return message;
}

/** Adds an event to the thread of a ticket. If the ticket is full, the event is dropped. */
export async function addEvent(
  em: EntityManager,
  ticket: Ticket,
  event: TicketEvent,
  { actorId, value }: { readonly actorId?: string | undefined; readonly value?: string } = {},
): Promise<void> {
  if (ticket.messageCount >= MAX_MESSAGES) return;
  ticket.messageCount++;
  em.create(TicketMessage, {
    ticket,
    kind: TicketMessageKind.EVENT,
    event,
    value: value ?? null,
    author: actorId ? em.getReference(User, actorId) : null,
  });
  await em.flush();
}

/** Attaches the sender's uploads after checking the real type of each. Their names are only shown, never trusted. */
async function attach(
  em: EntityManager,
  { services }: Context,
  message: TicketMessage,
  personId: string,
  uploadIds: readonly string[],
): Promise<void> {
  let bytes = 0;
  const claimed: { upload: ClaimedUpload; key: string }[] = [];
  for (const uploadId of uploadIds) {
    const upload = await claimUpload(em, { personId, uploadId, field: 'uploadIds' });
    bytes += upload.sizeBytes;
    if (bytes > MAX_MB * 1024 ** 2) throw badInput('uploadIds', 'tickets.filesTooLarge', { max: MAX_MB });
    const name = upload.filename;
    const found = await typeOfFile(services.storage, upload.key, name);
    if (!found) throw badInput('uploadIds', 'tickets.notAFile');
    const key = permanentKey(services.storage, upload);
    const mediaId = await storeFile(em, {
      ownerId: personId,
      kind: 'TICKET',
      storageKey: key,
      contentType: found.contentType,
      sizeBytes: upload.sizeBytes,
    });
    em.create(TicketFile, { message, media: em.getReference(Media, mediaId), name, type: found.type });
    claimed.push({ upload, key });
  }
  await em.flush();
  // Last, because it only moves files: if the commit fails, the sweep deletes the unreferenced ones
  for (const { upload, key } of claimed) await moveToPermanentKey(services.storage, upload, key);
}

/** @returns whether a guest's earlier reply with the same key has the same content; undefined if there is none */
export async function isRepeatedReply(
  em: EntityManager,
  ticketId: string,
  key: string | null | undefined,
  text: string,
): Promise<boolean | undefined> {
  if (!key) return undefined;
  return findValue<boolean>(
    em,
    sql`select text = ${text.trim()} as same from ticket_message where ticket_id = ${ticketId} and request_key = ${key}`,
    'ticket.repeated',
  );
}
