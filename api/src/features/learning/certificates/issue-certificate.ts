import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sequenceNumber, sql } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import { notify } from '../../support/index.ts';
import { awardAchievements } from '../award-achievements.jobs.ts';
import { Enrolment } from '../enrolment.entity.ts';
import { Certificate, type CertificateFacts } from './certificate.entity.ts';
import { IS_DUE } from './certificate.reads.ts';
import { issuerKey } from './issuer-key.ts';
import { signBadge } from './sign-badge.ts';
import { createVerifyCode } from './verify-code.ts';

interface Facts extends Omit<CertificateFacts, 'serial' | 'issuedAt' | 'revokedAt' | 'score'> {
  readonly studentId: string;
  readonly courseId: string;
  readonly score: number | null;
}

/**
 * Issues the certificate of an enrolment, if it is due. Idempotent. A refund request needs the same lock: either it
 * finds the certificate, or this function finds the request and issues nothing.
 */
export async function issueCertificate(services: Services, enrolmentId: string): Promise<void> {
  await services.orm.em.fork().transactional(async (em) => {
    await runSql(em, sql`select id from enrolment where id = ${enrolmentId} for update`, 'certificate.lock');
    // A separate statement, because only a new one sees what was committed while it waited for the lock
    const facts = await loadFacts(em, enrolmentId);
    if (!facts) return;
    const { studentId, courseId, courseTitle: course } = facts;
    await createCertificate(em, services, enrolmentId, facts);
    await notify(em, services, studentId, {
      kind: 'CERTIFICATE_ISSUED',
      params: { course },
      link: `/dashboard/progress?course=${courseId}`,
    });
    await services.jobs.send(em, awardAchievements, { personId: studentId });
  });
}

async function loadFacts(em: EntityManager, enrolmentId: string): Promise<Facts | undefined> {
  const [facts] = await runSql<Facts>(
    em,
    sql`select e.student_id as "studentId", p.full_name as "studentName", c.id as "courseId", c.title as "courseTitle",
        t.full_name as "teacherName", coalesce(e.completed_version, c.version) as "courseVersion", c.lesson_count as "lessonCount",
        ceil(c.duration_sec / 60.0)::int as "studyMinutes",
        (select round(avg(s.best_score))::int from lesson_progress s
          join lesson l on l.id = s.lesson_id and l.removed_at is null where s.enrolment_id = e.id) as score
      from enrolment e join course c on c.id = e.course_id join person p on p.id = e.student_id
      join person t on t.id = c.teacher_id
      where e.id = ${enrolmentId} and ${IS_DUE}`,
    'certificate.facts',
  );
  return facts;
}

/** The caller holds the lock of the enrolment. */
export async function createCertificate(
  em: EntityManager,
  { keys, config }: Services,
  enrolmentId: string,
  { courseId, ...facts }: Omit<Facts, 'studentId'>,
  replacesId: string | null = null,
): Promise<Certificate> {
  const key = await issuerKey(em, keys);
  const issuedAt = new Date(Math.floor(Date.now() / 1000) * 1000);
  const verifyCode = createVerifyCode();
  const serial = await nextSerial(em);
  const certificate = em.create(Certificate, {
    ...facts,
    enrolment: em.getReference(Enrolment, enrolmentId),
    serial,
    verifyCode,
    issuedAt,
    badge: await signBadge(key, { ...facts, courseId, serial, verifyCode, issuedAt }, config.publicUrl),
    issuerKeyId: key.id,
    replacesId,
  });
  await em.flush();
  return certificate;
}

/** A number for people to quote: the year in Vietnam and a sequence number. */
async function nextSerial(em: EntityManager): Promise<string> {
  const [row] = await runSql<{ serial: string }>(
    em,
    sql`select 'SEN-' || to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'YYYY') || '-'
      || ${sequenceNumber('certificate_number', 6)} as serial`,
  );
  return row!.serial;
}
