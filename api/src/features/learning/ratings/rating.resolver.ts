import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  all,
  createPageType,
  derived,
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  raw,
  resultRow,
  rows,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { SearchField } from '../../../graphql/search-field.ts';
import { Between } from '../../../platform/input/between.ts';
import { Course, CourseRight, isTaughtCourse, taughtCourses } from '../../courses/index.ts';
import { Enrolment } from '../enrolment.entity.ts';
import { accessSql } from '../enrolment.reads.ts';
import { RATING_STUDY_MINUTES } from '../settings.ts';
import { studiedSeconds } from '../study-summary.reads.ts';
import { RateCourseInput, rateCourse } from './rate-course.ts';
import { isPublishedRating, MAX_RATING_EDITS, Rating } from './rating.entity.ts';
import {
  RatingCount,
  RatingMethod,
  RatingStanding,
  RatingVersion,
  TaughtRatingFilter,
} from './rating.types.ts';
import { ReplyToRatingInput, replyToRating } from './reply-to-rating.ts';

const RatingPage = createPageType('RatingPage', () => Rating);
const OWN = 'The condition selects only the viewer’s own rows.';

@ArgsType()
class RatingArgs extends PageArgs {
  @Field(() => Int, { nullable: true, description: 'Filter by exact number of stars, 1 to 5.' })
  @Between(1, 5, 'validation.between')
  stars?: number | null;
}

@ArgsType()
class TaughtRatingArgs extends RatingArgs {
  @Field(() => TaughtRatingFilter, {
    defaultValue: TaughtRatingFilter.ALL,
    description: 'Filter for ratings without a reply or with few stars.',
  })
  filter!: TaughtRatingFilter;
  @Field(() => ID, {
    nullable: true,
    description: 'Filter by course ID. Defaults to all courses that the viewer teaches.',
  })
  courseId?: string | null;
  @SearchField('Part of the review text, at most 100 characters. Case and accents are ignored.')
  search?: string | null;
}

const counts = (which: ReturnType<typeof sql>) => sql`
  select s.stars, count(r.id)::int as count from generate_series(5, 1, -1) as s(stars)
    left join rating r on r.stars = s.stars and ${isPublishedRating(raw('r.status'))} and ${which}
    group by s.stars order by s.stars desc`;

@Resolver(() => Course)
export class CourseRatingsResolver {
  @ReadField(() => RatingPage, {
    description:
      'Published ratings: those with text first, then those with stars only, newest first within each group.',
  })
  ratings(@Root() c: Row<Course>, @Args() { page: number, limit, stars }: RatingArgs) {
    return page(Rating, (r) => ({
      where: all([sql`${r.course} = ${c.id}`, stars != null && sql`${r.stars} = ${stars}`]),
      orderBy: sql`(${r.text} is null), ${r.createdAt} desc, ${r.id}`,
      page: number,
      limit,
    }));
  }

  @MaxRows(5)
  @ReadField(() => [RatingCount], {
    description: 'Number of ratings by stars, in five rows starting with five stars.',
  })
  ratingHistogram(@Root() c: Row<Course>) {
    return derived(
      RatingCount,
      counts(sql`r.course_id = ${c.id}`),
      'Only totals of published ratings are returned.',
    );
  }

  @ReadField(() => RatingMethod, {
    description: 'Calculation of the score: which ratings count and which are excluded.',
  })
  ratingMethod(@Root() c: Row<Course>, @Ctx() { services }: Context) {
    return derived(
      RatingMethod,
      sql`select 'EQUAL' as weighting, ${services.settings.get(RATING_STUDY_MINUTES)}::int as "leastStudyMinutes",
          count(*) filter (where counts)::int as counted,
          count(*) filter (where r.hidden_for = 'REFUND' and r.status = 'HIDDEN')::int as refunded,
          count(*) filter (where not counts and not (r.hidden_for is not distinct from 'REFUND' and r.status = 'HIDDEN'))::int as moderated,
          count(*) filter (where counts and r.course_version < ${c.version})::int as "ofEarlierVersions",
          count(*) filter (where counts and r.updated_at is not null)::int as edited,
          (percentile_disc(0.5) within group (order by r.percentage) filter (where counts and r.percentage is not null))::int as "medianPercentage"
        from rating r, lateral (select ${isPublishedRating(raw('r.status'))} as counts) x where r.course_id = ${c.id}`,
      'Only totals are returned, which do not identify the authors.',
    );
  }
}

@Resolver(() => Enrolment)
export class EnrolmentRatingResolver {
  @ReadField(() => Rating, {
    nullable: true,
    description: 'The viewer’s rating in any status. Null if the viewer has not rated the course.',
  })
  rating(@Root() e: Row<Enrolment>) {
    return rows(Rating, (r) => ({ where: sql`${r.enrolment} = ${e.id}` }), {
      skipVisibility: 'Viewers of the enrolment may see its rating.',
    });
  }

  @ReadField(() => RatingStanding, {
    description: 'Eligibility of the viewer to rate the course or edit the rating.',
  })
  ratingStanding(@Root() e: Row<Enrolment>, @Ctx() { services, viewer }: Context) {
    if (!viewer) return RatingStanding.CLOSED;
    const least = services.settings.get(RATING_STUDY_MINUTES) * 60;
    return sql`case when ${accessSql(e)} <> 'ACTIVE' or ${isTaughtCourse(viewer, e.course)}
        or exists (select 1 from rating r where r.enrolment_id = ${e.id} and r.status = 'REMOVED') then 'CLOSED'
      when ${studiedSeconds(e.id)} < ${least}::int then 'STUDY_MORE' else 'OPEN' end`;
  }
}

