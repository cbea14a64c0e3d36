import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { policy } from '../../../platform/errors/errors.ts';
import { drawPicture } from '../../../platform/files/pictures.ts';
import { storeFile } from '../../../platform/files/stored-files.ts';
import { claimUpload, findUpload, type OwnUpload, removeUpload } from '../../../platform/files/uploads.ts';
import { assertStorageRoom, Media } from '../../media/index.ts';
import type { Course } from '../course.entity.ts';
import { lockOwnCourse } from '../load.ts';
import { CoursePicture, MAX_PICTURES } from './course-picture.entity.ts';

/** Text is at most 720 pixels wide, on screens with twice the pixel density. */
const WIDEST = 1600;
/** A screenshot of a long page is the highest useful picture. */
const HIGHEST = 8000;
const IMAGE_MB = 10;

@InputType({ description: 'Input to add a picture for the texts of a course.' })
export class AddCoursePictureInput {
  @Field(() => ID, { description: 'ID of the viewer’s course.' })
  courseId!: string;
  @Field(() => ID, { description: 'ID of a finished upload (JPEG, PNG or WebP, at most 10 MB).' })
  uploadId!: string;
}

export async function addCoursePicture(
  context: Context,
  { courseId, uploadId }: AddCoursePictureInput,
): Promise<string> {
  const viewer = signedIn(context);
  const upload = { personId: viewer.id, uploadId, field: 'uploadId' };
  const drawn = await draw(context, upload);
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, viewer, courseId);
    // The picture is invisible until a text contains it. That text, based on the current version, is the edit
    course.assertEditable();
    if ((await em.count(CoursePicture, { course })) >= MAX_PICTURES)
      throw policy('TOO_MANY_PICTURES', { limit: MAX_PICTURES });
    return storePicture(em, context, { course, upload, drawn });
  });
}

/** Re-encodes the upload, so that only the pixels of the picture remain. Never enlarges it. */
async function draw({ em, services }: Context, upload: OwnUpload): Promise<Buffer> {
  const { key, sizeBytes } = await findUpload(em, upload);
  const rules = { field: upload.field, sizeBytes, maxMegabytes: IMAGE_MB, minWidth: 1 };
  const [drawn] = await drawPicture(services.storage, key, rules, ({ picture }) => [
    picture
      .resize({ width: WIDEST, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 }),
  ]);
  return drawn!;
}

async function storePicture(
  em: EntityManager,
  { services }: Context,
  { course, upload, drawn }: { course: Course; upload: OwnUpload; drawn: Buffer },
): Promise<string> {
  const { id, key } = await claimUpload(em, upload);
  const { width, height } = await sharp(drawn).metadata();
  const storageKey = `media/${id}`;
  await assertStorageRoom(em, upload.personId, drawn.length);
  const mediaId = await storeFile(em, {
    ownerId: upload.personId,
    kind: 'IMAGE',
    storageKey,
    contentType: 'image/webp',
    sizeBytes: drawn.length,
  });
  const media = em.getReference(Media, mediaId);
  const picture = em.create(CoursePicture, { id: randomUUID(), course, media, width, height });
  await em.flush();
  await services.storage.write(storageKey, Readable.from([drawn]));
  await removeUpload(services.storage, key);
  return picture.id;
}
