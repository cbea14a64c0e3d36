import { describe, expect, test } from 'vitest';
import { helpersFor } from '../../../testing/helpers.ts';
import { getEnrolment } from '../../../testing/study.ts';
import { awardAchievements } from '../award-achievements.jobs.ts';
import { revokeEnrolment } from '../index.ts';
import { app, finish, studying } from '../testing/students.ts';
import { issueDueCertificates } from './certificates.jobs.ts';
import { issueCertificate } from './issue-certificate.ts';
import { certified, getCertificates, getStanding, graduate, waitingJobs } from './testing/graduates.ts';

const { ask, count, db, updateRow } = helpersFor(app);

const issueJobs = (enrolmentId: string) => waitingJobs('certificates.issue', 'enrolmentId', enrolmentId);

describe('issuing a certificate', () => {
  test('is triggered once by the transaction that completes the course', async () => {
    const { who, facts } = await studying(2);
    const enrolmentId = await getEnrolment(app, who);
    await finish(who, facts.lessonIds[0]!);
    expect(await issueJobs(enrolmentId)).toHaveLength(0);
    expect(await getStanding(who)).toBe('LOCKED');
    await finish(who, facts.lessonIds[1]!);
    expect(await issueJobs(enrolmentId)).toHaveLength(1);
    expect(await getStanding(who)).toBe('READY');
  });

  test('stores name, title, version and lessons and notifies the student', async () => {
    const { who, facts, enrolmentId } = await graduate();
    await issueCertificate(app.services, enrolmentId);
    await updateRow('person', who.id, "full_name = 'Tên mới'");
    await updateRow('course', facts.id, "title = 'Tên khác', version = version + 3");
    const [certificate] = await getCertificates(who);
    const [before] = await db<{ version: number }>(
      'select version - 3 as version from course where id = ?',
      facts.id,
    );
    expect(certificate).toMatchObject({
      serial: expect.stringMatching(/^SEN-\d{4}-\d{6}$/),
      verifyCode: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      courseVersion: before!.version,
      lessonCount: 1,
      score: null,
      status: 'ISSUED',
      revokedAt: null,
    });
    expect([certificate!.studentName, certificate!.courseTitle]).not.toContain('Tên mới');
    expect(certificate!.courseTitle).not.toBe('Tên khác');
    expect(await getStanding(who)).toBe('ISSUED');
    expect(
      await db("select kind from notification where person_id = ? and kind like 'CERTIFICATE%'", who.id),
    ).toEqual([{ kind: 'CERTIFICATE_ISSUED' }]);
  });

  test('states the average of the best grades if any exist', async () => {
    const { who, enrolmentId, facts } = await graduate(2);
    await db(
      'update lesson_progress set best_score = case when lesson_id = ? then 75 else 90 end where enrolment_id = ?',
      facts.lessonIds[0],
      enrolmentId,
    );
    await issueCertificate(app.services, enrolmentId);
    expect((await getCertificates(who))[0]!.score).toBe(83);
  });

  test('excludes grades of removed lessons', async () => {
    const { who, enrolmentId, facts } = await graduate(2);
    await db(
      'update lesson_progress set best_score = case when lesson_id = ? then 40 else 90 end where enrolment_id = ?',
      facts.lessonIds[0],
      enrolmentId,
    );
    await updateRow('lesson', facts.lessonIds[0], 'removed_at = now()');
    await issueCertificate(app.services, enrolmentId);
    expect((await getCertificates(who))[0]!.score).toBe(90);
  });

  test('happens once after many simultaneous requests', async () => {
    const { who, enrolmentId } = await graduate();
    await Promise.all(Array.from({ length: 12 }, () => issueCertificate(app.services, enrolmentId)));
    expect(await getCertificates(who)).toHaveLength(1);
    expect(await count("notification where person_id = ? and kind = 'CERTIFICATE_ISSUED'", who.id)).toBe(1);
  });

  test('is unique in the database as well', async () => {
    const { enrolmentId, who } = await graduate();
    const write = (name: string) =>
      db(
        `insert into certificate (enrolment_id, serial, verify_code, student_name, course_title) values (?, ?, ?, 'A', 'B')`,
        enrolmentId,
        `${name}-${enrolmentId}`,
        `${name}-${enrolmentId}`,
      );
    const results = await Promise.allSettled([write('S1'), write('S2'), write('S3')]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await getCertificates(who)).toHaveLength(1);
  });

  test('is not undone by lessons that are added later', async () => {
    const { who, facts } = await certified();
    await db(
      `insert into lesson (course_id, section_id, title, kind, rule, position)
       select course_id, section_id, 'Thêm', kind, rule, 1 from lesson where id = ?`,
      facts.lessonIds[0],
    );
    expect((await getCertificates(who))[0]!.status).toBe('ISSUED');
    expect(await getStanding(who)).toBe('ISSUED');
  });

  test('skips incomplete and refunded courses', async () => {
    const { who, facts } = await studying(2);
    await finish(who, facts.lessonIds[0]!);
    const enrolmentId = await getEnrolment(app, who);
    await issueCertificate(app.services, enrolmentId);
    expect(await getCertificates(who)).toEqual([]);
    const done = await graduate();
    await app.services.orm.em.fork().transactional((em) => revokeEnrolment(em, done.who.id, done.facts.id));
    await issueCertificate(app.services, done.enrolmentId);
    expect(await getCertificates(done.who)).toEqual([]);
    expect(await getStanding(done.who)).toBe('OFF');
  });

  test('happens again by schedule after a refund and a second purchase', async () => {
    const { who, facts, enrolmentId } = await certified();
    await app.services.orm.em.fork().transactional((em) => revokeEnrolment(em, who.id, facts.id));
    expect((await getCertificates(who))[0]).toMatchObject({
      status: 'REVOKED',
      revokedFor: 'GIVEN_BACK',
      badge: null,
    });
    expect(await getStanding(who)).toBe('REVOKED');
    await updateRow('enrolment', enrolmentId, "access = 'ACTIVE'");
    await issueDueCertificates.handle(app.services, {});
    expect((await issueJobs(enrolmentId)).length).toBeGreaterThan(1);
    await issueCertificate(app.services, enrolmentId);
    expect((await getCertificates(who)).map(({ status }) => status).sort()).toEqual(['ISSUED', 'REVOKED']);
  });

  test('earns the achievement of the first certificate', async () => {
    const { who } = await certified();
    await awardAchievements.handle(app.services, { personId: who.id });
    expect(
      await db(
        "select code from earned_achievement where person_id = ? and code = 'first-certificate'",
        who.id,
      ),
    ).toHaveLength(1);
  });
});

