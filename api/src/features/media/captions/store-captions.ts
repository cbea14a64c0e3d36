import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../graphql/context.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { badInput } from '../../../platform/errors/errors.ts';
import { decodeText } from '../../../platform/files/decoded-text.ts';
import { storeFile } from '../../../platform/files/stored-files.ts';
import { claimUpload, removeUpload } from '../../../platform/files/uploads.ts';
import type { Services } from '../../../platform/process/services.ts';
import { assertStorageRoom } from '../storage-quota.ts';
import { type CaptionCue, type CaptionFault, parseCaptions, writeVtt } from './parse-captions.ts';

const MAX_KB = 1024;

export const CAPTION_FAULTS = {
  TIME: 'catalog.captionsTime',
  ORDER: 'catalog.captionsOrder',
  EMPTY: 'catalog.captionsEmpty',
  TOO_MANY: 'catalog.captionsTooMany',
  TOO_LONG: 'catalog.captionsTooLong',
} as const satisfies Record<CaptionFault['fault'], string>;

/**
 * Stores an upload as captions, rewritten as WebVTT, with their text. @returns ID of the stored file
 * @throws BAD_INPUT at the field for invalid captions, with the line
 */
export async function storeUploadedCaptions(
  em: EntityManager,
  { services }: Context,
  viewer: Viewer,
  { uploadId, field }: { uploadId: string; field: string },
): Promise<string> {
  const upload = await claimUpload(em, { personId: viewer.id, uploadId, field });
  const cues =
    upload.sizeBytes <= MAX_KB * 1024
      ? parseCaptions(decodeCaptions(await buffer(services.storage.read(upload.key))))
      : undefined;
  if (!cues) throw badInput(field, 'catalog.notCaptions');
  if ('fault' in cues) throw badInput(field, CAPTION_FAULTS[cues.fault], { line: cues.line });
  const mediaId = await storeCaptions(em, services, viewer, upload.id, cues);
  await removeUpload(services.storage, upload.key);
  return mediaId;
}

/** Stores cues as a WebVTT file with that name, with their text. @returns ID of the stored file */
export async function storeCaptions(
  em: EntityManager,
  services: Services,
  viewer: Viewer,
  name: string,
  cues: readonly CaptionCue[],
): Promise<string> {
  const content = Buffer.from(writeVtt(cues));
  await assertStorageRoom(em, viewer.id, content.length);
  const storageKey = `media/${name}`;
  const mediaId = await storeFile(em, {
    ownerId: viewer.id,
    kind: 'CAPTIONS',
    storageKey,
    contentType: 'text/vtt',
    sizeBytes: content.length,
  });
  await storeCues(em, mediaId, cues);
  await services.storage.write(storageKey, Readable.from([content]));
  return mediaId;
}

export async function storeCues(
  em: EntityManager,
  mediaId: string,
  cues: readonly CaptionCue[],
): Promise<void> {
  const rows = cues.map(({ startMs, endMs, text }, position) => ({ position, startMs, endMs, text }));
  await runSql(
    em,
    sql`insert into caption_cue (media_id, position, start_ms, end_ms, text, words)
      select ${mediaId}, position, "startMs", "endMs", text,
        passage_vector(text, lead(text) over (order by position)) from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as x(position integer, "startMs" integer, "endMs" integer, text text)
      on conflict do nothing`,
  );
  await runSql(
    em,
    sql`insert into caption_document (media_id, words)
      select ${mediaId}, strip(search_vector(coalesce(string_agg(text, ' '), '')))
      from caption_cue where media_id = ${mediaId} on conflict do nothing`,
  );
}

/** @returns an empty text, which is not valid captions, if the bytes cannot be decoded */
export const decodeCaptions = (bytes: Buffer): string => (decodeText(bytes) ?? '').replaceAll('\0', '');
