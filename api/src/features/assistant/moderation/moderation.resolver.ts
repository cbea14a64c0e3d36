import { Arg, Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  derived,
  page,
  pageOf,
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
import { ModerationFinding, seesFinding } from './moderation-finding.entity.ts';
import { ScanCourseInput, scanCourse } from './scan-course.ts';

const FindingPage = pageOf('ModerationFindingPage', () => ModerationFinding);

@ObjectType({ description: 'How the texts of a course stand with the rules.' })
export class CourseModeration {
  @Field(() => ID, { description: 'Of the course itself, so that caches know it.' })
  id!: string;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When its texts were last looked through; absent before.',
  })
  scannedAt?: Date | null;
  @Field(() => Int, { description: 'Lessons that were looked through.' })
  lessons!: number;
  @Field(() => Int, { description: 'Words of the course that were looked through.' })
  words!: number;
  @Field(() => Int, { description: 'Ratings with words that were looked through.' })
  ratings!: number;
  @Field(() => Int, { description: 'Questions and replies below lessons that were looked through.' })
  comments!: number;
  @Field(() => Int, { description: 'Marks that the viewer sees and nobody has decided about.' })
  open!: number;
  @Field(() => Int, { description: 'Marks that the viewer sees and that are decided or mended.' })
  decided!: number;
}

@ArgsType()
class ModerationFindingsArgs extends PageArgs {
  @Field(() => ID, { description: 'Of a course that the viewer teaches or reviews.' })
  courseId!: string;
  @Field({ defaultValue: false, description: 'Those that are decided or mended in place of the open ones.' })
  isDecided!: boolean;
  @Field({
    defaultValue: false,
    description:
      'All that stand in the course’s own texts, whatever was decided: what its reviewer looks at.',
  })
  isForReview!: boolean;
}

const moderationOf = (viewer: Viewer, courseId: string) => {
  const id = uuid(courseId);
  const may = viewer.may('course:review') ? sql`true` : isTaughtCourse(viewer, sql`c.id`);
  const seen = seesFinding(viewer, {
    course: sql`f.course_id`,
    place: sql`f.place`,
    partId: sql`f.part_id`,
  });
  return derived(
    CourseModeration,
    sql`select c.id, s.scanned_at as "scannedAt", coalesce(s.lessons, 0) as lessons, coalesce(s.words, 0) as words,
        coalesce(s.ratings, 0) as ratings,
        coalesce(s.comments, 0) as comments,
        count(f.id) filter (where f.state = 'OPEN')::int as open,
        count(f.id) filter (where f.state <> 'OPEN')::int as decided
      from course c left join moderation_scan s on s.course_id = c.id
        left join moderation_finding f on f.course_id = c.id and ${seen}
      where c.id = ${id} and ${may} group by c.id, s.course_id`,
    'Only courses that the viewer teaches or reviews are looked at.',
  );
};

const lessonOf = (place: Sql, partId: Sql) =>
  sql`case when ${place} in ('LESSON', 'LESSON_TITLE') then ${partId}
    when ${place} = 'COMMENT' then (select m.lesson_id from comment m where m.id = ${partId}) end`;

@Resolver(() => ModerationFinding)
export class ModerationResolver {
  @Allow('moderation:read')
  @ReadQuery(() => CourseModeration, {
    nullable: true,
    description: 'How a course stands with the rules; null where the viewer neither teaches nor reviews it.',
  })
  courseModeration(
    @Arg('id', () => ID, { description: 'Of the course whose texts are meant.' }) id: string,
    @Ctx() context: Context,
  ) {
    return moderationOf(signedIn(context), id);
  }

  @Allow('moderation:read')
  @ReadQuery(() => FindingPage, {
    description: 'Sentences of a course that were marked, the surest first; none of foreign courses.',
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
      'Looks through the texts of a course by the rules and marks sentences; changes nothing of the course. NOT_FOUND, FORBIDDEN: not a course that the viewer edits.',
  })
  async scanCourse(@Arg('input') input: ScanCourseInput, @Ctx() context: Context) {
    return moderationOf(signedIn(context), await scanCourse(context, input));
  }

  @Allow('moderation:decide')
  @ReadMutation(() => ModerationFinding, {
    description:
      'Decides about a marked sentence; a mistake goes for the same sentence, rule and course from now on. NOT_FOUND: no mark that the viewer sees. FORBIDDEN: not in a course that they edit. BAD_INPUT: MENDED is seen, not said. CONFLICT: the sentence is gone.',
  })
  async decideFinding(@Arg('input') input: DecideFindingInput, @Ctx() context: Context) {
    const id = await decideFinding(context, input);
    // With the visibility rule, because the quoted text may have been removed since the command checked it
    return rows(ModerationFinding, (f) => ({ where: sql`${f.id} = ${id}` }));
  }

  @ReadField(() => ID, {
    nullable: true,
    description: 'Of the lesson that it stands in or below; else absent.',
  })
  lessonId(@Root() { partId, place }: Row<ModerationFinding>) {
    return lessonOf(place, partId);
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Title of the lesson that it stands in or below; else absent.',
  })
  lessonTitle(@Root() { partId, place }: Row<ModerationFinding>) {
    return sql`(select l.title from lesson l where l.id = ${lessonOf(place, partId)})`;
  }
}
