import { Args, ArgsType, Ctx, Field, ID, Int, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { defineEnum } from '../../graphql/define-enum.ts';
import { directionSql, PageArgs, SortOrder, SortOrderField } from '../../graphql/page.args.ts';
import {
  all,
  createPageType,
  derived,
  MaxRows,
  page,
  ReadField,
  ReadQuery,
  type Row,
  raw,
  rows,
  type Sql,
  sharedSubquery,
  sql,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { SearchField } from '../../graphql/search-field.ts';
import { prefixQuery } from '../../platform/db/index.ts';
import { CompletionRule, Course, LessonOutline } from '../courses/index.ts';
import { MAX_WATCHED_RANGES, requiredSeconds } from './completion.ts';
import { Enrolment, EnrolmentAccess } from './enrolment.entity.ts';
import { accessSql, percentage, percentageSql } from './enrolment.reads.ts';
import { firstIncomplete, opensAt } from './lesson-opening.ts';
import { LessonProgress, LessonState, WatchedRange } from './lesson-progress.entity.ts';

export const EnrolmentPage = createPageType('EnrolmentPage', () => Enrolment);

export const EnrolmentFilter = defineEnum('EnrolmentFilter', 'Filter for the viewer’s enrolments.', {
  ALL: 'All enrolments in any state.',
  IN_PROGRESS: 'Enrolments with access that are not complete.',
  COMPLETED: 'Completed enrolments, with or without access.',
  EXPIRED: 'Enrolments whose access has ended.',
});
export type EnrolmentFilter = keyof typeof EnrolmentFilter;

export const EnrolmentSort = defineEnum('EnrolmentSort', 'Sort key for the viewer’s enrolments.', {
  LAST_STUDIED: 'Time of the last study, or of the enrolment if the course was not studied yet.',
  ENROLLED_AT: 'Time at which the student was enrolled.',
  TITLE: 'Title in Vietnamese alphabetical order.',
  PERCENTAGE: 'Percentage of completed required lessons.',
});
export type EnrolmentSort = keyof typeof EnrolmentSort;

@ArgsType()
class EnrolmentArgs extends PageArgs {
  @Field(() => EnrolmentFilter, {
    defaultValue: EnrolmentFilter.ALL,
    description: 'Filter by state. Defaults to all enrolments.',
  })
  status!: EnrolmentFilter;
  @SearchField('Words to find in the title, at most 100 characters. Case and accents are ignored.')
  search?: string | null;
  @Field(() => EnrolmentSort, {
    defaultValue: EnrolmentSort.LAST_STUDIED,
    description: 'Field by which the rows are sorted.',
  })
  sortBy!: EnrolmentSort;
  @SortOrderField('Direction in which the rows are sorted.')
  sortOrder!: SortOrder;
}

const statusFilter: Record<EnrolmentFilter, (e: Row<Enrolment>) => Sql | false> = {
  [EnrolmentFilter.ALL]: () => false,
  [EnrolmentFilter.IN_PROGRESS]: (e) => sql`${accessSql(e)} = 'ACTIVE' and ${e.completedAt} is null`,
  [EnrolmentFilter.COMPLETED]: (e) => sql`${e.completedAt} is not null`,
  [EnrolmentFilter.EXPIRED]: (e) => sql`${accessSql(e)} <> 'ACTIVE'`,
};

const sortBy: Record<EnrolmentSort, (e: Row<Enrolment>) => Sql> = {
  [EnrolmentSort.LAST_STUDIED]: (e) => sql`coalesce(${e.lastStudiedAt}, ${e.enrolledAt})`,
  [EnrolmentSort.ENROLLED_AT]: (e) => e.enrolledAt,
  [EnrolmentSort.TITLE]: (e) =>
    sql`(select c.title collate vietnamese from course c where c.id = ${e.course})`,
  [EnrolmentSort.PERCENTAGE]: percentageSql,
};

/** Max listed lessons. The page of the course shows all. */
const MAX_NEW = 20;

const courseSource = sharedSubquery((e: Row<Enrolment>) => sql`course c where c.id = ${e.course}`);

@Resolver(() => Enrolment)
export class EnrolmentResolver {
  @Allow('enrolment:read')
  @ReadQuery(() => EnrolmentPage, { description: 'Enrolments of the viewer, with filters and sorting.' })
  myEnrolments(@Args() args: EnrolmentArgs, @Ctx() context: Context) {
    const viewer = signedIn(context);
    const words = prefixQuery(args.search ?? '');
    return page(Enrolment, (e) => ({
      where: all([
        sql`${e.student} = ${viewer.id}`,
        statusFilter[args.status](e),
        !!words &&
          sql`exists (select 1 from course c where c.id = ${e.course} and c.search @@ to_tsquery('simple', plain(${words})))`,
      ]),
      orderBy: sql`${sortBy[args.sortBy](e)} ${directionSql(args.sortOrder)}, ${e.id}`,
      page: args.page,
      limit: args.limit,
    }));
  }

  @ReadField(() => LessonOutline, {
    nullable: true,
    description:
      'First required lesson that is not complete, if the course enforces its order. Later lessons that were not opened yet are locked until it is complete. Null otherwise.',
  })
  waitsFor(@Root() e: Row<Enrolment>) {
    return rows(
      LessonOutline,
      (l) => ({
        where: sql`${l.id} = ${firstIncomplete(e.course, e.id)}
          and exists (select 1 from course c where c.id = ${e.course} and c.enforce_order)`,
      }),
      { skipVisibility: 'Viewers of the enrolment may see the outline of its course.' },
    );
  }

  @MaxRows(MAX_NEW)
  @ReadField(() => [LessonOutline], {
    description:
      'Lessons added since the student completed the course that the student has not completed, newest first. At most 20; empty if the course is not complete. New lessons do not revoke the completion.',
  })
  newLessons(@Root() e: Row<Enrolment>) {
    return rows(LessonOutline, (l) => ({
      where: sql`${l.id} in (select h.subject_id from course_change h where h.course_id = ${e.course}
          and h.kind = 'LESSON_ADDED' and h.version > ${e.completedVersion})
        and not exists (select 1 from lesson_progress p
          where p.lesson_id = ${l.id} and p.enrolment_id = ${e.id} and p.completed_at is not null)`,
      orderBy: sql`${l.id} desc`,
      limit: MAX_NEW,
    }));
  }

  @ReadField(() => EnrolmentAccess, { description: 'Current state of the student’s access.' })
  access(@Root() e: Row<Enrolment>) {
    return accessSql(e);
  }

  @ReadField(() => Int, {
    description:
      'Completed required lessons as a percentage of the current required lessons of the course, rounded down. 100 once the course is completed, even if lessons are added later.',
  })
  percentage(@Root() e: Row<Enrolment>) {
    return courseSource(e, percentage(e, sql`c.required_lessons`));
  }

  @ReadField(() => Int, { description: 'Current number of lessons in the course.' })
  totalLessons(@Root() e: Row<Enrolment>) {
    return courseSource(e, sql`c.lesson_count`);
  }

  @ReadField(() => Int, { description: 'Current number of lessons that the course requires.' })
  requiredLessons(@Root() e: Row<Enrolment>) {
    return courseSource(e, sql`c.required_lessons`);
  }

  @ReadField(() => Int, {
    description:
      'Number of completed lessons that the course does not require. They are not part of the percentage.',
  })
  completedOptionalLessons(@Root() e: Row<Enrolment>) {
    return sql`(${e.completedLessons} - ${e.completedRequiredLessons})`;
  }
}

@Resolver(() => Course)
export class CourseLearningResolver {
  @ReadField(() => Enrolment, {
    nullable: true,
    description: 'Enrolment of the viewer in the course. Null if the viewer is not enrolled.',
  })
  myEnrolment(@Root() c: Row<Course>, @Ctx() { viewer }: Context) {
    if (!viewer) return null;
    return rows(Enrolment, (e) => ({ where: sql`${e.course} = ${c.id} and ${e.student} = ${viewer.id}` }));
  }
}

@Resolver(() => LessonOutline)
export class LessonProgressOfOutline {
  @ReadField(() => DateTime, {
    nullable: true,
    description:
      'Time at which the lesson opens for the enrolled viewer. Null if it is already open, or the viewer has opened it.',
  })
  opensAt(@Root() lesson: Row<LessonOutline & { course: unknown }>, @Ctx() { viewer }: Context) {
    if (!viewer) return null;
    const at = opensAt(lesson, raw('e.enrolled_at'));
    return sql`case when ${lesson.drip} <> 'NONE' and not ${lesson.isPreview} then (select ${at} from enrolment e
      where e.course_id = ${lesson.course} and e.student_id = ${viewer.id} and ${at} > now()
        and not exists (select 1 from opened_lesson o where o.lesson_id = ${lesson.id} and o.student_id = e.student_id)) end`;
  }

  @ReadField(() => LessonProgress, {
    nullable: true,
    description: 'Progress of the viewer in the lesson. Null if the viewer has not opened it.',
  })
  myProgress(@Root() lesson: Row<LessonOutline>, @Ctx() { viewer }: Context) {
    if (!viewer) return null;
    return rows(
      LessonProgress,
      (p) => ({
        where: sql`${p.lesson} = ${lesson.id} and exists (
          select 1 from enrolment e where e.id = ${p.enrolment} and e.student_id = ${viewer.id})`,
      }),
      { skipVisibility: 'The condition selects only the viewer’s own rows.' },
    );
  }
}

const lessonSource = sharedSubquery((p: Row<LessonProgress>) => sql`lesson l where l.id = ${p.lesson}`);

@Resolver(() => LessonProgress)
export class LessonProgressResolver {
  @ReadField(() => ID, { description: 'ID of the lesson that is studied.' })
  lessonId(@Root() p: Row<LessonProgress>) {
    return p.lesson;
  }

  @ReadField(() => LessonState, { description: 'State of the student in the lesson.' })
  state(@Root() p: Row<LessonProgress>) {
    return sql`case when ${p.completedAt} is null then 'STARTED' else 'COMPLETED' end`;
  }

  @ReadField(() => CompletionRule, { description: 'Rule that completes the lesson.' })
  rule(@Root() p: Row<LessonProgress>) {
    return lessonSource(p, sql`l.rule`);
  }

  @ReadField(() => Int, {
    description: 'Seconds of study required to complete the lesson. Compare with doneSec.',
  })
  requiredSec(@Root() p: Row<LessonProgress>, @Ctx() { services }: Context) {
    return lessonSource(p, requiredSeconds(services.settings, sql`l.rule`, sql`l.duration_sec`));
  }

  @ReadField(() => Int, {
    description:
      'Seconds of study left until the lesson is complete. 0 if it is complete, or its rule does not count seconds.',
  })
  remainingSec(@Root() p: Row<LessonProgress>, @Ctx() { services }: Context) {
    const required = requiredSeconds(services.settings, sql`l.rule`, sql`l.duration_sec`);
    return lessonSource(
      p,
      sql`case when ${p.completedAt} is null then greatest(${required} - ${p.doneSec}, 0) else 0 end`,
    );
  }

  @ReadField(() => DateTime, {
    nullable: true,
    description:
      'Time from which a live lesson with the rule MANUAL can be marked as done. Null once that time has passed, and for other lessons.',
  })
  markableFrom(@Root() p: Row<LessonProgress>) {
    return lessonSource(
      p,
      sql`case when l.rule = 'MANUAL' and l.kind = 'LIVE' and l.live_starts_at > now() then l.live_starts_at end`,
    );
  }

  @MaxRows(MAX_WATCHED_RANGES, { countsAs: 10 })
  @ReadField(() => [WatchedRange], {
    description: 'Watched ranges of the video, merged and in order. At most 500.',
  })
  watchedRanges(@Root() p: Row<LessonProgress>) {
    return derived(
      WatchedRange,
      sql`select lower(r) as "from", upper(r) as "to" from unnest(${p.watched}) as r order by lower(r)`,
      'Part of a progress record that the viewer may see.',
    );
  }
}