describe('the missing requirements of a certificate', () => {
  test('are the incomplete required lessons in order, with grades', async () => {
    const { who, facts } = await studying(3);
    await finish(who, facts.lessonIds[0]!);
    await updateRow('lesson', facts.lessonIds[1], 'is_required = false');
    await updateRow('lesson', facts.lessonIds[2], "kind = 'QUIZ', rule = 'PASS'");
    const FIELDS = `missingLessonCount missingSec missingLessons { lessonId number title kind rule isOpened doneSec requiredSec bestScore }
      marks { lessonId score requiredScore isComplete completedAt }`;
    const { data } = await ask(who, `{ myEnrolments { items { ${FIELDS} } } }`);
    expect((data.myEnrolments as { items: unknown[] }).items[0]).toEqual({
      missingLessonCount: 1,
      missingSec: 400,
      missingLessons: [
        {
          lessonId: facts.lessonIds[2],
          number: 3,
          title: 'Bài 3',
          ...{ kind: 'QUIZ', rule: 'PASS', isOpened: false, doneSec: 0, requiredSec: 0, bestScore: null },
        },
      ],
      marks: [
        {
          lessonId: facts.lessonIds[2],
          score: null,
          requiredScore: null,
          isComplete: false,
          completedAt: null,
        },
      ],
    });
  });
});
