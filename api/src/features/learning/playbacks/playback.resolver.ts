import { Arg, Ctx, ID, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import {
  COMMAND_DECIDED,
  ReadField,
  ReadMutation,
  type Row,
  rows,
  sql,
} from '../../../graphql/read/index.ts';
import { Course } from '../../courses/index.ts';
import { beginPlayback } from './begin-playback.ts';
import { LookUpPlaybackInput, lookUpPlayback } from './look-up-playback.ts';
import { Playback } from './playback.entity.ts';
import { SwitchPlaybackMarksInput, switchPlaybackMarks } from './switch-playback-marks.ts';

const one = (id: string) =>
  rows(Playback, (p) => ({ where: sql`${p.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

/** Watermark codes by which a leaked recording is traced to the person who played it. */
@Resolver(() => Playback)
export class PlaybackResolver {
  @Allow('lesson:study')
  @ReadMutation(() => Playback, {
    description:
      'Gives a playback the code that moves over its picture; within five minutes the same. NOT_FOUND: no lesson that the viewer has opened and may study now. CONFLICT: its course marks no playbacks.',
  })
  async beginPlayback(
    @Arg('lessonId', () => ID, { description: 'Of a lesson that the viewer opened.' }) lessonId: string,
    @Ctx() context: Context,
  ) {
    return one(await beginPlayback(context, lessonId));
  }

  @Allow('playback:read-any')
  @ReadMutation(() => Playback, {
    description:
      'Whom a code leads back to. A mutation, since who looked it up and why is written down. BAD_INPUT: the reason. NOT_FOUND: no such code.',
  })
  async lookUpPlayback(@Arg('input') input: LookUpPlaybackInput, @Ctx() context: Context) {
    return one(await lookUpPlayback(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Switches the moving code of a course’s videos on or off. NOT_FOUND. FORBIDDEN: another teacher’s course.',
  })
  async switchPlaybackMarks(@Arg('input') input: SwitchPlaybackMarksInput, @Ctx() context: Context) {
    const id = await switchPlaybackMarks(context, input);
    return rows(Course, (c) => ({ where: sql`${c.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
  }

  @ReadField(() => ID, { description: 'Of the person who played it.' })
  personId(@Root() { person }: Row<Playback>) {
    return person;
  }

  @ReadField(() => String, { description: 'What that person is called now.' })
  personName(@Root() { person }: Row<Playback>) {
    return sql`(select p.full_name from person p where p.id = ${person})`;
  }

  @ReadField(() => String, { description: 'Title of the lesson that was played.' })
  lessonTitle(@Root() { lesson }: Row<Playback>) {
    return sql`(select l.title from lesson l where l.id = ${lesson})`;
  }

  @ReadField(() => String, { description: 'Title of the course that the lesson belongs to.' })
  courseTitle(@Root() { lesson }: Row<Playback>) {
    return sql`(select c.title from lesson l join course c on c.id = l.course_id where l.id = ${lesson})`;
  }
}
