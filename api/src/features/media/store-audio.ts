import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { badInput } from '../../platform/errors/errors.ts';
import { readBytes } from '../../platform/files/storage/storage.ts';
import { claimUpload } from '../../platform/files/uploads.ts';
import type { Media } from './media.entity.ts';
import { storeUpload } from './store-upload.ts';

const MAX_MB = 20;
/** Signatures of the audio formats that browsers play. */
const SIGNATURES: readonly (readonly [pattern: RegExp, contentType: string])[] = [
  [/^(ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/, 'audio/mpeg'],
  [/^.{4}ftyp(M4A |mp42|isom)/s, 'audio/mp4'],
  [/^OggS/, 'audio/ogg'],
  [/^RIFF.{4}WAVE/s, 'audio/wav'],
];

/** Stores an upload as audio after a check of its content. @throws BAD_INPUT at `field` */
export async function storeAudio(
  em: EntityManager,
  context: Context,
  viewer: Viewer,
  { uploadId, field }: { uploadId: string; field: string },
): Promise<Media> {
  const upload = await claimUpload(em, { personId: viewer.id, uploadId, field });
  const file = await context.services.storage.open(upload.key);
  if (!file) throw badInput(field, 'upload.unknown');
  const head = await readBytes(file, 0, 16).finally(() => file.close());
  const found = SIGNATURES.find(([pattern]) => pattern.test(head.toString('latin1')));
  if (!found || upload.sizeBytes > MAX_MB * 1024 * 1024) throw badInput(field, 'catalog.notASound');
  return storeUpload(em, context, viewer, upload, { kind: 'AUDIO', contentType: found[1] });
}
