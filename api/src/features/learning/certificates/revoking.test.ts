import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, getCode, getRootValue } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { getAuditLog } from '../../../testing/study.ts';
import { app } from '../testing/students.ts';
import { issueDueCertificates } from './certificates.jobs.ts';
import { issueCertificate } from './issue-certificate.ts';
import { certified, FIELDS, getCertificates, getStanding } from './testing/graduates.ts';

const { admin, ask, db, mutate, student, teacher } = helpersFor(app);

let boss: Actor;
beforeAll(async () => {
  boss = await admin();
});
const REASON = 'Cấp nhầm cho một người khác';
const revoke = (who: Actor | undefined, certificateId: string, reason = REASON) =>
  mutate(who, 'revokeCertificate', { certificateId, reason }, FIELDS);
const reissue = (who: Actor, certificateId: string, studentName: string) => {
  const input = { certificateId, studentName, reason: 'Sai họ tên khi đăng ký' };
  return mutate(who, 'reissueCertificate', input, FIELDS);
};
const notified = (personId: string) =>
  db<{ kind: string; params: { reason: string } }>(
    "select kind, params from notification where person_id = ? and kind <> 'CERTIFICATE_ISSUED'",
    personId,
  );

describe('revoking a certificate', () => {
  test('requires an administrator and a visible reason and is audited', async () => {
    const { who, certificate } = await certified();
    for (const other of [undefined, who, await student(), await teacher()])
      expect(getCode(await revoke(other, certificate.id))).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
    expect(getCode(await revoke(boss, certificate.id, 'ngắn'))).toBe('BAD_INPUT');
    const reply = await revoke(boss, certificate.id);
    expect(getRootValue(reply)).toMatchObject({
      status: 'REVOKED',
      revokedFor: 'WITHDRAWN',
      revokedNote: REASON,
      revokedAt: expect.any(String),
      badge: null,
    });
    expect(await notified(who.id)).toEqual([
      { kind: 'CERTIFICATE_REVOKED', params: expect.objectContaining({ reason: REASON }) },
    ]);
    expect(await getAuditLog(app, certificate.id)).toMatchObject([
      { action: 'certificate.revoke', reason: REASON },
    ]);
    expect(getCode(await revoke(boss, certificate.id))).toBe('CONFLICT');
  });

  test('is permanent: no job issues another certificate', async () => {
    const { who, certificate, enrolmentId } = await certified();
    await revoke(boss, certificate.id);
    await issueCertificate(app.services, enrolmentId);
    await issueDueCertificates.handle(app.services, {});
    expect((await getCertificates(who)).map(({ status }) => status)).toEqual(['REVOKED']);
    expect(await getStanding(who)).toBe('REVOKED');
  });

  test('happens once for two simultaneous administrators', async () => {
    const { certificate } = await certified();
    const replies = await Promise.all([revoke(boss, certificate.id), revoke(boss, certificate.id)]);
    expect(replies.map(getCode).sort()).toEqual(['CONFLICT', undefined]);
  });
});

describe('reissuing a certificate', () => {
  test('uses the corrected name and revokes the former one', async () => {
    const { who, certificate } = await certified();
    const reply = await reissue(boss, certificate.id, ' Đỗ Khánh  Linh ');
    expect(getRootValue(reply)).toMatchObject({
      studentName: 'Đỗ Khánh Linh',
      courseTitle: certificate.courseTitle,
      courseVersion: certificate.courseVersion,
      status: 'ISSUED',
    });
    const [next, former] = (await getCertificates(who)).sort((a) => (a.status === 'ISSUED' ? -1 : 1));
    expect(former).toMatchObject({ id: certificate.id, status: 'REVOKED', revokedFor: 'CORRECTED' });
    expect(next!.verifyCode).not.toBe(former!.verifyCode);
    expect((await notified(who.id)).map(({ kind }) => kind)).toEqual(['CERTIFICATE_CORRECTED']);
    const { data } = await ask(who, '{ myCertificates { id replacement { id } } }');
    expect(data.myCertificates).toContainEqual({ id: certificate.id, replacement: { id: next!.id } });
    expect(getCode(await reissue(boss, certificate.id, 'Tên Khác'))).toBe('CONFLICT');
  });
});

describe('finding a certificate', () => {
  test('lets only administrators search by code, number and person', async () => {
    const { who, certificate } = await certified();
    const FIND = 'query($search: String) { certificates(search: $search) { edges { node { id } } } }';
    const found = async (search: string) => (await ask(boss, FIND, { search })).data.certificates;
    for (const search of [certificate.verifyCode.toLowerCase(), certificate.serial.toLowerCase()])
      expect(await found(search)).toEqual({ edges: [{ node: { id: certificate.id } }] });
    expect(await found('không ai tên như vậy')).toEqual({ edges: [] });
    expect(getCode(await ask(who, FIND, { search: certificate.serial }))).toBe('FORBIDDEN');
    const PERSON =
      'query($id: ID!) { personForAdmin(id: $id) { certificates { edges { node { serial } } } } }';
    expect((await ask(boss, PERSON, { id: who.id })).data.personForAdmin).toEqual({
      certificates: { edges: [{ node: { serial: certificate.serial } }] },
    });
  });
});
