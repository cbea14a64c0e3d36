import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql, uuid } from '../../platform/db/index.ts';
import { badInput, notFound, policy } from '../../platform/errors/errors.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import { claimUpload, moveToPermanentKey, permanentKey } from '../../platform/files/uploads.ts';
import { Media, typeOfFile } from '../media/index.ts';
import { lockOwnDraft } from './load.ts';
import { MAX_SUBMISSION_FILES, SubmissionFile } from './submission.entity.ts';

const MAX_MB = 200;
/** Max bytes of all files of a person's submissions, including removed ones until they are swept. */
const MAX_PER_PERSON = 1024 ** 3;

@InputType({ description: 'Input for adding a file to a draft.' })
export class AddSubmissionFileInput {
  @Field(() => ID, { description: 'ID of a draft of the viewer.' })
  submissionId!: string;
  @Field(() => ID, {
    description:
      'ID of a finished upload: PDF, image, audio, MP4, office document, plain text, code or ZIP. At most 5 files with 200 MB in total.',
  })
  uploadId!: string;
}

export function addSubmissionFile(
  context: Context,
  { submissionId, uploadId }: AddSubmissionFileInput,
): Promise<string> {
  const viewer = signedIn(context);
  const { services } = context;
  return context.em.transactional(async (em) => {
    const { submission } = await lockOwnDraft(em, viewer, submissionId);
    if ((await em.count(SubmissionFile, { submission })) >= MAX_SUBMISSION_FILES)
      throw policy('TOO_MANY_FILES', { limit: MAX_SUBMISSION_FILES });
    const upload = await claimUpload(em, { personId: viewer.id, uploadId, field: 'uploadId' });
    if ((await sumBytes(em, submissionId)) + upload.sizeBytes > MAX_MB * 1024 ** 2)
      throw badInput('uploadId', 'assignment.filesTooLarge', { max: MAX_MB });
    await assertStorageRoom(em, viewer.id, upload.sizeBytes);
    const name = upload.filename;
    const found = await typeOfFile(services.storage, upload.key, name);
    if (!found) throw badInput('uploadId', 'assignment.notAFile');
    const storageKey = permanentKey(services.storage, upload);
    const mediaId = await storeFile(em, {
      ownerId: viewer.id,
      kind: 'SUBMISSION',
      storageKey,
      contentType: found.contentType,
      sizeBytes: upload.sizeBytes,
    });
    em.create(SubmissionFile, { submission, media: em.getReference(Media, mediaId), name, type: found.type });
    await em.flush();
    // Last, because it only moves the file: if the commit fails, the sweep deletes the unreferenced file
    await moveToPermanentKey(services.storage, upload, storageKey);
    return submissionId;
  });
}

/** Removes a file from the viewer's draft. An unreferenced file is deleted after a week. */
export function removeSubmissionFile(context: Context, fileId: string): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const [row] = await runSql<{ id: string }>(
      em,
      sql`select submission_id as id from submission_file where id = ${uuid(fileId)}`,
    );
    const { submission } = await lockOwnDraft(em, viewer, row?.id ?? '');
    const file = await em.findOne(SubmissionFile, { id: fileId, submission });
    if (!file) throw notFound();
    em.remove(file);
    await em.flush();
    return submission.id;
  });
}

/**
 * Serialises the files of a person over all drafts.
 * @throws POLICY with the reason SUBMISSION_STORAGE
 */
async function assertStorageRoom(em: EntityManager, personId: string, bytes: number): Promise<void> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtextextended('submissions ' || ${personId}, 0))`);
  const [stored] = await runSql<{ bytes: number }>(
    em,
    sql`select coalesce(sum(size_bytes), 0)::float8 as bytes from media
      where owner_id = ${personId} and kind = 'SUBMISSION'`,
  );
  const value = stored!.bytes + bytes;
  if (value > MAX_PER_PERSON) throw policy('SUBMISSION_STORAGE', { limit: MAX_PER_PERSON, value });
}

async function sumBytes(em: EntityManager, submissionId: string): Promise<number> {
  const [sum] = await runSql<{ bytes: number }>(
    em,
    sql`select coalesce(sum(m.size_bytes), 0)::float8 as bytes
      from submission_file f join media m on m.id = f.media_id where f.submission_id = ${submissionId}`,
  );
  return sum!.bytes;
}
