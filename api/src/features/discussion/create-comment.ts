import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context } from '../../graphql/context.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { badInput, forbidden } from '../../platform/errors/errors.ts';
import { Between } from '../../platform/input/between.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import type { Services } from '../../platform/process/services.ts';
import { User } from '../accounts/index.ts';
import { CourseRight, Lesson } from '../courses/index.ts';
import { commandOnce, IdempotencyKey } from '../operations/index.ts';
import { notify } from '../support/index.ts';
import { Comment } from './comment.entity.ts';
import { assertCommentRate } from './comment-rate.ts';
import { assertMayDiscuss, type DiscussedLesson, lockComment } from './discussion.policy.ts';

@InputType({ description: 'Input for asking a question about a lesson, or replying to one.' })
export class CreateCommentInput {
  @Field(() => ID, { description: 'ID of a lesson that the viewer may study.' })
  lessonId!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the question to which the comment replies. Omit for a question.',
  })
  parentId?: string | null;
  @Field({ description: 'Text of the question or reply, 2 to 4,000 characters.' })
  @TrimmedLength(2, 4000, { message: 'discussion.text' })
  text!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Video position to which the question refers, in seconds.',
  })
  @Between(0, 86_400, 'discussion.place')
  atSec?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Paragraph of the text to which the question refers, from 0.',
  })
  @Between(0, 10_000, 'discussion.place')
  paragraph?: number | null;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

export function createComment(context: Context, input: CreateCommentInput): Promise<string> {
  return commandOnce(context, 'createComment', input, async (em, viewer) => {
    const lesson = await assertMayDiscuss(em, viewer, input.lessonId);
    if (!lesson.mayWrite) throw forbidden('RIGHT_LACKING');
    // A teacher may have a hundred questions to answer
    if (!lesson.mayAnswer && !viewer.may('comment:moderate')) await assertCommentRate(em, viewer.id);
    const question = input.parentId ? await lockQuestion(em, viewer, input.parentId, lesson) : undefined;
    const comment = em.create(Comment, {
      lesson: em.getReference(Lesson, lesson.id),
      author: em.getReference(User, viewer.id),
      parent: question ?? null,
      text: input.text.trim(),
      atSec: question ? null : (input.atSec ?? null),
      paragraph: question ? null : (input.paragraph ?? null),
    });
    if (question) question.replyCount++;
    await em.flush();
    await notifyAbout(em, context.services, viewer.id, lesson, comment, question);
    return comment.id;
  });
}

/**
 * @throws BAD_INPUT at `parentId` for a reply, or for a question of another lesson
 * @throws CONFLICT if it is removed
 */
async function lockQuestion(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  lesson: DiscussedLesson,
): Promise<Comment> {
  const { comment: question } = await lockComment(em, viewer, id);
  if (question.parent || question.lesson.id !== lesson.id) throw badInput('parentId', 'discussion.parent');
  question.assertNotRemoved();
  return question;
}

/** Notifies the teachers of a question, and its author of a reply, except about their own comments. */
async function notifyAbout(
  em: EntityManager,
  services: Services,
  writer: string,
  { id, title, slug, course, teacher }: DiscussedLesson,
  comment: Comment,
  question?: Comment,
): Promise<void> {
  const link = `/learning/${slug}?lesson=${id}&comment=${question?.id ?? comment.id}`;
  const params = { lesson: title };
  if (question) {
    if (question.author.id !== writer)
      await notify(em, services, question.author.id, { kind: 'QUESTION_ANSWERED', params, link });
    return;
  }
  const coTeachers = await runSql<{ id: string }>(
    em,
    sql`select person_id as id from co_teacher where course_id = ${course} and person_id is not null
      and ${CourseRight.ANSWER} = any(rights) order by person_id`,
    'question.answerers',
  );
  const teachers = [teacher, ...coTeachers.map((each) => each.id)].filter((each) => each !== writer);
  await notify(em, services, teachers, { kind: 'QUESTION_ASKED', params, link: '/teacher/questions' });
}
