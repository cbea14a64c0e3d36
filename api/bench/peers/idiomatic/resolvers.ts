import { raw } from '@mikro-orm/core';
import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
  registerEnumType,
} from 'type-graphql';
import { type Context, inOrder, type RatingCount as RatingCountRow } from './context.ts';
import { Course, Enrolment, Lesson, Order, OrderLine, Person, Rating, Section } from './entities.ts';

enum CourseSort {
  STUDENTS = 'STUDENTS',
  RELEVANCE = 'RELEVANCE',
}
registerEnumType(CourseSort, { name: 'CourseSort' });

@InputType()
class CourseFilter {
  @Field(() => String, { nullable: true })
  category?: string;

  @Field(() => String, { nullable: true })
  search?: string;
}

@ObjectType()
class CoursePage {
  @Field(() => Int)
  total!: number;

  @Field(() => [Course])
  items!: Course[];
}

@ObjectType()
class RatingPage {
  @Field(() => Int)
  total!: number;

  @Field(() => [Rating])
  items!: Rating[];
}

@ObjectType()
class EnrolmentPage {
  @Field(() => Int)
  total!: number;

  @Field(() => [Enrolment])
  items!: Enrolment[];
}

@ObjectType()
class OrderPage {
  @Field(() => Int)
  total!: number;

  @Field(() => [Order])
  items!: Order[];
}

@ObjectType()
class RatingCount {
  @Field(() => Int)
  stars!: number;

  @Field(() => Int)
  count!: number;
}

const pageOf = (page: number, limit: number) => ({ limit, offset: (page - 1) * limit });

@Resolver(() => Course)
class CourseResolver {
  @Query(() => CoursePage)
  async courses(
    @Arg('filter', () => CourseFilter) { category, search }: CourseFilter,
    @Arg('sortBy', () => CourseSort, { defaultValue: CourseSort.STUDENTS }) sortBy: CourseSort,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: 24 }) limit: number,
    @Ctx() { em }: Context,
  ): Promise<CoursePage> {
    if (search && sortBy === CourseSort.RELEVANCE) return searchCourses(em, search, page, limit);
    const [items, total] = await em.findAndCount(
      Course,
      {
        status: 'PUBLISHED',
        visibility: 'PUBLIC',
        ...(category ? { category: { $or: [{ slug: category }, { parent: { slug: category } }] } } : {}),
      },
      { orderBy: { studentCount: 'desc', id: 'asc' }, ...pageOf(page, limit) },
    );
    return { items, total };
  }

  @Query(() => Course, { nullable: true })
  course(@Arg('idOrSlug', () => String) idOrSlug: string, @Ctx() { em }: Context): Promise<Course | null> {
    const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(idOrSlug);
    return em.findOne(
      Course,
      {
        ...(isId ? { id: idOrSlug } : { slug: idOrSlug }),
        status: 'PUBLISHED',
        visibility: { $ne: 'PRIVATE' },
      },
      { populate: ['description'] },
    );
  }

  @FieldResolver(() => Person)
  teacher(@Root() course: Course, @Ctx() { loaders }: Context): Promise<Person> {
    return loaders.person.load(course.teacher.id);
  }

  @FieldResolver(() => [Section])
  sections(@Root() course: Course, @Ctx() { loaders }: Context): Promise<Section[]> {
    return loaders.sectionsOfCourse.load(course.id);
  }

  @FieldResolver(() => [RatingCount])
  ratingHistogram(@Root() course: Course, @Ctx() { loaders }: Context): Promise<RatingCountRow[]> {
    return loaders.histogramOfCourse.load(course.id);
  }

  @FieldResolver(() => RatingPage)
  async ratings(
    @Root() course: Course,
    @Arg('limit', () => Int, { defaultValue: 5 }) limit: number,
    @Ctx() { em }: Context,
  ): Promise<RatingPage> {
    const [items, total] = await em.findAndCount(
      Rating,
      { course: course.id, status: 'PUBLISHED' },
      { orderBy: { createdAt: 'desc', id: 'asc' }, limit },
    );
    return { items, total };
  }
}

