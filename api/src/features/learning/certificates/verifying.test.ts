import { describe, expect, test } from 'vitest';
import { MEMBERS_ONLY } from '../../../platform/settings/index.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { app } from '../testing/students.ts';
import { certified } from './testing/graduates.ts';
import { createVerifyCode } from './verify-code.ts';

const { fetchRoot, updateRow } = helpersFor(app);

const VERIFY = `query($code: String!) { verifiedCertificate(code: $code) { verifyCode serial studentName courseTitle teacherName
  score status issuedAt revokedAt checkedAt shareImageUrl course { id } } }`;
const verify = async (code: string) => await fetchRoot(undefined, VERIFY, { code });

describe('verifying a certificate', () => {
  test('returns its public facts to anyone, for any spelling of the code', async () => {
    const { certificate, facts } = await certified();
    const { verifyCode, serial, studentName, courseTitle, teacherName, issuedAt } = certificate;
    for (const typed of [verifyCode, verifyCode.toLowerCase().replaceAll('-', ' ')])
      expect(await verify(typed)).toEqual({
        ...{ verifyCode, serial, studentName, courseTitle, teacherName, issuedAt },
        score: null,
        status: 'ISSUED',
        revokedAt: null,
        checkedAt: expect.any(String),
        shareImageUrl: expect.stringContaining(`/share/certificates/${certificate.id}.png?v=`),
        course: { id: facts.id },
      });
  });

  test('leads guests of a members-only site to nothing else', async () => {
    const { certificate, facts, who } = await certified();
    setSetting(app, MEMBERS_ONLY, true);
    expect(await verify(certificate.verifyCode)).toMatchObject({ serial: certificate.serial, course: null });
    const seen = await fetchRoot(who, VERIFY, { code: certificate.verifyCode });
    expect(seen).toMatchObject({ course: { id: facts.id } });
  });

  test.each(['', 'x', 'GKS7-4M2X-9QTN', createVerifyCode()])('finds nothing for %s', async (code) => {
    expect(await verify(code)).toBeNull();
  });

  test('shows a revoked one with the date but not the reason', async () => {
    const { certificate } = await certified();
    const picture = await app.server.inject(`/share/certificates/${certificate.id}.png`);
    expect(picture.headers['content-type']).toBe('image/png');
    await updateRow(
      'certificate',
      certificate.id,
      "status = 'REVOKED', revoked_at = now(), revoked_for = 'WITHDRAWN', revoked_note = 'Riêng tư'",
    );
    const found = await verify(certificate.verifyCode);
    expect((await app.server.inject(`/share/certificates/${certificate.id}.png`)).statusCode).toBe(404);
    expect(found).toMatchObject({ status: 'REVOKED', revokedAt: expect.any(String) });
    expect(JSON.stringify(found)).not.toContain('Riêng tư');
  });

  test('on REST returns the same, or 404 if it is missing', async () => {
    const { certificate, who } = await certified();
    const answer = await app.server.inject(`/api/verify/${certificate.verifyCode.toLowerCase()}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      data: { serial: certificate.serial, studentName: certificate.studentName, status: 'issued' },
    });
    expect(answer.body).not.toContain(who.id);
    expect(answer.body).not.toContain(who.email);
    expect((await app.server.inject(`/api/verify/${createVerifyCode()}`)).statusCode).toBe(404);
    const progress = await app.server.inject({
      url: '/api/client/auth/certificates',
      headers: { authorization: `Bearer ${who.token}`, 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(progress.json().data).toEqual([
      expect.objectContaining({ verifyPath: `/verify/${certificate.verifyCode}`, status: 'issued' }),
    ]);
  });
});
