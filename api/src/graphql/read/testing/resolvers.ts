import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import {
  all,
  connection,
  derived,
  Guard,
  MaxRows,
  Needs,
  page,
  ReadField,
  ReadQuery,
  type Row,
  rows,
  type Sql,
  sharedSubquery,
  sql,
} from '../index.ts';
import {
  Category,
  Course,
  CourseConnection,
  CoursePage,
  CourseState,
  CourseStatus,
  Happening,
  HappeningConnection,
  LessonContent,
  Person,
  PublicPerson,
  Ranked,
  Review,
  ReviewConnection,
  StarCount,
  Topic,
  type Viewer,
} from './domain.ts';
import { DateTime, Vnd } from './scalars.ts';

type Context = { readonly viewer: Viewer };

/** Named IDs, so that a statement compares uuid with uuid. */
const byId = (id: string) => (row: { readonly id: Sql }) => ({ where: sql`${row.id} = ${id}` });

const OPEN = 'All that happens is shown.';
const happenings = () => sql`
  select id, case when stars = 5 then 'praise' else 'review' end as kind, created_at as at, stars, course_id as course,
      null as title, null::boolean as preview from review where not hidden
  union all select id, 'lesson', null, null, course_id, title, preview from lesson`;

@ObjectType()
export class Outcome {
  @Field() ok!: boolean;
  @Field(() => Course, { nullable: true }) course?: Course;
}

