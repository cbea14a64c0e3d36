import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { Costs, derived, MaxRows, ReadQuery, sql } from '../../../graphql/read/index.ts';
import { findNotebookFile, MAX_PLACES } from './notebook-file.ts';
import { notebookPlaces } from './notebook-places.ts';

const MAX_COURSES = 100;

@ObjectType({ description: 'A course in which the viewer has notes or bookmarks.' })
export class NotebookCourse {
  @Field(() => ID, { description: 'Unique course ID. Immutable.' })
  id!: string;
  @Field({ description: 'Current title of the course.' })
  title!: string;
  @Field(() => Int, { description: 'Number of the viewer’s notes in the course.' })
  notes!: number;
  @Field(() => Int, { description: 'Number of the viewer’s bookmarks in the course.' })
  bookmarks!: number;
}

@Resolver()
export class NotebookResolver {
  @Allow('lesson:study')
  @MaxRows(MAX_COURSES)
  @ReadQuery(() => [NotebookCourse], {
    description:
      'Courses in which the viewer has readable notes or bookmarks, those with the newest entry first. At most 100.',
  })
  notebookCourses(@Ctx() context: Context) {
    return derived(
      NotebookCourse,
      sql`select k."courseId" as id, k."courseTitle" as title, count(*) filter (where k.kind = 'NOTE')::int as notes,
          count(*) filter (where k.kind = 'BOOKMARK')::int as bookmarks
        from (${notebookPlaces(signedIn(context), null)}) k group by k."courseId", k."courseTitle"
        order by max(k."createdAt") desc, k."courseId" limit ${MAX_COURSES}::int`,
      'The query reads only the viewer’s own rows.',
    );
  }

  @Allow('lesson:study')
  @Costs(MAX_PLACES)
  @Query(() => String, {
    nullable: true,
    description:
      'The viewer’s notes and bookmarks as a Markdown file with a link to each position. Null if there are none.',
  })
  notebookFile(
    @Arg('courseId', () => ID, {
      nullable: true,
      description: 'Filter by course ID. Defaults to all courses.',
    })
    courseId: string | null,
    @Ctx() context: Context,
  ): Promise<string | null> {
    return findNotebookFile(context, courseId ?? null);
  }
}
