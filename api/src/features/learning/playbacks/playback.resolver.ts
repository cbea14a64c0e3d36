import { Arg, Ctx, ID, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { ReadField, ReadMutation, type Row, resultRow, sql } from '../../../graphql/read/index.ts';
import { Course } from '../../courses/index.ts';
import { beginPlayback } from './begin-playback.ts';
import { LookUpPlaybackInput, lookUpPlayback } from './look-up-playback.ts';
import { Playback } from './playback.entity.ts';
import { SwitchPlaybackMarksInput, switchPlaybackMarks } from './switch-playback-marks.ts';

/** Watermark codes by which a leaked recording is traced to the person who played it. */
@Resolver(() => Playback)
export class PlaybackResolver {
  @Allow('lesson:study')
  @ReadMutation(() => Playback, {
    description:
      'Starts a playback and returns the code to display over the video. Returns the same code within five minutes. NOT_FOUND: no lesson that the viewer has opened and has access to. CONFLICT: the course does not use playback codes.',
  })
  async beginPlayback(
    @Arg('lessonId', () => ID, { description: 'ID of a lesson that the viewer has opened.' })
    lessonId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(Playback, await beginPlayback(context, lessonId));
  }

  @Allow('playback:read-any')
  @ReadMutation(() => Playback, {
    description:
      'Returns the playback of a code seen in a recording. A mutation because the viewer and the reason are written to the audit log. BAD_INPUT: the reason is invalid. NOT_FOUND: no such code.',
  })
  async lookUpPlayback(@Arg('input') input: LookUpPlaybackInput, @Ctx() context: Context) {
    return resultRow(Playback, await lookUpPlayback(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Enables or disables playback codes over the videos of a course. NOT_FOUND: no such course. FORBIDDEN: the course belongs to another teacher.',
  })
  async switchPlaybackMarks(@Arg('input') input: SwitchPlaybackMarksInput, @Ctx() context: Context) {
    return resultRow(Course, await switchPlaybackMarks(context, input));
  }

  @ReadField(() => ID, { description: 'ID of the person who played the video.' })
  personId(@Root() { person }: Row<Playback>) {
    return person;
  }

  @ReadField(() => String, { description: 'Current name of the person who played the video.' })
  personName(@Root() { person }: Row<Playback>) {
    return sql`(select p.full_name from person p where p.id = ${person})`;
  }

  @ReadField(() => String, { description: 'Title of the lesson that was played.' })
  lessonTitle(@Root() { lesson }: Row<Playback>) {
    return sql`(select l.title from lesson l where l.id = ${lesson})`;
  }

  @ReadField(() => String, { description: 'Title of the course to which the lesson belongs.' })
  courseTitle(@Root() { lesson }: Row<Playback>) {
    return sql`(select c.title from lesson l join course c on c.id = l.course_id where l.id = ${lesson})`;
  }
}
