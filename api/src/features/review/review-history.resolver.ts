import { Field, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import {
  derived,
  Guard,
  MaxRows,
  ReadField,
  type Row,
  rows,
  type Sql,
  sql,
} from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { MAX_LESSONS } from '../courses/index.ts';
import { CourseReview } from './course-review.entity.ts';
import { LessonChange, ReviewDecision, ReviewedField } from './review.enums.ts';
import { mayReview } from './review.policy.ts';

@ObjectType({ description: 'A course field that changed since the previous submission.' })
export class ChangedField {
  @Field(() => ReviewedField, { description: 'Name of the changed field.' })
  field!: ReviewedField;
  @Field(() => String, { nullable: true, description: 'Previous value. Null if it was empty.' })
  before?: string | null;
  @Field(() => String, { nullable: true, description: 'Submitted value. Null if it is empty.' })
  after?: string | null;
}

@ObjectType({ description: 'A lesson that changed since the previous submission.' })
export class ChangedLesson {
  @Field(() => ID, { description: 'ID of the lesson. The lesson may have been deleted.' })
  lessonId!: string;
  @Field({ description: 'Submitted title, or the last title of a deleted lesson.' })
  title!: string;
  @Field(() => String, { nullable: true, description: 'Previous title. Null if it did not change.' })
  formerTitle?: string | null;
  @Field(() => [LessonChange], { description: 'Changes of the lesson, at least one.' })
  changes!: LessonChange[];
}

@ObjectType({ description: 'Place of a submission in the queue, the longest waiting first.' })
export class ReviewPlace {
  @Field(() => Int, { description: 'Position in the queue, from 1.' })
  position!: number;
  @Field(() => Int, { description: 'Number of pending submissions, including this one.' })
  total!: number;
  @Field(() => ID, { nullable: true, description: 'ID of the submission before it. Null for the first.' })
  previousId?: string | null;
  @Field(() => ID, { nullable: true, description: 'ID of the submission after it. Null for the last.' })
  nextId?: string | null;
}

/** Maximum number of earlier submissions. Older ones say little about the current course. */
const MAX_EARLIER = 10;

/** Snapshots of this submission and the last judged one before it. No row unless both are stored. */
const pair = (r: Row<CourseReview>): Sql => sql`
  (select b.submitted as before, a.submitted as after from course_review a cross join lateral (
      select p.submitted from course_review p where p.course_id = a.course_id and p.reviewer_id is not null
        and p.submitted_at < a.submitted_at order by p.submitted_at desc limit 1) b
    where a.id = ${r.id} and a.submitted is not null and b.submitted is not null)`;

@Resolver(() => CourseReview)
export class ReviewHistoryResolver {
  @ReadField(() => Int, {
    description: 'Number of this submission of the course, from 1. Withdrawn submissions do not count.',
  })
  attempt(@Root() r: Row<CourseReview>) {
    return sql`(select count(*)::int + 1 from course_review e where e.course_id = ${r.course}
      and e.submitted_at < ${r.submittedAt} and e.decision <> ${ReviewDecision.WITHDRAWN})`;
  }

  @MaxRows(MAX_EARLIER)
  @ReadField(() => [CourseReview], {
    description: 'Earlier decided submissions of the course, latest first, at most ten.',
  })
  earlier(@Root() r: Row<CourseReview>) {
    return rows(CourseReview, (e) => ({
      where: sql`${e.course} = ${r.course} and ${e.submittedAt} < ${r.submittedAt} and ${e.reviewer} is not null`,
      orderBy: sql`${e.submittedAt} desc`,
      limit: MAX_EARLIER,
    }));
  }

  @ReadField(() => Boolean, {
    description: 'True if the changes since the last decided submission are known. False if there is none.',
  })
  isCompared(@Root() r: Row<CourseReview>) {
    return sql`exists ${pair(r)}`;
  }

  @ReadField(() => Boolean, {
    description: 'True if the teachers have edited nothing since the decision. False while it is pending.',
  })
  isUnedited(@Root() r: Row<CourseReview>) {
    return sql`coalesce((select c.updated_at <= ${r.decidedAt} from course c where c.id = ${r.course}), false)`;
  }

  @MaxRows(Object.keys(ReviewedField).length)
  @ReadField(() => [ChangedField], {
    description: 'Fields that differ from the last decided submission. Empty without one.',
  })
  changedFields(@Root() r: Row<CourseReview>) {
    const value = (side: Sql) => sql`case f.key when 'COVER' then null when 'PROMO' then null
      when 'CATEGORY' then (select k.name from category k where k.id::text = ${side}) else ${side} end`;
    return derived(
      ChangedField,
      sql`select f.key as field, ${value(sql`b.value`)} as before, ${value(sql`f.value`)} as after
        from ${pair(r)} s cross join lateral jsonb_each_text(s.after->'fields') f(key, value)
        left join lateral jsonb_each_text(s.before->'fields') b(key, value) on b.key = f.key
        where f.value is distinct from b.value order by array_position(${Object.keys(ReviewedField)}::text[], f.key)`,
      'Part of a submission, whose visibility rule has been checked.',
    );
  }

  @MaxRows(MAX_LESSONS * 2)
  @ReadField(() => [ChangedLesson], {
    description: 'Lessons that differ from the last decided submission. Empty without one.',
  })
  changedLessons(@Root() r: Row<CourseReview>) {
    const lessons = (side: Sql) => sql`rows from (jsonb_to_recordset(${side}->'lessons') as
      (id text, title text, section text, "isPreview" boolean, print text, video text, captions text)) with ordinality`;
    const named = sql`(id, title, section, "isPreview", print, video, captions, place)`;
    return derived(
      ChangedLesson,
      sql`select c."lessonId", c.title, c."formerTitle", c.changes from ${pair(r)} s cross join lateral (
          select coalesce(a.id, b.id) as "lessonId", coalesce(a.title, b.title) as title,
            case when a.title <> b.title then b.title end as "formerTitle", coalesce(a.place, b.place) as place,
            array_remove(case when b.id is null then array['ADDED'] when a.id is null then array['REMOVED']
              else array[case when a.title <> b.title then 'TITLE' end,
                case when a.section <> b.section then 'SECTION' end,
                case when a.print is distinct from b.print then 'TEXT' end,
                case when a.video is distinct from b.video then 'VIDEO' end,
                case when a.captions is distinct from b.captions then 'CAPTIONS' end,
                case when a."isPreview" <> b."isPreview" then 'PREVIEW' end] end, null) as changes
          from (select * from ${lessons(sql`s.after`)} as l${named}) a
          full join (select * from ${lessons(sql`s.before`)} as l${named}) b on b.id = a.id) c
        where cardinality(c.changes) > 0 order by c.place`,
      'Part of a submission, whose visibility rule has been checked.',
    );
  }

  @Guard<Viewer, CourseReview>(mayReview)
  @ReadField(() => ReviewPlace, {
    nullable: true,
    description: 'Place in the queue. Null after the decision, and for viewers who are not reviewers.',
  })
  place(@Root() r: Row<CourseReview>) {
    return derived(
      ReviewPlace,
      sql`select q.position, q.total, q."previousId", q."nextId" from (
          select w.id, row_number() over waiting::int as position, count(*) over ()::int as total,
            lag(w.id) over waiting as "previousId", lead(w.id) over waiting as "nextId"
          from course_review w where w.decision = ${ReviewDecision.PENDING}
          window waiting as (order by w.submitted_at, w.id)) q where q.id = ${r.id}`,
      'The field requires its own permission.',
    );
  }
}