@Resolver(() => Rating)
export class RatingResolver {
  @Allow('enrolment:read')
  @ReadQuery(() => RatingPage, { description: 'Ratings written by the viewer in any status, newest first.' })
  myRatings(@Args() { page: number, limit }: PageArgs, @Ctx() context: Context) {
    const { id } = signedIn(context);
    return page(
      Rating,
      (r) => ({
        where: sql`${r.author} = ${id}`,
        orderBy: sql`coalesce(${r.updatedAt}, ${r.createdAt}) desc, ${r.id}`,
        page: number,
        limit,
      }),
      { skipVisibility: OWN },
    );
  }

  @Allow('course:read-own')
  @ReadQuery(() => RatingPage, { description: 'Published ratings of the courses that the viewer teaches.' })
  taughtRatings(
    @Args() { filter, courseId, stars, search, page: number, limit }: TaughtRatingArgs,
    @Ctx() context: Context,
  ) {
    const viewer = signedIn(context);
    const words = search?.trim();
    return page(
      Rating,
      (r) => ({
        where: all([
          sql`${r.course} in ${taughtCourses(viewer)}`,
          !!courseId && sql`${r.course} = ${uuid(courseId)}`,
          filter === TaughtRatingFilter.UNANSWERED &&
            sql`${r.teacherReply} is null and ${r.text} is not null`,
          filter === TaughtRatingFilter.LOW && sql`${r.stars} < 4`,
          stars != null && sql`${r.stars} = ${stars}`,
          !!words && sql`position(plain(${words}) in plain(${r.text})) > 0`,
        ]),
        orderBy:
          filter === TaughtRatingFilter.UNANSWERED
            ? sql`${r.createdAt}, ${r.id}`
            : sql`${r.createdAt} desc, ${r.id}`,
        page: number,
        limit,
      }),
      { genericPlan: true },
    );
  }

  @Allow('course:read-own')
  @MaxRows(5)
  @ReadQuery(() => [RatingCount], {
    description:
      'Number of published ratings by stars in the courses that the viewer teaches, in five rows starting with five stars.',
  })
  taughtRatingHistogram(
    @Arg('courseId', () => ID, {
      nullable: true,
      description: 'Filter by course ID. Defaults to all courses that the viewer teaches.',
    })
    courseId: string | undefined,
    @Ctx() context: Context,
  ) {
    const which = courseId == null ? sql`` : sql`r.course_id = ${uuid(courseId)} and `;
    return derived(
      RatingCount,
      counts(sql`${which}r.course_id in ${taughtCourses(signedIn(context))}`),
      'Only totals of published ratings of the viewer’s own courses are returned.',
    );
  }

  @Allow('rating:write')
  @ReadMutation(() => Rating, {
    description:
      'Rates a course, or edits the viewer’s rating and stores its earlier version. BAD_INPUT: a field is invalid. NOT_FOUND: the viewer is not enrolled in the course. FORBIDDEN: the viewer teaches the course. CONFLICT: access has ended, or moderators removed the rating. POLICY: the viewer has studied too little, or edited the rating too often.',
  })
  async rateCourse(@Arg('input') input: RateCourseInput, @Ctx() context: Context) {
    return resultRow(Rating, await rateCourse(context, input));
  }

  @Allow('rating:answer')
  @ReadMutation(() => Rating, {
    description:
      'Publishes or edits the reply to a rating; null removes it. BAD_INPUT: the text is invalid. NOT_FOUND, FORBIDDEN: no rating of a course for which the viewer may reply, or the rating is the viewer’s own. CONFLICT: the rating is no longer published.',
  })
  async replyToRating(@Arg('input') input: ReplyToRatingInput, @Ctx() context: Context) {
    return resultRow(Rating, await replyToRating(context, input));
  }

  @ReadField(() => Boolean, { description: 'True if the viewer may reply to the rating for the course.' })
  canReply(@Root() { author, course }: Row<Rating>, @Ctx() { viewer }: Context) {
    if (!viewer) return false;
    return sql`(${author} <> ${viewer.id} and ${isTaughtCourse(viewer, course, CourseRight.ANSWER)})`;
  }

  @MaxRows(MAX_RATING_EDITS)
  @ReadField(() => [RatingVersion], {
    description:
      'Earlier versions of the rating, newest first. Visible to its author and the teachers of the course; empty for others.',
  })
  earlierVersions(@Root() { id, author, course }: Row<Rating>, @Ctx() { viewer }: Context) {
    const mayRead = viewer
      ? sql`(${author} = ${viewer.id} or ${viewer.may('comment:moderate')}::boolean or ${isTaughtCourse(viewer, course)})`
      : sql`false`;
    return derived(
      RatingVersion,
      sql`select v.stars, v.text, v.percentage, v.written_at as "writtenAt" from rating_version v
        where v.rating_id = ${id} and ${mayRead} order by v.written_at desc, v.id desc`,
      'The author of the rating and the teachers of the course may read earlier versions.',
    );
  }
}
