import {
  buildSchema,
  GraphQLError,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  printSchema,
} from 'graphql';
import type { Raw, Tables } from './data.ts';
import type { Viewer } from './domain.ts';
import { DateTime, RichText, Shouted, Vnd } from './scalars.ts';

type Args = { readonly [name: string]: unknown };
type Resolver = (root: Raw, args: Args, context: { readonly viewer: Viewer }) => unknown;

const STATUS: Readonly<Record<string, string>> = { draft: 'Draft', published: 'Published' };
const TOPIC: Readonly<Record<string, string>> = { art: 'Art', code: 'Code', music: 'Music' };

const order = (a: unknown, b: unknown) =>
  (a as string) < (b as string) ? -1 : (a as string) > (b as string) ? 1 : 0;
const by =
  (...terms: [column: (row: Raw) => unknown, direction: 1 | -1][]) =>
  (a: Raw, b: Raw): number => {
    for (const [column, direction] of terms) {
      const [x, y] = [column(a), column(b)];
      // NULL is larger than everything
      const compared = x === null || y === null ? Number(x === null) - Number(y === null) : order(x, y);
      if (compared) return compared * direction;
    }
    return 0;
  };
const at = (name: string) => (row: Raw) => row[name];

/** As PostgreSQL prints a timestamptz in UTC. */
const timeText = (iso: string) =>
  `${iso.slice(0, 19).replace('T', ' ')}${`.${iso.slice(20, -1)}`.replace(/\.?0+$/, '')}+00`;
/** A cursor: the values of the order as a JSON array of strings, in base64. */
export const getCursor = (values: readonly unknown[]): string =>
  Buffer.from(
    `[${values.map((v) => (v === null ? 'null' : JSON.stringify(String(v)))).join(', ')}]`,
  ).toString('base64');

const badInput = () => new GraphQLError('error.BAD_INPUT');

/**
 * Plain graphql-js over rows in memory, implemented independently of the compiler.
 * @param nullableRoots makes root fields nullable, so that the errors of all of them are reported
 */
