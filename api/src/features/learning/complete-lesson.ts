import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../graphql/read/index.ts';
import { runSql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { awardAchievements } from './award-achievements.jobs.ts';
import { issueCertificateJob } from './certificates/certificates.jobs.ts';
import type { CompletionReason } from './lesson-progress.entity.ts';

interface LessonOfEnrolment {
  readonly enrolmentId: string;
  readonly lessonId: string;
}

interface Completion extends LessonOfEnrolment {
  readonly why: `${CompletionReason}`;
  /** Score of the attempt that completes it, 0 to 100. */
  readonly score?: number;
}

/**
 * The only code that completes lessons. Later calls change neither the time nor the reason. Locks the enrolment.
 */
export async function completeLesson(
  em: EntityManager,
  { jobs }: Pick<Services, 'jobs'>,
  { enrolmentId, lessonId, why, score }: Completion,
): Promise<void> {
  const [enrolment] = await runSql<{ student: string }>(
    em,
    sql`select student_id as student from enrolment where id = ${enrolmentId} for update`,
    'enrolment.student',
  );
  if (!enrolment) throw new Error(`Enrolment ${enrolmentId} does not exist`);
  // A lesson that was never opened, for instance when a teacher completes it, gets no `reached_at`
  await runSql(
    em,
    sql`insert into lesson_progress as p (enrolment_id, lesson_id, reached_at, completed_at, completed_why, best_score)
      values (${enrolmentId}, ${lessonId}, null, now(), ${why}, ${score === undefined ? null : wholeScore(score)}::int)
      on conflict (enrolment_id, lesson_id) do update set completed_at = coalesce(p.completed_at, now()),
        completed_why = case when p.completed_at is null then excluded.completed_why else p.completed_why end,
        best_score = greatest(p.best_score, excluded.best_score)
      where p.completed_at is null or excluded.best_score > coalesce(p.best_score, -1)`,
    'lesson.complete',
  );
  if (await recountLessons(em, enrolmentId)) await jobs.send(em, issueCertificateJob, { enrolmentId });
  await jobs.send(em, awardAchievements, { personId: enrolment.student });
}

const wholeScore = (score: number): number => Math.floor(Math.min(100, Math.max(0, score)));

/** Also stores scores that do not complete the lesson. */
export async function storeScore(
  em: EntityManager,
  { enrolmentId, lessonId, score }: LessonOfEnrolment & { readonly score: number },
): Promise<void> {
  await runSql(
    em,
    sql`insert into lesson_progress as p (enrolment_id, lesson_id, reached_at, best_score)
      values (${enrolmentId}, ${lessonId}, null, ${wholeScore(score)})
      on conflict (enrolment_id, lesson_id) do update set best_score = greatest(p.best_score, excluded.best_score)`,
    'lesson.score',
  );
}

/**
 * Counts the rows again, so that no lost update can make the count wrong. A trigger counts the required ones.
 * @returns true if that completed the course
 */
export async function recountLessons(em: EntityManager, enrolmentId: string): Promise<boolean> {
  const [counted] = await runSql<{ completes: boolean }>(
    em,
    sql`update enrolment e set completed_lessons = c.done,
        completed_at = case when c.missing = 0 and c.done > 0 then coalesce(e.completed_at, now()) else e.completed_at end,
        completed_version = case when c.missing = 0 and c.done > 0 and e.completed_at is null then c.version else e.completed_version end
      from (select count(p.completed_at)::int as done,
          count(*) filter (where l.is_required and p.completed_at is null)::int as missing, k.version
        from enrolment x join course k on k.id = x.course_id
        join lesson l on l.course_id = x.course_id and l.removed_at is null
        left join lesson_progress p on p.lesson_id = l.id and p.enrolment_id = x.id
        where x.id = ${enrolmentId} group by k.version) c
      where e.id = ${enrolmentId} returning coalesce(e.completed_at = now(), false) as completes`,
    'progress.count',
  );
  return counted?.completes ?? false;
}
