import { describe, expect, test } from 'vitest';
import { type Actor, getCode, getRootValue } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { getAuditLog } from '../../../testing/study.ts';
import { app, seller } from '../testing/students.ts';
import { issueDueCertificates } from './certificates.jobs.ts';
import { issueCertificate } from './issue-certificate.ts';
import { certified, getCertificates, getStanding, graduate, waitingJobs } from './testing/graduates.ts';

const { db, enrol, fetchRoot, mutate, student, teacher, updateRow } = helpersFor(app);

const switchCertificates = (who: Actor, courseId: string, isEnabled: boolean) =>
  mutate(who, 'switchCertificates', { courseId, isEnabled }, 'certificateEnabled');

describe('the certificate switch of a course', () => {
  test('stops new certificates while off, and issues the missing ones when enabled again', async () => {
    const done = await graduate();
    const { facts, who, enrolmentId } = done;
    expect(getRootValue(await switchCertificates(seller, facts.id, false))).toEqual({
      certificateEnabled: false,
    });
    await issueCertificate(app.services, enrolmentId);
    expect(await getCertificates(who)).toEqual([]);
    expect(await getStanding(who)).toBe('OFF');
    await switchCertificates(seller, facts.id, true);
    expect(await waitingJobs('certificates.issue-due', 'courseId', facts.id)).toHaveLength(1);
    const before = await waitingJobs('certificates.issue', 'enrolmentId', enrolmentId);
    await issueDueCertificates.handle(app.services, { courseId: facts.id });
    expect(await waitingJobs('certificates.issue', 'enrolmentId', enrolmentId)).toHaveLength(
      before.length + 1,
    );
    await issueCertificate(app.services, enrolmentId);
    expect(await getCertificates(who)).toHaveLength(1);
  });

  test('revokes no certificate', async () => {
    const { who, facts } = await certified();
    await switchCertificates(seller, facts.id, false);
    expect((await getCertificates(who))[0]!.status).toBe('ISSUED');
    expect(await getStanding(who)).toBe('ISSUED');
  });

  test('is audited only if it changes', async () => {
    const { facts } = await graduate();
    for (const isEnabled of [true, false, false, true]) await switchCertificates(seller, facts.id, isEnabled);
    expect(await getAuditLog(app, facts.id)).toMatchObject([
      { action: 'course.certificates', before: true, after: false },
      { action: 'course.certificates', before: false, after: true },
    ]);
  });

  test('shows course managers the affected students', async () => {
    const { facts } = await certified();
    const [studying, finished] = [await student(), await student()];
    await enrol(studying.id, facts.id);
    const place = await enrol(finished.id, facts.id);
    await updateRow('enrolment', place, 'completed_at = now()');
    const figures = async (who: Actor) =>
      await fetchRoot(
        who,
        'query($id: String!) { course(idOrSlug: $id) { certificateFigures { issued waiting studying } } }',
        { id: facts.id },
      );
    expect(await figures(seller)).toEqual({ certificateFigures: { issued: 1, waiting: 1, studying: 1 } });
    // Students with expired or revoked access are not counted
    await updateRow('enrolment', place, "access = 'REVOKED'");
    await db("update enrolment set expires_at = now() - interval '1 day' where student_id = ?", studying.id);
    expect(await figures(seller)).toEqual({ certificateFigures: { issued: 1, waiting: 0, studying: 0 } });
    for (const other of [finished, await teacher()])
      expect(await figures(other)).toEqual({ certificateFigures: null });
  });

  test('can be used only by the owner of the course', async () => {
    const { facts } = await graduate();
    expect(getCode(await switchCertificates(await student(), facts.id, false))).toBe('FORBIDDEN');
    expect(getCode(await switchCertificates(await teacher(), facts.id, false))).toMatch(
      /NOT_FOUND|FORBIDDEN/,
    );
  });
});