@Resolver()
export class RootResolver {
  @ReadQuery(() => CoursePage)
  courses(
    @Arg('page', () => Int, { defaultValue: 1 }) number: number,
    @Arg('limit', () => Int, { defaultValue: 3 }) limit: number,
    @Arg('status', () => CourseStatus, { nullable: true }) status?: CourseStatus,
    @Arg('maxPrice', () => Vnd, { nullable: true }) maxPrice?: number,
  ) {
    return page(
      Course,
      (c) => ({
        where: all([
          status && sql`${c.status} = ${status}`,
          maxPrice != null && sql`${c.price} <= ${maxPrice}`,
        ]),
        orderBy: sql`${c.price} desc, ${c.id}`,
        page: number,
        limit,
      }),
      { genericPlan: status == null },
    );
  }
  @ReadQuery(() => Course, { nullable: true })
  course(@Arg('slug', () => String) slug: string) {
    return rows(Course, (c) => ({ where: sql`${c.slug} = ${slug}` }));
  }
  @ReadQuery(() => Course)
  mustCourse(@Arg('id', () => ID) id: string) {
    return rows(Course, byId(id));
  }
  /** The resolver has checked access itself. */
  @MaxRows(30)
  @ReadQuery(() => [Course])
  allCourses() {
    return rows(Course, (c) => ({ orderBy: c.id }), {
      skipVisibility: 'The resolver checks visibility itself.',
    });
  }
  @ReadQuery(() => Person, { nullable: true })
  me(@Ctx() { viewer }: Context) {
    return viewer ? rows(Person, byId(viewer.id)) : null;
  }
  @ReadQuery(() => Person, { nullable: true })
  person(@Arg('id', () => ID) id: string) {
    return rows(Person, byId(id));
  }
  @ReadQuery(() => [PublicPerson])
  people(
    @Arg('limit', () => Int, { defaultValue: 2 }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0 }) offset: number,
  ) {
    return rows(PublicPerson, (p) => ({ orderBy: p.id, limit, offset }));
  }
  @MaxRows(5)
  @ReadQuery(() => [Category])
  async categories() {
    return rows(Category, (c) => ({ orderBy: c.id }));
  }
  @ReadQuery(() => LessonContent, { nullable: true })
  lesson(@Arg('id', () => ID) id: string) {
    return rows(LessonContent, byId(id));
  }
  @ReadQuery(() => ReviewConnection)
  reviews(
    @Arg('first', () => Int, { defaultValue: 2 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    return connection(Review, (r) => ({ orderBy: [{ by: r.createdAt, dir: 'desc' }], first, after }));
  }
  /** Terms with opposite directions, and one that may be null. */
  @ReadQuery(() => CourseConnection)
  ranking(
    @Arg('first', () => Int) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    return connection(Course, (c) => ({
      orderBy: [
        { by: c.rating, dir: 'desc', nullable: true },
        { by: sql`${c.price} / ${1000}`, dir: 'asc' },
      ],
      first,
      after,
    }));
  }
  /** All ascending, with a term that may be null. */
  @ReadQuery(() => CourseConnection)
  byLevel(
    @Arg('first', () => Int) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    return connection(Course, (c) => ({
      orderBy: [{ by: c.level, dir: 'asc', nullable: true }],
      first,
      after,
    }));
  }
  @ReadQuery(() => [Ranked])
  ranked(@Arg('limit', () => Int, { defaultValue: 2 }) limit: number) {
    const from = sql`select row_number() over (order by price, id)::int as "place", id as "course", rating as "rating" from course`;
    return rows(Ranked, (r) => ({ orderBy: r.place, limit }), {
      from,
      skipVisibility: 'Places are no secret.',
    });
  }
  @ReadQuery(() => [Happening])
  happenings(@Arg('limit', () => Int, { defaultValue: 3 }) limit: number) {
    return rows(Happening, (h) => ({ orderBy: h.id, limit }), { from: happenings(), skipVisibility: OPEN });
  }
  @ReadQuery(() => HappeningConnection)
  happeningFeed(@Arg('first', () => Int, { defaultValue: 2 }) first: number) {
    return connection(Happening, (h) => ({ orderBy: [{ by: h.id, dir: 'desc' }], first }), {
      from: happenings(),
      skipVisibility: OPEN,
    });
  }
  @ReadQuery(() => Happening, { nullable: true })
  happening(@Arg('id', () => ID) id: string) {
    return rows(Happening, (h) => ({ where: sql`${h.id} = ${id}` }), {
      from: happenings(),
      skipVisibility: OPEN,
    });
  }
  @ReadQuery(() => [CourseState])
  states(@Arg('limit', () => Int, { defaultValue: 5 }) limit: number) {
    return rows(Course, (c) => ({ orderBy: c.id, limit }));
  }
  @ReadQuery(() => Int)
  courseCount() {
    return sql`(select count(*) from course)`;
  }
  @ReadQuery(() => DateTime, { nullable: true })
  firstJoined() {
    return sql`(select min(joined_at) from person)`;
  }
  /** A plain value instead of SQL. */
  @ReadQuery(() => [Topic])
  topics() {
    return [Topic.Music, Topic.Art];
  }
  @Authorized()
  @ReadQuery(() => Int, { nullable: true })
  secret() {
    return sql`${42}::int`;
  }
  @Query(() => String)
  version() {
    return '1';
  }
  @Mutation(() => Course)
  touch(@Arg('id', () => ID) id: string) {
    return rows(Course, byId(id), { skipVisibility: 'The resolver checks visibility itself.' });
  }
  @Mutation(() => Outcome)
  touchAll(@Arg('id', () => ID) id: string) {
    return { ok: true, course: rows(Course, byId(id)) };
  }
  @Mutation(() => Course)
  leak() {
    return { id: '1', title: 'not from a source' };
  }
}

const reviewsSource = sharedSubquery((c: Row<Course>) => sql`review r where r.course_id = ${c.id}`);
const goodReviewsSource = (c: Row<Course>, stars: number) =>
  sharedSubquery(
    (course: Row<Course>) => sql`review r where r.course_id = ${course.id} and r.stars >= ${stars}`,
  )(c, sql`count(*)::int`);

@Resolver(() => Course)
export class CourseResolver {
  /** Three values of one subquery, one of them with a guard, and two more with values of their own. */
  @ReadField(() => Int)
  reviewCount(@Root() c: Row<Course>) {
    return reviewsSource(c, sql`count(*)::int`);
  }
  @ReadField(() => Int)
  starSum(@Root() c: Row<Course>) {
    return reviewsSource(c, sql`coalesce(sum(r.stars), 0)::int`);
  }
  @Guard<Viewer, Course>((viewer, c) => !!viewer && sql`${c.teacher} = ${viewer.id}`)
  @ReadField(() => Int, { nullable: true })
  hiddenCount(@Root() c: Row<Course>) {
    return reviewsSource(c, sql`count(*) filter (where r.hidden)::int`);
  }
  /** Violates non-null if there are none. */
  @ReadField(() => Int)
  bestStars(@Root() c: Row<Course>) {
    return reviewsSource(c, sql`max(r.stars)`);
  }
  @ReadField(() => Int)
  goodReviews(@Root() c: Row<Course>, @Arg('stars', () => Int, { defaultValue: 3 }) stars: number) {
    return goodReviewsSource(c, stars);
  }
  @MaxRows(2)
  @ReadField(() => [Happening])
  history(@Root() c: Row<Course>) {
    return rows(Happening, (h) => ({ orderBy: h.id }), {
      from: sql`select * from (${happenings()}) h where h.course = ${c.id}`,
      skipVisibility: OPEN,
    });
  }
  @MaxRows(5)
  @ReadField(() => [StarCount])
  stars(@Root() c: Row<Course>) {
    return derived(
      StarCount,
      sql`select stars, count(*)::int as count from review where course_id = ${c.id} group by 1 order by 1`,
      'Numbers alone.',
    );
  }
  @ReadField(() => [Review])
  latest(@Root() c: Row<Course>, @Arg('limit', () => Int, { defaultValue: 2 }) limit: number) {
    return rows(Review, (r) => ({
      where: sql`${r.course} = ${c.id}`,
      orderBy: sql`${r.createdAt} desc, ${r.id}`,
      limit,
    }));
  }
  @ReadField(() => ReviewConnection)
  reviewFeed(@Root() c: Row<Course>, @Arg('first', () => Int, { defaultValue: 2 }) first: number) {
    return connection(Review, (r) => ({
      where: sql`${r.course} = ${c.id}`,
      orderBy: [{ by: r.stars, dir: 'asc' }],
      first,
    }));
  }
  @ReadField(() => Boolean)
  mine(@Root() c: Row<Course>, @Ctx() { viewer }: Context): Sql | boolean {
    return viewer ? sql`${c.teacher} = ${viewer.id}` : false;
  }
  /** Sometimes violates non-null. */
  @ReadField(() => Float)
  broken(@Root() c: Row<Course>) {
    return sql`nullif(${c.rating}, 4.5)`;
  }
  @ReadField(() => Review, { nullable: true })
  nothing() {
    return null;
  }
  /** Fails at its own path for guests. */
  @Authorized()
  @ReadField(() => Int, { nullable: true })
  sales(@Root() c: Row<Course>) {
    return sql`length(${c.title})`;
  }
  /** An ordinary resolver in JavaScript. */
  @Needs('id', 'title', 'publishedAt')
  @FieldResolver(() => String)
  shout(@Root() c: { title: string; publishedAt: string | null }) {
    return `${c.title.toUpperCase()} ${c.publishedAt?.slice(0, 4) ?? 'never'}`;
  }
}

export const resolvers = [RootResolver, CourseResolver] as const;
