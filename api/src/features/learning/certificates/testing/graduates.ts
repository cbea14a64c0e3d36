import { type Actor, type CourseFacts } from '../../../../testing/factories.ts';
import { helpersFor } from '../../../../testing/helpers.ts';
import { getEnrolment } from '../../../../testing/study.ts';
import { app, finish, studying } from '../../testing/students.ts';
import { issueCertificate } from '../issue-certificate.ts';

const { db, fetchRoot } = helpersFor(app);

export interface Graduate {
  readonly who: Actor;
  readonly facts: CourseFacts;
  readonly enrolmentId: string;
}

/** A student who has completed a course and has no certificate yet. */
export async function graduate(lessons = 1): Promise<Graduate> {
  const { who, facts } = await studying(lessons);
  for (const lesson of facts.lessonIds) await finish(who, lesson);
  return { who, facts, enrolmentId: await getEnrolment(app, who) };
}

export interface Issued {
  id: string;
  serial: string;
  verifyCode: string;
  studentName: string;
  courseTitle: string;
  teacherName: string;
  courseVersion: number;
  lessonCount: number;
  score: number | null;
  status: string;
  issuedAt: string;
  revokedAt: string | null;
  revokedFor: string | null;
  revokedNote: string | null;
  badge: string | null;
}

export const FIELDS = `id serial verifyCode studentName courseTitle teacherName courseVersion lessonCount score status
  issuedAt revokedAt revokedFor revokedNote badge`;

export async function getCertificates(who: Actor): Promise<Issued[]> {
  return await fetchRoot<Issued[]>(who, `{ myCertificates { ${FIELDS} } }`);
}

export async function certified(): Promise<Graduate & { certificate: Issued }> {
  const graduated = await graduate();
  await issueCertificate(app.services, graduated.enrolmentId);
  const [certificate] = await getCertificates(graduated.who);
  return { ...graduated, certificate: certificate! };
}

export const getStanding = async (who: Actor): Promise<unknown> =>
  (
    await fetchRoot<{
      items: { certificateStanding: string }[];
    }>(who, '{ myEnrolments { items { certificateStanding } } }')
  ).items[0]!.certificateStanding;

export const waitingJobs = (name: string, field: string, value: string) =>
  db('select id from pgboss.job where name = ? and data->>? = ?', name, field, value);
