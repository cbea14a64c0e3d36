import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { Between } from '../../platform/input/between.ts';
import { COVER_VARIANTS, encodeCover, storeCover } from '../media/index.ts';
import { audit } from '../operations/index.ts';
import { lockOwnCourse } from './load.ts';

@InputType({ description: 'New cover picture of a course.' })
export class SetCourseCoverInput {
  @Field(() => ID, { description: 'ID of the viewer’s course.' })
  courseId!: string;
  @Field(() => ID, {
    nullable: true,
    description:
      'ID of a finished upload (JPEG, PNG or WebP, at least 480 pixels wide, at most 10 MB). Null for the generated cover.',
  })
  uploadId?: string | null;
  @Field({
    defaultValue: false,
    description:
      'True if a model drew the uploaded picture. The server also recognises this by the IPTC property Digital Source Type of the file.',
  })
  isByAi!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'Variant of the generated cover, from `coverChoices`. Null: the variant that follows from title and category. Omitted: unchanged.',
  })
  @Between(0, COVER_VARIANTS - 1, 'validation.between')
  variant?: number | null;
}

export async function setCourseCover(
  context: Context,
  { courseId, uploadId, isByAi, variant }: SetCourseCoverInput,
): Promise<string> {
  const viewer = signedIn(context);
  const encoded = uploadId ? await encodeCover(context, viewer, uploadId, isByAi) : undefined;
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, viewer, courseId);
    course.edit(false);
    const stored = encoded && (await storeCover(em, context, viewer, uploadId!, encoded));
    course.coverKey = stored?.key ?? null;
    course.cover = stored?.media ?? null;
    if (variant !== undefined) course.coverVariant = variant;
    audit(em, context, { action: 'course.cover', targetId: course.id });
    return course.id;
  });
}
