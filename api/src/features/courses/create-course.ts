import { Field, ID, InputType } from 'type-graphql';
import { type Context } from '../../graphql/context.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { User } from '../accounts/index.ts';
import { lockCategory } from '../categories/index.ts';
import { audit, IdempotencyKey, runOnce } from '../operations/index.ts';
import { Course } from './course.entity.ts';
import { freeSlug } from './slug.ts';

@InputType({ description: 'Input to create a course. All other fields are edited later.' })
export class CreateCourseInput {
  @Field({ description: 'Title of 3 to 60 characters.' })
  @TrimmedLength(3, 60, { message: validationMessage('catalog.title', { max: 60 }) })
  title!: string;

  @Field(() => ID, { nullable: true, description: 'Category ID. Required before the course is submitted.' })
  categoryId?: string | null;

  @IdempotencyKey()
  idempotencyKey?: string | null;
}

export function createCourse(
  context: Context,
  { title, categoryId, idempotencyKey }: CreateCourseInput,
): Promise<string> {
  return runOnce(context, idempotencyKey, { title, categoryId }, async (em, viewer) => {
    const course = em.create(Course, {
      title: title.trim().normalize('NFC'),
      slug: await freeSlug(em, title),
      teacher: em.getReference(User, viewer.id),
      category: categoryId ? await lockCategory(em, categoryId) : null,
    });
    await em.flush();
    audit(em, context, { action: 'course.create', targetId: course.id, after: { title } });
    return course.id;
  });
}
