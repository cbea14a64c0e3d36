import { Arg, Args, Ctx, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import {
  all,
  connection,
  createConnectionType,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  sql,
} from '../../../graphql/read/index.ts';
import { Course } from '../../courses/index.ts';
import { Deleted } from '../../operations/index.ts';
import {
  courseSource,
  inCourse,
  inCourseOrder,
  lessonTitleSql,
  mayOpen,
  OwnPlaceArgs,
} from '../private-places.ts';
import { Bookmark } from './bookmark.entity.ts';
import {
  CreateBookmarkInput,
  createBookmark,
  deleteBookmark,
  MAX_BOOKMARKS,
  UpdateBookmarkInput,
  updateBookmark,
} from './write-bookmark.ts';

const BookmarkConnection = createConnectionType('BookmarkConnection', () => Bookmark);

@Resolver(() => Bookmark)
export class BookmarkResolver {
  @Allow('lesson:study')
  @MaxRows(MAX_BOOKMARKS)
  @ReadQuery(() => [Bookmark], {
    description:
      'Bookmarks of the viewer in a course, in the order of its lessons and video positions. At most 200. They remain readable after access has expired.',
  })
  myBookmarks(
    @Arg('courseId', () => ID, { description: 'ID of a course that the viewer studies.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    const { id } = signedIn(context);
    return rows(Bookmark, (b) => ({
      where: sql`${b.person} = ${id} and ${inCourse(b.lesson, courseId)}`,
      orderBy: sql`${inCourseOrder(b.lesson, b.atSec)}, ${b.id}`,
      limit: MAX_BOOKMARKS,
    }));
  }

  @Allow('lesson:study')
  @ReadQuery(() => BookmarkConnection, {
    description: 'Bookmarks of the viewer in one course or in all courses, newest first.',
  })
  recentBookmarks(@Args() { courseId, first, after }: OwnPlaceArgs, @Ctx() context: Context) {
    const { id } = signedIn(context);
    return connection(Bookmark, (b) => ({
      where: all([sql`${b.person} = ${id}`, !!courseId && inCourse(b.lesson, courseId)]),
      orderBy: [{ by: b.createdAt, dir: 'desc' }],
      first,
      after,
    }));
  }

  @Allow('lesson:study')
  @ReadMutation(() => Bookmark, {
    description:
      'Bookmarks a lesson or a position in its video. Returns the existing bookmark if there is one. BAD_INPUT: a field is invalid. NOT_FOUND: no such lesson that the viewer studies. POLICY: the viewer already has 200 bookmarks in the course, the maximum.',
  })
  async createBookmark(@Arg('input') input: CreateBookmarkInput, @Ctx() context: Context) {
    return resultRow(Bookmark, await createBookmark(context, input));
  }

  @Allow('lesson:study')
  @ReadMutation(() => Bookmark, {
    description:
      'Changes or removes the label of a bookmark. BAD_INPUT: the label is invalid. NOT_FOUND: the bookmark belongs to another person, or the viewer’s access has ended.',
  })
  async updateBookmark(@Arg('input') input: UpdateBookmarkInput, @Ctx() context: Context) {
    return resultRow(Bookmark, await updateBookmark(context, input));
  }

  @Allow('lesson:study')
  @Mutation(() => Deleted, {
    description:
      'Deletes a bookmark, even if access has ended. NOT_FOUND: the bookmark belongs to another person.',
  })
  deleteBookmark(
    @Arg('bookmarkId', () => ID, { description: 'ID of a bookmark of the viewer.' }) bookmarkId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteBookmark(context, bookmarkId);
  }

  @ReadField(() => ID, { description: 'ID of the bookmarked lesson.' })
  lessonId(@Root() { lesson }: Row<Bookmark>) {
    return lesson;
  }

  @ReadField(() => String, { description: 'Title of the bookmarked lesson.' })
  lessonTitle(@Root() { lesson }: Row<Bookmark>) {
    return lessonTitleSql(lesson);
  }

  @ReadField(() => Course, { nullable: true, description: 'Course to which the lesson belongs.' })
  course(@Root() { lesson }: Row<Bookmark>) {
    return courseSource(lesson);
  }

  @ReadField(() => Boolean, {
    description: 'True if the viewer can open the lesson now: access is active and the lesson still exists.',
  })
  mayOpen(@Root() { person, lesson }: Row<Bookmark>) {
    return mayOpen(person, lesson);
  }
}
