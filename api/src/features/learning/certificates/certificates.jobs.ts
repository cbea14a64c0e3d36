import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { runSql, sql } from '../../../platform/db/index.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/process/services.ts';
import { IS_DUE } from './certificate.reads.ts';
import { issueCertificate } from './issue-certificate.ts';

export const issueCertificateJob = defineJob({
  name: 'certificates.issue',
  payload: z.object({ enrolmentId: z.uuid() }),
  handle: (services, { enrolmentId }) => issueCertificate(services, enrolmentId),
});

/** Max certificates of one run. The next run issues the rest. */
const MAX_AT_ONCE = 500;

/**
 * Runs for one course when its teacher enables certificates, and for all courses by schedule. The schedule finds those
 * that become due without a completion: the student bought the course again.
 */
export const issueDueCertificates = defineJob({
  name: 'certificates.issue-due',
  payload: z.object({ courseId: z.uuid().optional() }),
  schedule: '17 * * * *',
  async handle(services, { courseId }) {
    const em = services.orm.em.fork();
    const due = await runSql<{ id: string }>(
      em,
      sql`select e.id from enrolment e join course c on c.id = e.course_id
        where ${courseId ? sql`e.course_id = ${courseId} and ${IS_DUE}` : IS_DUE} order by e.completed_at, e.id limit ${MAX_AT_ONCE}`,
    );
    await em.transactional(async (tx) => {
      for (const { id } of due) await services.jobs.send(tx, issueCertificateJob, { enrolmentId: id });
      const startAfter = new Date(Date.now() + 60_000);
      if (courseId && due.length === MAX_AT_ONCE)
        await services.jobs.send(tx, issueDueCertificates, { courseId }, { startAfter });
    });
  },
});

/** After an obstacle was removed, such as a refund request. Part of the caller's transaction. */
export async function enqueueDueCertificate(
  em: EntityManager,
  { jobs }: Services,
  studentId: string,
  courseId: string,
): Promise<void> {
  const [enrolment] = await runSql<{ id: string }>(
    em,
    sql`select id from enrolment where student_id = ${studentId} and course_id = ${courseId} and completed_at is not null`,
  );
  if (enrolment) await jobs.send(em, issueCertificateJob, { enrolmentId: enrolment.id });
}
