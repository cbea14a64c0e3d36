import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { issuerKey, signBadge, toVerifyCode } from '../../../features/learning/index.ts';
import type { Keys } from '../../../platform/access/keys.ts';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import { students } from '../content/index.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

interface Graduate {
  enrolment: string;
  student: string;
  at: string;
  name: string;
  course: string;
  title: string;
  version: number;
  lessons: number;
  minutes: number;
  teacher: string;
}

/**
 * Seeds a signed certificate for each completed course. One certificate is corrected and one is revoked. Neither of
 * the two belongs to the demo student.
 */
export async function seedCertificates(
  em: EntityManager,
  keys: Keys,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const key = { ...(await issuerKey(em, keys)), id: stableId('issuer key') };
  await em.execute('update issuer_key set id = ?, created_at = ? where did = ?', [
    key.id,
    new Date(now.getTime() - 400 * DAY),
    key.did,
  ]);
  const graduates = await em.execute<Graduate[]>(`
    select e.id as enrolment, e.student_id as student, to_char(e.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      p.full_name as name, c.id as course, c.title, coalesce(e.completed_version, c.version) as version, c.lesson_count as lessons,
      ceil(c.duration_sec / 60.0)::int as minutes, t.full_name as teacher
    from enrolment e join course c on c.id = e.course_id join person p on p.id = e.student_id
    join person t on t.id = c.teacher_id
    where e.completed_at is not null and e.access = 'ACTIVE' and not exists (
      select 1 from open_refund f where f.student_id = e.student_id and f.course_id = e.course_id)
    order by e.completed_at, e.id`);
  const others = graduates.filter(
    ({ student, at }) =>
      student !== personId(students()[0]!.email) && Date.parse(at) < now.getTime() - 3 * DAY,
  );
  const [corrected, withdrawn] = others;
  let number = 0;
  const row = async (graduate: Graduate, issuedAt: Date, name: string, ended: object = {}) => {
    const serial = `SEN-${new Date(issuedAt.getTime() + VIETNAM_OFFSET_MS).getUTCFullYear()}-${String(++number).padStart(6, '0')}`;
    const id = stableId(`certificate ${graduate.enrolment} ${name}`);
    const verifyCode = toVerifyCode(createHash('sha256').update(id).digest());
    const facts = {
      studentName: name,
      courseId: graduate.course,
      courseTitle: graduate.title,
      teacherName: graduate.teacher,
    };
    const claims = { ...facts, courseVersion: graduate.version, lessonCount: graduate.lessons, score: null };
    return {
      ...{ id, enrolment_id: graduate.enrolment, serial, verify_code: verifyCode, student_name: name },
      ...{ course_title: graduate.title, teacher_name: graduate.teacher, course_version: graduate.version },
      ...{
        lesson_count: graduate.lessons,
        study_minutes: graduate.minutes,
        status: 'ISSUED',
        issued_at: issuedAt,
      },
      badge: await signBadge(key, { ...claims, serial, verifyCode, issuedAt }, publicUrl),
      issuer_key_id: key.id,
      replaces_id: null as string | null,
      ...{ revoked_at: null, revoked_for: null, revoked_note: null },
      ...ended,
    };
  };
  const rows = [];
  for (const graduate of graduates) {
    const issuedAt = new Date(Math.min(Date.parse(graduate.at) + MINUTE, now.getTime()));
    const revocation = (reason: string, note: string) => ({
      ...{ status: 'REVOKED', revoked_at: new Date(issuedAt.getTime() + 2 * DAY) },
      ...{ revoked_for: reason, revoked_note: note },
    });
    if (graduate === withdrawn)
      rows.push(
        await row(
          graduate,
          issuedAt,
          graduate.name,
          revocation('WITHDRAWN', 'Bài cuối khoá do người khác làm hộ.'),
        ),
      );
    else if (graduate === corrected) {
      const former = await row(
        graduate,
        issuedAt,
        graduate.name.toUpperCase(),
        revocation('CORRECTED', 'Họ tên in sai kiểu chữ.'),
      );
      const next = await row(graduate, new Date(issuedAt.getTime() + 2 * DAY), graduate.name);
      rows.push(former, { ...next, replaces_id: former.id });
    } else rows.push(await row(graduate, issuedAt, graduate.name));
  }
  await insertAll(em, 'certificate', rows);
  await em.execute("select setval('certificate_number', ?)", [number + 1]);
  await em.execute(`
    insert into earned_achievement (person_id, code, earned_at)
    select e.student_id, 'first-certificate', min(c.issued_at) from certificate c join enrolment e on e.id = c.enrolment_id
    where c.status = 'ISSUED' group by e.student_id`);
}
