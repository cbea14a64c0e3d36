import { Arg, Args, Ctx, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import {
  all,
  COMMAND_DECIDED,
  connection,
  connectionOf,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
} from '../../../graphql/read/index.ts';
import { Course } from '../../courses/index.ts';
import { Deleted } from '../../operations/index.ts';
import { courseOf, inCourse, inCourseOrder, lessonTitleOf, mayOpen, OwnPlaceArgs } from '../own-places.ts';
import { Bookmark } from './bookmark.entity.ts';
import {
  CreateBookmarkInput,
  createBookmark,
  deleteBookmark,
  MAX_BOOKMARKS,
  UpdateBookmarkInput,
  updateBookmark,
} from './write-bookmark.ts';

const BookmarkConnection = connectionOf('BookmarkConnection', () => Bookmark);

const one = (id: string) =>
  rows(Bookmark, (b) => ({ where: sql`${b.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

@Resolver(() => Bookmark)
export class BookmarkResolver {
  @Allow('lesson:study')
  @MaxRows(MAX_BOOKMARKS)
  @ReadQuery(() => [Bookmark], {
    description:
      'The viewer’s own bookmarks in a course, in its order and that of the video; at most 200. They stay when access has ended.',
  })
  myBookmarks(
    @Arg('courseId', () => ID, { description: 'Of a course that the viewer studies.' }) courseId: string,
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
    description: 'The viewer’s own bookmarks in one course or in all of them, the latest first.',
  })
  recentBookmarks(@Args() { courseId, first, after }: OwnPlaceArgs, @Ctx() context: Context) {
    const { id } = signedIn(context);
    return connection(Bookmark, (b) => ({
      where: all([sql`${b.person} = ${id}`, !!courseId && inCourse(b.lesson, courseId)]),
      orderBy: [
        { by: b.createdAt, dir: 'desc' },
        { by: b.id, dir: 'desc' },
      ],
      first,
      after,
    }));
  }

  @Allow('lesson:study')
  @ReadMutation(() => Bookmark, {
    description:
      'Marks a lesson or a second of its video; what is marked already is answered as it is. BAD_INPUT: a field. NOT_FOUND: no lesson that the viewer studies. POLICY: 200 bookmarks in the course, the most.',
  })
  async createBookmark(@Arg('input') input: CreateBookmarkInput, @Ctx() context: Context) {
    return one(await createBookmark(context, input));
  }

  @Allow('lesson:study')
  @ReadMutation(() => Bookmark, {
    description:
      'Names a bookmark, or takes its name away. BAD_INPUT: the name. NOT_FOUND: another person’s, or access has ended.',
  })
  async updateBookmark(@Arg('input') input: UpdateBookmarkInput, @Ctx() context: Context) {
    return one(await updateBookmark(context, input));
  }

  @Allow('lesson:study')
  @Mutation(() => Deleted, {
    description: 'Removes a bookmark, also when access has ended. NOT_FOUND: another person’s.',
  })
  async deleteBookmark(
    @Arg('bookmarkId', () => ID, { description: 'Of a bookmark of the viewer’s own.' }) bookmarkId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    await deleteBookmark(context, bookmarkId);
    return { id: bookmarkId };
  }

  @ReadField(() => ID, { description: 'Of the lesson that is marked.' })
  lessonId(@Root() { lesson }: Row<Bookmark>) {
    return lesson;
  }

  @ReadField(() => String, { description: 'What the lesson is called that is marked.' })
  lessonTitle(@Root() { lesson }: Row<Bookmark>) {
    return lessonTitleOf(lesson);
  }

  @ReadField(() => Course, { nullable: true, description: 'The course to which its lesson belongs.' })
  course(@Root() { lesson }: Row<Bookmark>) {
    return courseOf(lesson);
  }

  @ReadField(() => Boolean, {
    description: 'Whether the viewer can go there now: access is there, and the lesson still stands.',
  })
  mayOpen(@Root() { person, lesson }: Row<Bookmark>) {
    return mayOpen(person, lesson);
  }
}
