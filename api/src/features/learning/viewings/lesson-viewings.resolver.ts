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
import { TODAY } from '../../../platform/db/today.ts';
import { isTaughtCourse } from '../../courses/index.ts';
import { VIEWING_PARTS } from './viewing-parts.ts';

@ObjectType({ description: 'A fortieth of a video, and in how many sittings something happened in it.' })
class LessonViewingPart {
  @Field(() => Int, { description: 'Second of the video at which it begins, from 0.' })
  fromSec!: number;
  @Field(() => Int, { description: 'The second after its last.' })
  toSec!: number;
  @Field(() => Int, { description: 'Sittings in which it was played.' })
  plays!: number;
  @Field(() => Int, { description: 'Sittings in which it was played again, by someone who knew it.' })
  replays!: number;
  @Field(() => Int, { description: 'Sittings that ended in it, before the end of the video.' })
  drops!: number;
}

@ObjectType({ description: 'How the video of a lesson is watched: sums by day, of students alone.' })
class LessonViewings {
  @Field(() => ID, { description: 'Of the lesson whose video it is.' })
  lessonId!: string;
  @Field(() => Int, { description: 'Days that were summed, today included.' })
  days!: number;
  @Field(() => Int, { description: 'Length of the video in seconds.' })
  lengthSec!: number;
  @Field(() => Int, { description: 'Sittings at the video as it is now; half an hour without it ends one.' })
  viewings!: number;
  @Field(() => Int, { description: 'Sittings that ended in the last twentieth of the video.' })
  finished!: number;
}

const MOST_DAYS = 366;

/** The parts of a video that students replay, and those where they leave it. */
@Resolver(() => LessonViewings)
export class LessonViewingsResolver {
  @Allow('course:read-own')
  @ReadQuery(() => LessonViewings, {
    nullable: true,
    description:
      'How the video of a lesson is watched, as of the last hour; null where it has none, or the viewer does not teach its course.',
  })
  lessonViewings(
    @Arg('lessonId', () => ID, { description: 'Of a lesson of a course that the viewer teaches.' })
    lessonId: string,
    @Arg('days', () => Int, { defaultValue: 90, description: 'How far back, 1 to 366 days.' }) days: number,
    @Ctx() context: Context,
  ) {
    checkSize('days', days, MOST_DAYS);
    return derived(
      LessonViewings,
      sql`select l.id as "lessonId", ${days}::int as days, l.duration_sec as "lengthSec", s.viewings, s.finished
        from lesson l, lateral (select coalesce(sum(d.viewings), 0)::int as viewings, coalesce(sum(d.finished), 0)::int as finished
          from lesson_viewing_day d where d.lesson_id = l.id and d.media_id = l.media_id and d.day > ${TODAY} - ${days}::int) s
        where l.id = ${uuid(lessonId)} and l.removed_at is null and l.media_id is not null
          and ${isTaughtCourse(signedIn(context), sql`l.course_id`)}`,
      'Only lessons of courses that the viewer teaches are looked at.',
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
      'A part of figures that are shown.',
    );
  }
}
