import { type Context, signedIn } from '../../graphql/context.ts';
import { sql } from '../../graphql/read/index.ts';
import { runSql } from '../../platform/db/index.ts';
import { conflict, notFound } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { CompletionRule } from '../courses/index.ts';
import { completeLesson } from './complete-lesson.ts';
import { EnrolmentAccess } from './enrolment.entity.ts';
import { ACCESS } from './enrolment.reads.ts';

interface OpenedLesson {
  readonly id: string;
  readonly enrolment: string;
  readonly access: EnrolmentAccess;
  readonly rule: CompletionRule;
  readonly completed: boolean;
  /** Start time of a live lesson that has not started yet. */
  readonly startsAt: string | null;
}

/** Idempotent. */
export function markLessonDone(context: Context, lessonId: string): Promise<string> {
  const viewer = signedIn(context);
  if (!isUuid(lessonId)) throw notFound();
  return context.em.transactional(async (em) => {
    const [lesson] = await runSql<OpenedLesson>(
      em,
      sql`select p.id, e.id as enrolment, ${ACCESS} as access, l.rule, p.completed_at is not null as completed,
          case when l.kind = 'LIVE' and l.live_starts_at > now() then l.live_starts_at end as "startsAt"
        from enrolment e join lesson l on l.course_id = e.course_id
        join lesson_progress p on p.enrolment_id = e.id and p.lesson_id = l.id and p.reached_at is not null
        where l.id = ${lessonId} and l.removed_at is null and e.student_id = ${viewer.id} for update of e`,
      'lesson.mark',
    );
    if (!lesson) throw conflict('LESSON_NOT_OPENED');
    if (lesson.access !== EnrolmentAccess.ACTIVE) throw conflict('ACCESS_ENDED', { state: lesson.access });
    if (lesson.completed) return lesson.id;
    if (lesson.rule !== CompletionRule.MANUAL) throw conflict('NOT_BY_HAND', { state: lesson.rule });
    if (lesson.startsAt) throw conflict('LIVE_NOT_BEGUN', { since: new Date(lesson.startsAt).toISOString() });
    await completeLesson(em, context.services, { enrolmentId: lesson.enrolment, lessonId, why: 'MANUAL' });
    return lesson.id;
  });
}
