import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { COMMAND_DECIDED, ReadMutation, rows, sql } from '../../graphql/read/index.ts';
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
      'Hands a lesson out and marks it as reached. NOT_FOUND. FORBIDDEN: not enrolled. CONFLICT: it opens later, or a lesson before it comes first.',
  })
  async openLesson(
    @Arg('lessonId', () => ID, { description: 'Of a lesson of a course that one may study.' })
    lessonId: string,
    @Ctx() context: Context,
  ) {
    const id = await openLesson(context, lessonId);
    return rows(LessonContent, (l) => ({ where: sql`${l.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
  }

  @Allow('lesson:study')
  @ReadMutation(() => LessonProgress, {
    description:
      'Reports what was watched or read. Counts only as far as real time allows. CONFLICT: not opened.',
  })
  async recordProgress(@Arg('input') input: RecordProgressInput, @Ctx() context: Context) {
    const id = await recordProgress(context, input);
    return rows(LessonProgress, (p) => ({ where: sql`${p.id} = ${id}` }), {
      skipVisibility: COMMAND_DECIDED,
    });
  }

  @Allow('lesson:study')
  @ReadMutation(() => LessonProgress, {
    description:
      'Marks a lesson as done, where its rule is MANUAL; again changes nothing. NOT_FOUND. CONFLICT: not opened, decided by another rule, a live lesson that has not begun, or access that has ended.',
  })
  async markLessonDone(
    @Arg('lessonId', () => ID, { description: 'Of a lesson that the viewer opened.' }) lessonId: string,
    @Ctx() context: Context,
  ) {
    const id = await markLessonDone(context, lessonId);
    return rows(LessonProgress, (p) => ({ where: sql`${p.id} = ${id}` }), {
      skipVisibility: COMMAND_DECIDED,
    });
  }

  @Allow('study:update')
  @Mutation(() => StudyGoal, { description: 'Sets how much one means to study. BAD_INPUT: out of range.' })
  setStudyGoal(@Arg('input') input: SetStudyGoalInput, @Ctx() context: Context): Promise<StudyGoal> {
    return setStudyGoal(context, input);
  }
}
