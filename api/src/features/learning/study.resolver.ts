import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { ReadMutation, resultRow } from '../../graphql/read/index.ts';
import { LessonContent } from '../courses/index.ts';
import { LessonProgress } from './lesson-progress.entity.ts';
import { markLessonDone } from './mark-lesson-done.ts';
import { openLesson } from './open-lesson.ts';
import { RecordProgressInput, recordProgress } from './record-progress.ts';
import { SetStudyGoalInput, StudyGoal, setStudyGoal } from './set-study-goal.ts';

@Resolver()
export class StudyResolver {
  @Allow('lesson:study')
  @ReadMutation(() => LessonContent, {
    description:
      'Opens a lesson, records it as opened and returns its content. NOT_FOUND: no such lesson. FORBIDDEN: the viewer is not enrolled. CONFLICT: the viewer’s access has ended, the lesson opens later, or an earlier lesson must be completed first.',
  })
  async openLesson(
    @Arg('lessonId', () => ID, { description: 'ID of a lesson in a course that the viewer may study.' })
    lessonId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(LessonContent, await openLesson(context, lessonId));
  }

  @Allow('lesson:study')
  @ReadMutation(() => LessonProgress, {
    description:
      'Reports watched or read content. Study counts at most as fast as real time passes. NOT_FOUND: no such lesson. CONFLICT: the lesson was not opened, or the viewer’s access has ended.',
  })
  async recordProgress(@Arg('input') input: RecordProgressInput, @Ctx() context: Context) {
    return resultRow(LessonProgress, await recordProgress(context, input));
  }

  @Allow('lesson:study')
  @ReadMutation(() => LessonProgress, {
    description:
      'Marks a lesson with the rule MANUAL as done. Idempotent. NOT_FOUND: no such lesson. CONFLICT: the lesson was not opened, has another rule or is a live lesson that has not started, or the viewer’s access has ended.',
  })
  async markLessonDone(
    @Arg('lessonId', () => ID, { description: 'ID of a lesson that the viewer has opened.' })
    lessonId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(LessonProgress, await markLessonDone(context, lessonId));
  }

  @Allow('study:update')
  @Mutation(() => StudyGoal, {
    description: 'Sets the viewer’s weekly study goal. BAD_INPUT: a value is out of range.',
  })
  setStudyGoal(@Arg('input') input: SetStudyGoalInput, @Ctx() context: Context): Promise<StudyGoal> {
    return setStudyGoal(context, input);
  }
}
