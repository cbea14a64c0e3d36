import type { EntityManager } from '@mikro-orm/postgresql';
import { Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { notFound, policy } from '../../platform/errors/errors.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { CourseRight } from '../courses/index.ts';
import { findAccess, lockEnrolment } from '../learning/index.ts';
import { audit } from '../operations/index.ts';
import { scheduleExpiry } from './end-attempts.jobs.ts';
import { hasExpired } from './finish-attempt.ts';
import { lockOwnQuiz } from './load.ts';
import { AttemptStatus } from './question.enums.ts';
import { QuizAttempt } from './quiz-attempt.entity.ts';

const RANGE = validationMessage('assessment.extraTime', { min: 0, max: 480 });

@InputType({ description: 'Input for granting a student extra time in a quiz.' })
export class GrantQuizTimeInput {
  @Field(() => ID, { description: 'ID of a quiz in a course that the viewer owns.' })
  quizId!: string;
  @Field(() => ID, { description: 'ID of a student of that course.' })
  studentId!: string;
  @Field(() => Int, {
    description:
      'Seconds added to the time limit of every attempt, at most 28,800. 0 removes the extra time.',
  })
  @Min(0, { message: RANGE })
  @Max(28_800, { message: RANGE })
  extraSec!: number;
}

@ObjectType({ description: 'Extra time of a student in a quiz.' })
export class GrantedQuizTime {
  @Field(() => ID, { description: 'ID of the quiz with the time limit.' })
  quizId!: string;
  @Field(() => ID, { description: 'ID of the student with extra time.' })
  studentId!: string;
  @Field(() => Int, { description: 'Seconds added to the time limit of every attempt.' })
  extraSec!: number;
}

/** Gives a student more time, including in an open attempt. */
export function grantTime(context: Context, input: GrantQuizTimeInput): Promise<GrantedQuizTime> {
  const viewer = signedIn(context);
  const { quizId, studentId, extraSec } = input;
  return context.em.transactional(async (em) => {
    const quiz = await lockOwnQuiz(em, viewer, quizId, CourseRight.MARK);
    if (studentId === viewer.id) throw policy('OWN_PROGRESS');
    if (!isUuid(studentId) || !(await findAccess(em, studentId, quiz.course.id))) throw notFound();
    await lockEnrolment(em, studentId, quiz.course.id);
    const before = await storeExtraTime(em, input, viewer.id);
    const open = await em.findOne(QuizAttempt, {
      quiz,
      student: studentId,
      status: AttemptStatus.IN_PROGRESS,
    });
    if (open?.endsAt && !hasExpired(open)) {
      open.endsAt = new Date(open.endsAt.getTime() + (extraSec - before) * 1000);
      await em.flush();
      await scheduleExpiry(em, context.services, open);
    }
    audit(em, context, {
      action: 'quiz.grant-time',
      targetId: quizId,
      before: { student: studentId, extraSec: before },
      after: { student: studentId, extraSec },
    });
    return { quizId, studentId, extraSec };
  });
}

/** @returns the extra seconds that the student had before */
async function storeExtraTime(
  em: EntityManager,
  { quizId, studentId, extraSec }: GrantQuizTimeInput,
  grantedBy: string,
): Promise<number> {
  const [before] = await runSql<{ seconds: number }>(
    em,
    sql`delete from quiz_extra_time where quiz_id = ${quizId} and student_id = ${studentId} returning extra_sec as seconds`,
  );
  if (extraSec)
    await runSql(
      em,
      sql`insert into quiz_extra_time (quiz_id, student_id, extra_sec, granted_by_id)
        values (${quizId}, ${studentId}, ${extraSec}, ${grantedBy})`,
    );
  return before?.seconds ?? 0;
}
