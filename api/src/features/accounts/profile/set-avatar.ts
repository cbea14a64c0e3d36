import { Readable } from 'node:stream';
import { ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { drawPicture } from '../../../platform/files/pictures.ts';
import { storeFile } from '../../../platform/files/stored-files.ts';
import { claimUpload, findUpload, removeUpload } from '../../../platform/files/uploads.ts';
import { Between } from '../../../platform/input/between.ts';
import { auditPerson } from '../audit-person.ts';
import { lockUser } from '../load-user.ts';
import { removeAvatar } from '../personal-data/personal-files.ts';

/** Pixels of the stored square: twice the largest size on screen. */
const SIZE = 320;
const MIN_WIDTH = 64;
const MAX_MB = 5;
const MIDDLE = { x: 0.5, y: 0.5, size: 1 };

@InputType({
  description:
    'Square crop of a picture. The size is a fraction of the shorter side; the position is a fraction of the remaining space.',
})
export class CropInput {
  @Field(() => Float, { description: 'Horizontal position from left (0) to right (1).' })
  @Between(0, 1, 'validation.invalid')
  x!: number;
  @Field(() => Float, { description: 'Vertical position from top (0) to bottom (1).' })
  @Between(0, 1, 'validation.invalid')
  y!: number;
  @Field(() => Float, { description: 'Side length of the square, 0.1 to 1 of the shorter side.' })
  @Between(0.1, 1, 'validation.invalid')
  size!: number;
}

@InputType({ description: 'New profile picture of the viewer.' })
export class SetAvatarInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'ID of a finished upload (JPEG, PNG or WebP, at least 64 pixels wide, at most 5 MB). Null removes the picture.',
  })
  uploadId?: string | null;

  @Field(() => CropInput, {
    nullable: true,
    description: 'Square crop of the picture. Defaults to the centre.',
  })
  @ValidateNested()
  crop?: CropInput | null;
}

/**
 * Sets or removes the viewer's picture. It is re-encoded as a square, so that no metadata or hidden content remains.
 */
export async function setAvatar(context: Context, { uploadId, crop }: SetAvatarInput): Promise<string> {
  const viewer = signedIn(context);
  const { storage, jobs } = context.services;
  const square = uploadId ? await draw(context, viewer.id, uploadId, crop ?? MIDDLE) : undefined;
  return context.em.transactional(async (em) => {
    const person = await lockUser(em, viewer.id);
    const { avatarUrl: formerUrl, avatarId: formerId } = person;
    person.avatarUrl = null;
    person.avatarId = null;
    if (square) {
      const own = { personId: viewer.id, uploadId: uploadId!, field: 'uploadId' };
      const { id, key } = await claimUpload(em, own);
      const storageKey = `avatars/${id}.webp`;
      person.avatarId = await storeFile(em, {
        ownerId: person.id,
        kind: 'IMAGE',
        storageKey,
        contentType: 'image/webp',
        sizeBytes: square.length,
      });
      await storage.write(storageKey, Readable.from([square]));
      await removeUpload(storage, key);
      person.avatarUrl = `/media/${storageKey}`;
    }
    await em.flush();
    // Removed immediately: a picture that its owner has removed must not stay available at its URL for a week
    await removeAvatar(em, jobs, formerUrl, formerId);
    auditPerson(em, context, 'person.avatar', person.id);
    return person.id;
  });
}

async function draw(
  { em, services }: Context,
  personId: string,
  uploadId: string,
  { x, y, size }: CropInput,
): Promise<Buffer> {
  const own = { personId, uploadId, field: 'uploadId' };
  const upload = await findUpload(em, own);
  const { sizeBytes } = upload;
  const rules = { field: 'uploadId', sizeBytes, maxMegabytes: MAX_MB, minWidth: MIN_WIDTH };
  const [square] = await drawPicture(services.storage, upload.key, rules, ({ picture, width, height }) => {
    const side = Math.max(1, Math.round(Math.min(width, height) * size));
    const [left, top] = [Math.round((width - side) * x), Math.round((height - side) * y)];
    return [
      picture.extract({ left, top, width: side, height: side }).resize(SIZE, SIZE).webp({ quality: 86 }),
    ];
  });
  return square!;
}
