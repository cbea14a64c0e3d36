import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { Public } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import {
  checkSize,
  createPageType,
  derived,
  Guard,
  MaxRows,
  ReadField,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  sharedSubquery,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { PublicProfile } from '../accounts/index.ts';
import { Course } from './course.entity.ts';
import { CourseAction } from './course.enums.ts';
import { allowedActions } from './course.policy.ts';
import { byIdOrSlug, currentPrice, isOnSale, lowestPrice } from './course.reads.ts';
import { hasPublicPage, isListedAs, managesCourse } from './course.visibility.ts';
import { coverUrlSql } from './cover-url.ts';
import { ReadinessItem, readinessSql } from './readiness.ts';

/**
 * Tables that invalidate these cached queries (`@ReadQuery({ cached })`). A test compares the list with the query
 * plans of PostgreSQL.
 */
const TEACHER_TABLES = ['person', 'teacher_profile', 'course'] as const;
const COURSE_TABLES = [
  'course',
  'course_slug',
  'course_picture',
  'section',
  'lesson',
  'rating',
  'media',
  'video_stream',
  'person',
  'teacher_profile',
  'category',
] as const;

export const CoursePage = createPageType('CoursePage', () => Course);

@ObjectType({ description: 'Prices as the teacher edits them, including past and future sales.' })
export class CoursePricing {
  @Field(() => Vnd, { description: 'List price in đồng.' })
  price!: number;
  @Field(() => Vnd, { nullable: true, description: 'Sale price in đồng. Null without a sale.' })
  salePrice?: number | null;
  @Field(() => DateTime, { nullable: true, description: 'End of the sale. Null without one.' })
  saleEndsAt?: Date | null;
}

@ArgsType()
class CourseArgs {
  @Field({ description: 'ID, slug or former slug.' })
  @AtMost(500)
  idOrSlug!: string;
}

@Resolver(() => Course)
export class CourseResolver {
  @Public('enrolment:read', 'course:read-own', 'course:read-any')
  @ReadQuery(() => Course, {
    cached: COURSE_TABLES,
    nullable: true,
    description:
      'A course by ID, slug or former slug. Null if no such course exists or the viewer may not see it.',
  })
  course(@Args() { idOrSlug }: CourseArgs) {
    return rows(Course, (c) => ({ where: byIdOrSlug(c, idOrSlug) }));
  }

  @ReadField(() => String, {
    description:
      'URL of its cover, 480 or 960 pixels wide, below the platform’s own URL. The URL of a generated cover contains a secret token unless the course is public.',
  })
  coverUrl(
    @Root() c: Row<Course>,
    @Arg('width', () => Int, {
      defaultValue: 480,
      description: 'Width in pixels. More than 480 returns the cover of 960.',
    })
    width: number,
    @Ctx() context: Context,
  ) {
    return sql`case when ${c.coverKey} is null then ${coverUrlSql(c, context)}
      else '/media/' || ${c.coverKey} || ${width > 480 ? '-960.webp' : '-480.webp'} end`;
  }

  @ReadField(() => Boolean, { description: 'True for an uploaded cover, false for the generated one.' })
  hasUploadedCover(@Root() c: Row<Course>) {
    return sql`(${c.coverKey} is not null)`;
  }

  @ReadField(() => Boolean, {
    description: 'True if a model drew the cover. Its file states the same in its metadata.',
  })
  hasAiCover(@Root() c: Row<Course>) {
    return sql`coalesce(${c.coverKey} like '%-ai', false)`;
  }

  @ReadField(() => Vnd, { nullable: true, description: 'Sale price in đồng. Null unless a sale is active.' })
  salePrice(@Root() c: Row<Course>) {
    return sql`case when ${isOnSale(c)} then ${c.salePrice} end`;
  }

  @ReadField(() => DateTime, { nullable: true, description: 'End of the active sale. Null without one.' })
  saleEndsAt(@Root() c: Row<Course>) {
    return sql`case when ${isOnSale(c)} then ${c.saleEndsAt} end`;
  }

  @ReadField(() => Vnd, {
    nullable: true,
    description:
      'Lowest price in đồng of the 30 days before the active sale, or of the last 30 days without a sale. Null if it was not sold in that period.',
  })
  lowestPrice(@Root() c: Row<Course>) {
    return lowestPrice(c);
  }

  @ReadField(() => Boolean, {
    description: 'True if the active sale is the single introductory price of a new course.',
  })
  hasIntroductoryPrice(@Root() c: Row<Course>) {
    return sql`(${c.isIntroductory} and ${isOnSale(c)})`;
  }

  @ReadField(() => Boolean, { description: 'True if the first publication was within the last 30 days.' })
  isNew(@Root() c: Row<Course>) {
    return sql`(${c.publishedAt} is not null and ${c.publishedAt} > now() - interval '30 days')`;
  }

  @ReadField(() => Vnd, { description: 'Current price for a buyer, in đồng.' })
  currentPrice(@Root() c: Row<Course>) {
    return currentPrice(c);
  }

  @ReadField(() => [CourseAction], {
    description: 'Actions that the viewer may perform now. Empty for viewers without a role in the course.',
  })
  allowedActions(@Root() c: Row<Course>, @Ctx() { viewer }: Context) {
    return allowedActions(viewer, c);
  }

  @ReadField(() => Boolean, {
    description:
      'True if the viewer teaches or administers the course. Its lessons are then open to the viewer, and nothing is recorded.',
  })
  isManaged(@Root() course: Row<Course>, @Ctx() { viewer }: Context) {
    return sql`${managesCourse(viewer, course)}::boolean`;
  }

  @Guard<Viewer, Course>(managesCourse)
  @MaxRows(11)
  @ReadField(() => [ReadinessItem], {
    nullable: true,
    description: 'Conditions of the submit gate. Null for viewers other than its teacher and administrators.',
  })
  readiness(@Root() c: Row<Course>, @Ctx() { services }: Context) {
    return derived(
      ReadinessItem,
      readinessSql(services.settings, c.id),
      'The guard of the field checks the viewer.',
    );
  }

  @Guard<Viewer, Course>(managesCourse)
  @ReadField(() => CoursePricing, {
    nullable: true,
    description: 'Prices as edited. Null for viewers other than its teacher and administrators.',
  })
  pricing(@Root() c: Row<Course>) {
    return derived(
      CoursePricing,
      sql`select ${c.price} as price, ${c.salePrice} as "salePrice", ${c.saleEndsAt} as "saleEndsAt"`,
      'The guard of the field checks the viewer.',
    );
  }
}

@Resolver(() => PublicProfile)
export class InstructorResolver {
  @Public()
  @ReadQuery(() => PublicProfile, {
    cached: TEACHER_TABLES,
    nullable: true,
    description: 'Public profile of a teacher. Null if the teacher has no public page.',
  })
  instructor(@Arg('id', () => ID, { description: 'ID of the teacher, as in courses.' }) id: string) {
    return rows(PublicProfile, (p) => ({
      where: sql`${p.id} = ${uuid(id)} and ${hasPublicPage(p.id)}`,
    }));
  }

  @Public()
  @ReadQuery(() => [PublicProfile], {
    cached: TEACHER_TABLES,
    description: 'Teachers whose courses have the most students.',
  })
  featuredTeachers(
    @Arg('limit', () => Int, { defaultValue: 4, description: 'Maximum number of teachers, 1 to 20.' })
    limit: number,
  ) {
    checkSize('limit', limit, 20);
    const students = sql`select c.teacher_id, sum(c.student_count) as total from course c
      where ${isListedAs('c')} and ${hasPublicPage(sql`c.teacher_id`)} group by c.teacher_id
      order by total desc limit ${limit}`;
    return rows(
      PublicProfile,
      (p) => ({
        orderBy: sql`(select sum(c.student_count) from course c where c.teacher_id = ${p.id} and ${isListedAs('c')}) desc, ${p.id}`,
      }),
      {
        from: sql`select person.* from person join (${students}) s on s.teacher_id = person.id`,
        skipVisibility: false,
      },
    );
  }

  @ReadField(() => Int, { description: 'Number of the teacher’s courses on sale.' })
  courseCount(@Root() p: Row<PublicProfile>) {
    return coursesOnSale(p, sql`count(*)::int`);
  }

  @ReadField(() => Int, { description: 'Number of enrolments in the teacher’s courses on sale.' })
  studentCount(@Root() p: Row<PublicProfile>) {
    return coursesOnSale(p, sql`coalesce(sum(teacher_course.student_count), 0)::int`);
  }

  @ReadField(() => Int, { description: 'Number of ratings of the teacher’s courses on sale.' })
  ratingCount(@Root() p: Row<PublicProfile>) {
    return coursesOnSale(p, sql`coalesce(sum(teacher_course.rating_count), 0)::int`);
  }

  @ReadField(() => Number, {
    description: 'Average of all ratings of the teacher’s courses on sale. 0 without ratings.',
  })
  ratingAverage(@Root() p: Row<PublicProfile>) {
    return coursesOnSale(
      p,
      sql`coalesce(round((sum(teacher_course.rating_average * teacher_course.rating_count)
        / nullif(sum(teacher_course.rating_count), 0))::numeric, 2), 0)::float8`,
    );
  }
}

/** Its alias determines the change notifications: all courses of a teacher (database/announced-content.ts). */
const coursesOnSale = sharedSubquery(
  (p: Row<PublicProfile>) =>
    sql`course teacher_course where teacher_course.teacher_id = ${p.id} and ${isListedAs('teacher_course')}`,
);

@ObjectType({ description: 'A deleted part of a course, for clients to remove it from their cache.' })
export class DeletedFromCourse {
  @Field(() => ID, {
    description: 'ID of the deleted part, for example a section or lesson. It is no longer valid.',
  })
  id!: string;
  readonly courseId!: string;
}

@Resolver(() => DeletedFromCourse)
export class DeletedFromCourseResolver {
  @FieldResolver(() => Course, {
    description: 'The course without the deleted part, with its other parts renumbered.',
  })
  course(@Root() { courseId }: DeletedFromCourse) {
    return resultRow(Course, courseId);
  }
}
