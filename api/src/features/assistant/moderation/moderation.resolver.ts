import { Arg, Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  createPageType,
  derived,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  type Sql,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { isTaughtCourse } from '../../courses/index.ts';
import { DecideFindingInput, decideFinding } from './decide-finding.ts';
import { FindingState, PLACES_OF_OTHERS } from './moderation.enums.ts';
import { ModerationFinding, mayReadFindingSql } from './moderation-finding.entity.ts';
import { ScanCourseInput, scanCourse } from './scan-course.ts';

const FindingPage = createPageType('ModerationFindingPage', () => ModerationFinding);

@ObjectType({ description: 'Result of checking the texts of a course against the rules.' })
export class CourseModeration {
  @Field(() => ID, { description: 'Unique ID of the course, for client caches.' })
  id!: string;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the texts were last scanned. Null if they were never scanned.',
  })
  scannedAt?: Date | null;
  @Field(() => Int, { description: 'Number of lessons that were scanned.' })
  lessons!: number;
  @Field(() => Int, { description: 'Number of words that were scanned.' })
  words!: number;
  @Field(() => Int, { description: 'Number of ratings with text that were scanned.' })
  ratings!: number;
  @Field(() => Int, { description: 'Number of questions and replies that were scanned.' })
  comments!: number;
  @Field(() => Int, { description: 'Number of findings visible to the viewer that await a decision.' })
  open!: number;
  @Field(() => Int, {
    description: 'Number of findings visible to the viewer that are decided or whose sentence is gone.',
  })
  decided!: number;
}

@ArgsType()
class ModerationFindingsArgs extends PageArgs {
  @Field(() => ID, { description: 'ID of a course that the viewer teaches or reviews.' })
  courseId!: string;
  @Field({
    defaultValue: false,
    description: 'True to list decided and mended findings instead of open ones.',
  })
  isDecided!: boolean;
  @Field({
    defaultValue: false,
    description:
      'True to list all findings in the course’s own texts regardless of decisions, for its reviewer.',
  })
  isForReview!: boolean;
}

const moderationSource = (viewer: Viewer, courseId: string) => {
  const id = uuid(courseId);
  const may = viewer.may('course:review') ? sql`true` : isTaughtCourse(viewer, sql`c.id`);
  return derived(
    CourseModeration,
    sql`select c.id, s.scanned_at as "scannedAt", coalesce(s.lessons, 0) as lessons, coalesce(s.words, 0) as words,
        coalesce(s.ratings, 0) as ratings,
        coalesce(s.comments, 0) as comments,
        count(f.id) filter (where f.state = 'OPEN')::int as open,
        count(f.id) filter (where f.state <> 'OPEN')::int as decided
      from course c left join moderation_scan s on s.course_id = c.id
        left join moderation_finding f on f.course_id = c.id and ${mayReadFindingSql(viewer)}
      where c.id = ${id} and ${may} group by c.id, s.course_id`,
    'The query reads only courses that the viewer teaches or reviews.',
  );
};

const lessonSql = (place: Sql, partId: Sql) =>
  sql`case when ${place} in ('LESSON', 'LESSON_TITLE') then ${partId}
    when ${place} = 'COMMENT' then (select m.lesson_id from comment m where m.id = ${partId}) end`;

@Resolver(() => ModerationFinding)
export class ModerationResolver {
  @Allow('moderation:read')
  @ReadQuery(() => CourseModeration, {
    nullable: true,
    description:
      'Result of checking a course against the rules. Null if the viewer neither teaches nor reviews the course.',
  })
  courseModeration(
    @Arg('id', () => ID, { description: 'ID of the course whose texts were checked.' }) id: string,
    @Ctx() context: Context,
  ) {
    return moderationSource(signedIn(context), id);
  }

  @Allow('moderation:read')
  @ReadQuery(() => FindingPage, {
    description:
      'Flagged sentences of a course, highest confidence first. Empty if the viewer neither teaches nor reviews the course.',
  })
  moderationFindings(
    @Args() { courseId, isDecided, isForReview, page: number, limit }: ModerationFindingsArgs,
  ) {
    return page(ModerationFinding, (f) => ({
      where: sql`${f.course} = ${uuid(courseId)} and ${
        isForReview
          ? sql`${f.place} <> all(${[...PLACES_OF_OTHERS]}::text[]) and ${f.state} <> ${FindingState.MENDED}`
          : sql`(${f.state} <> ${FindingState.OPEN}) = ${isDecided}`
      }`,
      orderBy: sql`${f.confidence} desc, ${f.id}`,
      page: number,
      limit,
    }));
  }

  @Allow('moderation:decide')
  @ReadMutation(() => CourseModeration, {
    description:
      'Scans the texts of a course and flags sentences that may violate the rules. Does not change the course. NOT_FOUND, FORBIDDEN: no course that the viewer may edit.',
  })
  async scanCourse(@Arg('input') input: ScanCourseInput, @Ctx() context: Context) {
    return moderationSource(signedIn(context), await scanCourse(context, input));
  }

  @Allow('moderation:decide')
  @ReadMutation(() => ModerationFinding, {
    description:
      'Decides on a flagged sentence. MISTAKEN applies to the same sentence, rule and course in later scans. NOT_FOUND: no finding that is visible to the viewer. FORBIDDEN: the viewer may not edit the course. BAD_INPUT: the state MENDED cannot be set. CONFLICT: the sentence is no longer in the course.',
  })
  async decideFinding(@Arg('input') input: DecideFindingInput, @Ctx() context: Context) {
    const id = await decideFinding(context, input);
    // With the visibility rule, because the quoted text may have been removed since the command checked it
    return rows(ModerationFinding, (f) => ({ where: sql`${f.id} = ${id}` }));
  }

  @ReadField(() => ID, {
    nullable: true,
    description: 'ID of the lesson to which the sentence belongs. Null if it belongs to none.',
  })
  lessonId(@Root() { partId, place }: Row<ModerationFinding>) {
    return lessonSql(place, partId);
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Title of the lesson to which the sentence belongs. Null if it belongs to none.',
  })
  lessonTitle(@Root() { partId, place }: Row<ModerationFinding>) {
    return sql`(select l.title from lesson l where l.id = ${lessonSql(place, partId)})`;
  }
}
