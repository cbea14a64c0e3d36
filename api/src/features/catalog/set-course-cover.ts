import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { audit } from '../operations/index.ts';
import { lockOwnCourse } from './load.ts';
import { drawCover, takeCover } from './take-upload.ts';

@InputType({ description: 'The picture of a course.' })
export class SetCourseCoverInput {
  @Field(() => ID, { description: 'Of the course whose picture it is.' })
  courseId!: string;
  @Field(() => ID, {
    nullable: true,
    description:
      'A finished upload (JPEG, PNG or WebP, at least 480 wide, at most 10 MB); null: the generated cover.',
  })
  uploadId?: string | null;
}

/** Sets or takes back the uploaded cover. Returns the course’s id. */
export async function setCourseCover(
  context: Context,
  { courseId, uploadId }: SetCourseCoverInput,
): Promise<string> {
  const viewer = signedIn(context);
  const drawn = uploadId ? await drawCover(context, viewer, uploadId) : undefined;
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, viewer, courseId);
    course.edit(false);
    const taken = drawn && (await takeCover(em, context, viewer, uploadId!, drawn));
    course.coverKey = taken?.key ?? null;
    course.cover = taken?.media ?? null;
    audit(em, context, { action: 'course.cover', targetType: 'course', targetId: course.id });
    return course.id;
  });
}