export function referenceSchema(schema: GraphQLSchema, tables: Tables, nullableRoots = false): GraphQLSchema {
  const find = (rows: readonly Raw[], id: unknown) => rows.find((row) => row.id === id) ?? null;
  const admin = (viewer: Viewer) => viewer?.admin === true;
  const seesCourse = (viewer: Viewer) => (c: Raw) =>
    admin(viewer) || c.status === 'published' || (viewer !== undefined && c.teacher_id === viewer.id);
  const seesReview = (viewer: Viewer) => (r: Raw) => admin(viewer) || !r.hidden;
  const seesPerson = (viewer: Viewer) => (p: Raw) => admin(viewer) || p.id === viewer?.id;
  const seesLesson = (viewer: Viewer) => (l: Raw) => admin(viewer) || !!l.preview;
  const ifVisible = (row: Raw | null, may: (row: Raw) => boolean) => (row && may(row) ? row : null);
  const course = (id: unknown, viewer: Viewer) => ifVisible(find(tables.course, id), seesCourse(viewer));
  const publicPerson = (id: unknown) => ifVisible(find(tables.person, id), (p) => p.is_active === true);
  const getAllReviews = (c: Raw) => tables.review.filter((r) => r.course_id === c.id);
  const getReviews = (c: Raw, viewer: Viewer) =>
    tables.review.filter((r) => r.course_id === c.id && seesReview(viewer)(r));

  const connection = (rows: readonly Raw[], { first, after }: Args, values: (row: Raw) => unknown[]) => {
    const size = first as number;
    if (size < 1 || size > 100) throw badInput();
    const cursors = rows.map((row) => getCursor(values(row)));
    const from = typeof after === 'string' ? cursors.indexOf(after) + 1 : 0;
    if (typeof after === 'string' && from === 0) throw badInput();
    const edges = rows.slice(from, from + size).map((node, i) => ({ node, cursor: cursors[from + i] }));
    return {
      edges,
      totalCount: rows.length,
      pageInfo: {
        hasNextPage: rows.length > from + size,
        hasPreviousPage: typeof after === 'string',
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
    };
  };
  const happenings = () =>
    [
      ...tables.review
        .filter((r) => !r.hidden)
        .map((r) => ({ ...r, at: r.created_at, __typename: 'Reviewed' }) as Raw),
      ...tables.lesson.map((l) => ({ ...l, at: null, __typename: 'Taught' }) as Raw),
    ].sort(by([at('id'), 1]));
  const person: Record<string, Resolver> = {
    fullName: (p) => p.full_name,
    isActive: (p) => p.is_active,
    joinedAt: (p) => p.joined_at,
    badge: (p) => tables.badge.find((b) => b.person_id === p.id) ?? null,
  };
  const Query: Record<string, Resolver> = {
    version: () => '1',
    courses: (_, { page, limit, status, maxPrice }, { viewer }) => {
      const [number, size] = [page as number, limit as number];
      if (number < 1 || size < 1 || size > 100) throw badInput();
      const rows = tables.course
        .filter(seesCourse(viewer))
        .filter((c) => !status || STATUS[c.status as string] === status)
        .filter(
          (c) => maxPrice === undefined || maxPrice === null || (c.price as number) <= (maxPrice as number),
        )
        .sort(by([at('price'), -1], [at('id'), 1]));
      return { items: rows.slice((number - 1) * size, number * size), total: rows.length, page, limit };
    },
    course: (_, { slug }, { viewer }) =>
      ifVisible(tables.course.find((c) => c.slug === slug) ?? null, seesCourse(viewer)),
    mustCourse: (_, { id }, { viewer }) => course(id, viewer),
    allCourses: () => tables.course,
    me: (_, __, { viewer }) => find(tables.person, viewer?.id),
    person: (_, { id }, { viewer }) => ifVisible(find(tables.person, id), seesPerson(viewer)),
    people: (_, { limit, offset }) => {
      const from = offset as number;
      return tables.person.filter((p) => p.is_active).slice(from, from + (limit as number));
    },
    categories: () => tables.category,
    lesson: (_, { id }, { viewer }) => ifVisible(find(tables.lesson, id), seesLesson(viewer)),
    reviews: (_, args, { viewer }) => {
      const rows = tables.review.filter(seesReview(viewer)).sort(by([at('created_at'), -1], [at('id'), -1]));
      return connection(rows, args, (r) => [timeText(r.created_at as string), r.id]);
    },
    ranking: (_, args, { viewer }) => {
      const thousands = (c: Raw) => Math.floor((c.price as number) / 1000);
      const rows = tables.course
        .filter(seesCourse(viewer))
        .sort(by([at('rating'), -1], [thousands, 1], [at('id'), 1]));
      return connection(rows, args, (c) => [c.rating, thousands(c), c.id]);
    },
    byLevel: (_, args, { viewer }) => {
      const rows = tables.course.filter(seesCourse(viewer)).sort(by([at('level'), 1], [at('id'), 1]));
      return connection(rows, args, (c) => [c.level, c.id]);
    },
    ranked: (_, { limit }) =>
      [...tables.course]
        .sort(by([at('price'), 1], [at('id'), 1]))
        .slice(0, limit as number)
        .map((c, i) => ({ place: i + 1, rating: c.rating, courseId: c.id })),
    happenings: (_, { limit }) => happenings().slice(0, limit as number),
    happeningFeed: (_, args) => connection(happenings().reverse(), args, (h) => [h.id]),
    happening: (_, { id }) => find(happenings(), id),
    states: (_, { limit }, { viewer }) =>
      tables.course
        .filter((c) => c.status === 'published' || admin(viewer) || (viewer && c.teacher_id === viewer.id))
        .slice(0, limit as number)
        .map((c) => ({ ...c, __typename: c.status === 'draft' ? 'DraftCourse' : 'PublishedCourse' })),
    courseCount: () => tables.course.length,
    firstJoined: () => tables.person.map((p) => p.joined_at as string).sort()[0],
    topics: () => ['Music', 'Art'],
    secret: (_, __, { viewer }) => {
      if (!viewer) throw new Error('Access denied');
      return 42;
    },
  };
  const resolvers: Record<string, Record<string, Resolver>> = {
    Query,
    Person: person,
    PublicPerson: {
      fullName: person.fullName!,
      courses: (p, _, { viewer }) =>
        tables.course
          .filter((c) => c.teacher_id === p.id)
          .filter(seesCourse(viewer))
          .slice(0, 4),
    },
    Badge: { person: (b) => publicPerson(b.person_id) },
    Category: {
      title: (c) => c.name,
      parent: (c) => find(tables.category, c.parent_id),
      courses: (k, _, { viewer }) => {
        const ids = tables.course_categories.filter((l) => l.category_id === k.id).map((l) => l.course_id);
        return tables.course
          .filter((c) => ids.includes(c.id))
          .filter(seesCourse(viewer))
          .sort(by([at('slug'), -1]))
          .slice(0, 3);
      },
    },
    Course: {
      status: (c) => STATUS[c.status as string],
      topics: (c) => (c.topics as string[] | null)?.map((t) => TOPIC[t]) ?? null,
      publishedAt: (c) => c.published_at,
      earnings: (c, _, { viewer }) =>
        admin(viewer) || (viewer && c.teacher_id === viewer.id) ? c.earnings : null,
      teacher: (c) => publicPerson(c.teacher_id),
      coTeacher: (c, _, { viewer }) => (viewer ? publicPerson(c.co_teacher_id) : null),
      categories: (c) => {
        const ids = tables.course_categories.filter((l) => l.course_id === c.id).map((l) => l.category_id);
        return tables.category.filter((k) => ids.includes(k.id));
      },
      lessons: (c) =>
        tables.lesson
          .filter((l) => l.course_id === c.id)
          .sort(by([at('position'), 1], [at('id'), 1]))
          .slice(0, 2),
      stars: (c) =>
        [1, 2, 3, 4, 5]
          .map((stars) => ({
            stars,
            count: tables.review.filter((r) => r.course_id === c.id && r.stars === stars).length,
          }))
          .filter(({ count }) => count > 0),
      reviewCount: (c) => getAllReviews(c).length,
      starSum: (c) => getAllReviews(c).reduce((sum, r) => sum + (r.stars as number), 0),
      hiddenCount: (c, _, { viewer }) =>
        viewer && c.teacher_id === viewer.id ? getAllReviews(c).filter((r) => r.hidden).length : null,
      bestStars: (c) =>
        getAllReviews(c).length ? Math.max(...getAllReviews(c).map((r) => r.stars as number)) : null,
      goodReviews: (c, { stars }) =>
        getAllReviews(c).filter((r) => (r.stars as number) >= (stars as number)).length,
      latest: (c, { limit }, { viewer }) =>
        getReviews(c, viewer)
          .sort(by([at('created_at'), -1], [at('id'), 1]))
          .slice(0, limit as number),
      reviewFeed: (c, args, { viewer }) =>
        connection(getReviews(c, viewer).sort(by([at('stars'), 1], [at('id'), 1])), args, (r) => [
          r.stars,
          r.id,
        ]),
      mine: (c, _, { viewer }) => viewer !== undefined && c.teacher_id === viewer.id,
      broken: (c) => (c.rating === 4.5 ? null : c.rating),
      history: (c) =>
        happenings()
          .filter((h) => h.course_id === c.id)
          .slice(0, 2),
      nothing: () => null,
      sales: (c, _, { viewer }) => {
        if (!viewer) throw new Error('Access denied');
        return (c.title as string).length;
      },
      shout: (c) =>
        `${(c.title as string).toUpperCase()} ${(c.published_at as string | null)?.slice(0, 4) ?? 'never'}`,
    },
    Reviewed: { course: (h, _, { viewer }) => course(h.course_id, viewer) },
    Taught: { course: (h, _, { viewer }) => course(h.course_id, viewer) },
    PublishedCourse: { teacher: (c) => publicPerson(c.teacher_id) },
    LessonContent: { course: (l, _, { viewer }) => course(l.course_id, viewer) },
    Review: { author: (r) => publicPerson(r.author_id), createdAt: (r) => r.created_at },
    Ranked: { course: (r, _, { viewer }) => course(r.courseId, viewer) },
  };

  const text = printSchema(schema);
  const lenient = text.replace(/^type Query \{[^}]*\}/m, (block) => block.replaceAll(/!$/gm, ''));
  const reference = buildSchema(nullableRoots ? lenient : text);
  for (const [type, fields] of Object.entries(resolvers)) {
    for (const [name, resolve] of Object.entries(fields)) {
      (reference.getType(type) as GraphQLObjectType).getFields()[name]!.resolve =
        type === 'Query' ? async (...given: Parameters<Resolver>) => resolve(...given) : resolve;
    }
  }
  for (const scalar of [DateTime, RichText, Shouted, Vnd]) {
    (reference.getType(scalar.name) as GraphQLScalarType).serialize = scalar.serialize;
  }
  return reference;
}
