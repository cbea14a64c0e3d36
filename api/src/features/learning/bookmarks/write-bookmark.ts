import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { notFound, policy } from '../../../platform/errors/errors.ts';
import { Between } from '../../../platform/input/between.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { User } from '../../accounts/index.ts';
import { Lesson } from '../../courses/index.ts';
import { IdempotencyKey, idempotent } from '../../operations/index.ts';
import { assertStudies, lockOwnCourse } from '../private-places.ts';
import { Bookmark } from './bookmark.entity.ts';

/** Max bookmarks of one person in one course, so that a client can show all of them at once. */
export const MAX_BOOKMARKS = 200;

@InputType({ description: 'Input for creating a bookmark.' })
export class CreateBookmarkInput {
  @Field(() => ID, { description: 'ID of a lesson that the viewer studies.' })
  lessonId!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Position in the video, in seconds. Omit to bookmark the whole lesson.',
  })
  @Between(0, 86_400, 'learning.seconds')
  atSec?: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Label of the bookmark, 1 to 120 characters. Without a label, clients show the lesson’s title.',
  })
  @TrimmedLength(1, 120, { message: 'learning.bookmarkLabel' })
  label?: string | null;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input for changing the label of a bookmark.' })
export class UpdateBookmarkInput {
  @Field(() => ID, { description: 'ID of a bookmark of the viewer.' })
  bookmarkId!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Label of the bookmark, 1 to 120 characters. Null removes the label.',
  })
  @TrimmedLength(1, 120, { message: 'learning.bookmarkLabel' })
  label?: string | null;
}

/**
 * Creates a bookmark. Returns an existing bookmark at the same place unchanged, for instance if two tabs send the
 * same request.
 * @throws NOT_FOUND if the viewer does not study the lesson
 * @throws POLICY if there are too many
 */
export function createBookmark(context: Context, input: CreateBookmarkInput): Promise<string> {
  const viewer = signedIn(context);
  const { idempotencyKey, ...request } = input;
  return context.em.transactional((em) =>
    idempotent(em, viewer.id, idempotencyKey, { createBookmark: request }, async () => {
      const { lessonId, atSec = null, label } = input;
      await assertStudies(em, viewer.id, lessonId);
      await lockOwnCourse(em, viewer.id, lessonId);
      const known = await em.findOne(Bookmark, { person: viewer.id, lesson: lessonId, atSec });
      if (known) return known.id;
      await assertRoom(em, viewer.id, lessonId);
      const bookmark = em.create(Bookmark, {
        person: em.getReference(User, viewer.id),
        lesson: em.getReference(Lesson, lessonId),
        atSec,
        label: label?.trim() ?? null,
      });
      await em.flush();
      return bookmark.id;
    }),
  );
}

/**
 * Sets or removes the name of a bookmark.
 * @throws NOT_FOUND if it belongs to another person, or access has ended
 */
export function updateBookmark(
  context: Context,
  { bookmarkId, label }: UpdateBookmarkInput,
): Promise<string> {
  return context.em.transactional(async (em) => {
    const bookmark = await lockOwn(em, signedIn(context).id, bookmarkId);
    await assertStudies(em, bookmark.person.id, bookmark.lesson.id);
    bookmark.label = label?.trim() ?? null;
    return bookmark.id;
  });
}

/**
 * Deletes a bookmark. Its owner may do so even after access has ended.
 * @throws NOT_FOUND
 */
export function deleteBookmark(context: Context, bookmarkId: string): Promise<void> {
  return context.em.transactional(async (em) => {
    em.remove(await lockOwn(em, signedIn(context).id, bookmarkId));
  });
}

async function lockOwn(em: EntityManager, personId: string, id: string): Promise<Bookmark> {
  const bookmark = isUuid(id)
    ? await em.findOne(Bookmark, { id, person: personId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!bookmark) throw notFound();
  return bookmark;
}

async function assertRoom(em: EntityManager, personId: string, lessonId: string): Promise<void> {
  const [kept] = await runSql<{ n: number }>(
    em,
    sql`select count(*)::int as n from bookmark b join lesson l on l.id = b.lesson_id
      where b.person_id = ${personId} and l.course_id = (select course_id from lesson where id = ${lessonId})`,
  );
  if (kept!.n >= MAX_BOOKMARKS) throw policy('BOOKMARKS_FULL', { limit: MAX_BOOKMARKS });
}
