import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Allow, Public } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { checkSize, derived, MaxRows, ReadQuery, type Sql, sql } from '../../../graphql/read/index.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { MIN_PEOPLE } from '../sum-searches.jobs.ts';
import { RequestCourseAlertInput, requestCourseAlert } from './request-course-alert.ts';
import { StopCourseAlertsInput, stopCourseAlerts } from './stop-course-alerts.ts';

const MAX_WANTED = 50;

/** Number of people with a request. An address of a member counts as the member. */
const PEOPLE: Sql = sql`count(distinct coalesce(a.person_id::text, p.id::text, lower(a.email::text)))::int`;
const REQUESTS: Sql = sql`course_alert a left join person p on lower(p.email::text) = lower(a.email::text)`;

@ObjectType({ description: 'Demand for a course that matches a search.' })
export class CourseDemand {
  @Field(() => Int, {
    nullable: true,
    description: 'Number of people who requested a notification. Null if fewer than three.',
  })
  people?: number | null;
  @Field({ description: 'True if the viewer has requested one. Always false for guests.' })
  isRequested!: boolean;
}

@ObjectType({
  description: 'A search that matches no course completely, and for which people requested a notification.',
})
export class WantedSearch {
  @Field({ description: 'The search as first entered.' })
  search!: string;
  @Field(() => Int, { description: 'Number of people who requested a notification about a course.' })
  people!: number;
}

function wanted(least: number, limit: number) {
  checkSize('limit', limit, MAX_WANTED);
  return derived(
    WantedSearch,
    sql`select (array_agg(a.search order by a.created_at, a.id))[1] as search, ${PEOPLE} as people
      from ${REQUESTS} group by a.words having ${PEOPLE} >= ${least}::int
      order by 2 desc, max(a.created_at) desc, a.words limit ${limit}::int`,
    'Counts of people without their addresses.',
  );
}

@ObjectType({ description: 'Result of a request for an email about a course.' })
export class RequestedCourseAlert {
  @Field({
    description:
      'True if the member had requested it before. Always false for guests, because anyone can enter an address.',
  })
  isRepeated!: boolean;
}

@ObjectType({ description: 'Result of deleting the requests of an address.' })
export class StoppedCourseAlerts {
  @Field(() => Int, { description: 'Number of deleted requests.' })
  stopped!: number;
}

@ArgsType()
class CourseDemandArgs {
  @Field({ description: 'Search words, at most 100 characters.' })
  @AtMost(100)
  search!: string;
}

@Resolver()
export class CourseAlertResolver {
  @Public()
  @ReadQuery(() => CourseDemand, {
    description:
      'Number of people who requested a notification about a course that matches a search, and whether the viewer did.',
  })
  courseDemand(@Args() { search }: CourseDemandArgs, @Ctx() { viewer }: Context) {
    return derived(
      CourseDemand,
      sql`select nullif(greatest(${PEOPLE}, ${MIN_PEOPLE - 1}::int), ${MIN_PEOPLE - 1}::int) as people,
          coalesce(bool_or(a.person_id = ${viewer?.id ?? null}::uuid), false) as "isRequested"
        from ${REQUESTS} where a.words = left(search_normal(${search}::text), 100)`,
      'Only a count of at least three people, and the viewer’s own request.',
    );
  }

  @Allow('course:create')
  @MaxRows(MAX_WANTED)
  @ReadQuery(() => [WantedSearch], {
    description: 'Searches for which at least three people requested a notification, the most wanted first.',
  })
  wantedSearches(
    @Arg('limit', () => Int, { defaultValue: 5, description: 'Maximum number of searches, 1 to 50.' })
    limit: number,
  ) {
    return wanted(MIN_PEOPLE, limit);
  }

  @Allow('search:read')
  @MaxRows(MAX_WANTED)
  @ReadQuery(() => [WantedSearch], {
    description: 'All searches for which people requested a notification, the most wanted first.',
  })
  allWantedSearches(
    @Arg('limit', () => Int, { defaultValue: 50, description: 'Maximum number of searches, 1 to 50.' })
    limit: number,
  ) {
    return wanted(1, limit);
  }

  @Public()
  @Mutation(() => RequestedCourseAlert, {
    description:
      'Requests one email about the first course that matches all words of a search. Creates no account. BAD_INPUT: an invalid address, or words that are too short or may be personal data. CONFLICT: a course matches already. POLICY: the member or address has too many requests. RATE_LIMITED: too many requests.',
  })
  async requestCourseAlert(
    @Arg('input') input: RequestCourseAlertInput,
    @Ctx() context: Context,
  ): Promise<RequestedCourseAlert> {
    return { isRepeated: await requestCourseAlert(context, input) };
  }

  @Public()
  @Mutation(() => StoppedCourseAlerts, {
    description:
      'Deletes an address with all its requests, by the link from its email. NOT_FOUND: the link is invalid.',
  })
  async stopCourseAlerts(
    @Arg('input') input: StopCourseAlertsInput,
    @Ctx() context: Context,
  ): Promise<StoppedCourseAlerts> {
    return { stopped: await stopCourseAlerts(context, input) };
  }
}
