import { Arg, Ctx, Field, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import {
  checkSize,
  derived,
  MaxRows,
  ReadField,
  ReadQuery,
  type Row,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { TODAY } from '../../../platform/db/index.ts';
import { isTaughtCourse } from '../../courses/index.ts';
import { VIEWING_PARTS } from './record-viewing.ts';

@ObjectType({ description: 'One of forty equal parts of a video, with statistics of its viewing sessions.' })
class LessonViewingPart {
  @Field(() => Int, { description: 'First second of the part, from 0.' })
  fromSec!: number;
  @Field(() => Int, { description: 'Second after the last one of the part.' })
  toSec!: number;
  @Field(() => Int, { description: 'Number of viewing sessions in which the part was played.' })
  plays!: number;
  @Field(() => Int, {
    description:
      'Number of viewing sessions in which the part was played again by a student who had watched it before.',
  })
  replays!: number;
  @Field(() => Int, {
    description: 'Number of viewing sessions that ended in the part, before the end of the video.',
  })
  drops!: number;
}

@ObjectType({
  description: 'Viewing statistics of a lesson’s video, summed by day. Only students are counted.',
})
class LessonViewings {
  @Field(() => ID, { description: 'ID of the lesson with the video.' })
  lessonId!: string;
  @Field(() => Int, { description: 'Number of days in the statistics, including today.' })
  days!: number;
  @Field(() => Int, { description: 'Length of the video in seconds.' })
  lengthSec!: number;
  @Field(() => Int, {
    description:
      'Number of viewing sessions of the current video. A session ends after 30 minutes without activity.',
  })
  viewings!: number;
  @Field(() => Int, {
    description: 'Number of viewing sessions that ended in the last twentieth of the video.',
  })
  finished!: number;
}

const MAX_DAYS = 366;

/** The parts of a video that students replay, and those where they leave it. */
@Resolver(() => LessonViewings)
export class LessonViewingsResolver {
  @Allow('course:read-own')
  @ReadQuery(() => LessonViewings, {
    nullable: true,
    description:
      'Viewing statistics of a lesson’s video, updated hourly. Null if the lesson has no video, or the viewer does not teach its course.',
  })
  lessonViewings(
    @Arg('lessonId', () => ID, { description: 'ID of a lesson in a course that the viewer teaches.' })
    lessonId: string,
    @Arg('days', () => Int, { defaultValue: 90, description: 'Number of days to look back, 1 to 366.' })
    days: number,
    @Ctx() context: Context,
  ) {
    checkSize('days', days, MAX_DAYS);
    return derived(
      LessonViewings,
      sql`select l.id as "lessonId", ${days}::int as days, l.duration_sec as "lengthSec", s.viewings, s.finished
        from lesson l, lateral (select coalesce(sum(d.viewings), 0)::int as viewings, coalesce(sum(d.finished), 0)::int as finished
          from lesson_viewing_day d where d.lesson_id = l.id and d.media_id = l.media_id and d.day > ${TODAY} - ${days}::int) s
        where l.id = ${uuid(lessonId)} and l.removed_at is null and l.media_id is not null
          and ${isTaughtCourse(signedIn(context), sql`l.course_id`)}`,
      'The query reads only lessons of courses that the viewer teaches.',
    );
  }

  @MaxRows(VIEWING_PARTS)
  @ReadField(() => [LessonViewingPart], { description: 'The forty parts of the video, in order.' })
  parts(@Root() { lessonId, days, lengthSec }: Row<LessonViewings>) {
    return derived(
      LessonViewingPart,
      sql`select n * ${lengthSec} / ${VIEWING_PARTS}::int as "fromSec", (n + 1) * ${lengthSec} / ${VIEWING_PARTS}::int as "toSec",
          coalesce(sum(d.plays[n + 1]), 0)::int as plays, coalesce(sum(d.replays[n + 1]), 0)::int as replays,
          coalesce(sum(d.drops[n + 1]), 0)::int as drops
        from lesson l cross join generate_series(0, ${VIEWING_PARTS}::int - 1) n
        left join lesson_viewing_day d on d.lesson_id = l.id and d.media_id = l.media_id and d.day > ${TODAY} - ${days}
        where l.id = ${lessonId} group by n order by n`,
      'Part of figures that the viewer may see.',
    );
  }
}
