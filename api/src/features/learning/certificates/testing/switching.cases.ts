import { describe, expect, test } from 'vitest';
import { type Actor, ask, codeOf, student, teacher } from '../../../../testing/factories.ts';
import { app, seller } from '../../testing/students.ts';
import { issueDueCertificates } from '../certificates.jobs.ts';
import { issueCertificate } from '../issue-certificate.ts';
import { certificatesOf, certified, graduate, standingOf, waitingJobs } from './graduates.ts';

const turn = (who: Actor, courseId: string, isEnabled: boolean) =>
  ask(
    app,
    who,
    'mutation($input: SwitchCertificatesInput!) { switchCertificates(input: $input) { certificateEnabled } }',
    { input: { courseId, isEnabled } },
  );

describe('the switch of a course', () => {
  test('off, nothing is issued and what was issued stays; on again, those who completed it get theirs', async () => {
    const done = await graduate();
    const { facts, who, enrolmentId } = done;
    expect((await turn(seller, facts.id, false)).data.switchCertificates).toEqual({
      certificateEnabled: false,
    });
    await issueCertificate(app.services, enrolmentId);
    expect(await certificatesOf(who)).toEqual([]);
    expect(await standingOf(who)).toBe('OFF');
    await turn(seller, facts.id, true);
    expect(await waitingJobs('certificates.issue-due', 'courseId', facts.id)).toHaveLength(1);
    const before = await waitingJobs('certificates.issue', 'enrolmentId', enrolmentId);
    await issueDueCertificates.handle(app.services, { courseId: facts.id });
    expect(await waitingJobs('certificates.issue', 'enrolmentId', enrolmentId)).toHaveLength(
      before.length + 1,
    );
    await issueCertificate(app.services, enrolmentId);
    expect(await certificatesOf(who)).toHaveLength(1);
  });

  test('takes no certificate back', async () => {
    const { who, facts } = await certified();
    await turn(seller, facts.id, false);
    expect((await certificatesOf(who))[0]!.status).toBe('ISSUED');
    expect(await standingOf(who)).toBe('ISSUED');
  });

  test('is its teacher’s alone', async () => {
    const { facts } = await graduate();
    expect(codeOf(await turn(await student(app), facts.id, false))).toBe('FORBIDDEN');
    expect(codeOf(await turn(await teacher(app), facts.id, false))).toMatch(/NOT_FOUND|FORBIDDEN/);
  });
});
