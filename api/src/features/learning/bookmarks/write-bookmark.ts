import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { policy } from '../../../platform/errors/errors.ts';
import { Between } from '../../../platform/input/between.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { User } from '../../accounts/index.ts';
import { Lesson } from '../../courses/index.ts';
import { commandOnce, type Deleted, IdempotencyKey } from '../../operations/index.ts';
import { assertStudies, countOwnPlaces, lockOwnCourse, lockOwnPlace } from '../private-places.ts';
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
 * Returns an existing bookmark at the same place unchanged, for instance if two tabs send the same request.
 * @throws NOT_FOUND if the viewer does not study the lesson
 * @throws POLICY if there are too many
 */
export function createBookmark(context: Context, input: CreateBookmarkInput): Promise<string> {
  return commandOnce(context, 'createBookmark', input, async (em, viewer) => {
    const { lessonId, atSec = null, label } = input;
    await assertStudies(em, viewer.id, lessonId);
    await lockOwnCourse(em, viewer.id, lessonId);
    const known = await em.findOne(Bookmark, { person: viewer.id, lesson: lessonId, atSec });
    if (known) return known.id;
    if ((await countOwnPlaces(em, 'bookmark', viewer.id, lessonId)) >= MAX_BOOKMARKS)
      throw policy('BOOKMARKS_FULL', { limit: MAX_BOOKMARKS });
    const bookmark = em.create(Bookmark, {
      person: em.getReference(User, viewer.id),
      lesson: em.getReference(Lesson, lessonId),
      atSec,
      label: label?.trim() ?? null,
    });
    await em.flush();
    return bookmark.id;
  });
}

/** @throws NOT_FOUND if it belongs to another person, or access has ended */
export function updateBookmark(
  context: Context,
  { bookmarkId, label }: UpdateBookmarkInput,
): Promise<string> {
  return context.em.transactional(async (em) => {
    const bookmark = await lockOwnPlace(em, Bookmark, signedIn(context).id, bookmarkId);
    await assertStudies(em, bookmark.person.id, bookmark.lesson.id);
    bookmark.label = label?.trim() ?? null;
    return bookmark.id;
  });
}

/**
 * Its owner may delete a bookmark even after access has ended.
 * @throws NOT_FOUND if the viewer has no bookmark with this ID
 */
export function deleteBookmark(context: Context, bookmarkId: string): Promise<Deleted> {
  return context.em.transactional(async (em) => {
    em.remove(await lockOwnPlace(em, Bookmark, signedIn(context).id, bookmarkId));
    return { id: bookmarkId };
  });
}