/** The database ranks the results; the entities are loaded in that order. */
async function searchCourses(
  em: Context['em'],
  search: string,
  page: number,
  limit: number,
): Promise<CoursePage> {
  const found = await em.execute<{ id: string; total: number }[]>(
    `select c.id, (count(*) over ())::int as total
     from (select search_plan(?::text) as plan offset 0) w join course_document d on d.words @@ (w.plan).query
       join course c on c.id = d.course_id
     where c.status = 'PUBLISHED' and c.visibility = 'PUBLIC'
     order by search_score(d.words, w.plan) + least(ln(1 + c.student_count) / 40, 0.25) desc, c.student_count desc, c.id
     limit ? offset ?`,
    [search, limit, (page - 1) * limit],
  );
  const ids = found.map(({ id }) => id);
  const items = inOrder(ids, await em.find(Course, { id: { $in: ids } }));
  return { items, total: found[0]?.total ?? 0 };
}

@Resolver(() => Section)
class SectionResolver {
  @FieldResolver(() => [Lesson])
  lessons(@Root() section: Section, @Ctx() { loaders }: Context): Promise<Lesson[]> {
    return loaders.lessonsOfSection.load(section.id);
  }
}

@Resolver(() => Rating)
class RatingResolver {
  @Authorized()
  @Query(() => RatingPage)
  async taughtRatings(
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20 }) limit: number,
    @Ctx() { em, viewerId }: Context,
  ): Promise<RatingPage> {
    const [items, total] = await em.findAndCount(
      Rating,
      { course: { teacher: viewerId! }, status: 'PUBLISHED' },
      { orderBy: { createdAt: 'desc', id: 'asc' }, ...pageOf(page, limit) },
    );
    return { items, total };
  }

  @FieldResolver(() => Person)
  author(@Root() rating: Rating, @Ctx() { loaders }: Context): Promise<Person> {
    return loaders.person.load(rating.author.id);
  }

  @FieldResolver(() => Course)
  course(@Root() rating: Rating, @Ctx() { loaders }: Context): Promise<Course> {
    return loaders.course.load(rating.course.id);
  }
}

@Resolver(() => Enrolment)
class EnrolmentResolver {
  @Authorized()
  @Query(() => EnrolmentPage)
  async myEnrolments(
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20 }) limit: number,
    @Ctx() { em, viewerId }: Context,
  ): Promise<EnrolmentPage> {
    const [items, total] = await em.findAndCount(
      Enrolment,
      { student: viewerId! },
      {
        orderBy: [{ [raw('coalesce(last_studied_at, enrolled_at)')]: 'desc' }, { id: 'asc' }],
        ...pageOf(page, limit),
      },
    );
    return { items, total };
  }

  @FieldResolver(() => Course)
  course(@Root() enrolment: Enrolment, @Ctx() { loaders }: Context): Promise<Course> {
    return loaders.course.load(enrolment.course.id);
  }

  @FieldResolver(() => Int)
  async totalLessons(@Root() enrolment: Enrolment, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.course.load(enrolment.course.id)).lessonCount;
  }

  @FieldResolver(() => Int)
  async percentage(@Root() enrolment: Enrolment, @Ctx() { loaders }: Context): Promise<number> {
    const { requiredLessons } = await loaders.course.load(enrolment.course.id);
    return Math.min(100, Math.floor((100 * enrolment.completedRequired) / Math.max(requiredLessons, 1)));
  }
}

@Resolver(() => Order)
class OrderResolver {
  @Authorized()
  @Query(() => OrderPage)
  async myOrders(
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20 }) limit: number,
    @Ctx() { em, viewerId }: Context,
  ): Promise<OrderPage> {
    const [items, total] = await em.findAndCount(
      Order,
      { buyer: viewerId! },
      { orderBy: { createdAt: 'desc', id: 'desc' }, ...pageOf(page, limit) },
    );
    return { items, total };
  }

  @FieldResolver(() => [OrderLine])
  lines(@Root() order: Order, @Ctx() { loaders }: Context): Promise<OrderLine[]> {
    return loaders.linesOfOrder.load(order.id);
  }
}

export const resolvers = [
  CourseResolver,
  SectionResolver,
  RatingResolver,
  EnrolmentResolver,
  OrderResolver,
] as const;
