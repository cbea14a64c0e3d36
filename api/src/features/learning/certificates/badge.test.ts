import { createPublicKey, verify } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Keys } from '../../../platform/access/keys.ts';
import { getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { app } from '../testing/students.ts';
import { issueCertificate } from './issue-certificate.ts';
import { certified, getCertificates, graduate } from './testing/graduates.ts';

const { ask, db, fetchRoot, student, updateRow } = helpersFor(app);

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Verifies a badge with the public key in its DID, like a third party without access to the platform. */
function verified(
  jwt: string,
): { payload: Record<string, unknown>; header: Record<string, string> } | undefined {
  const [head, body, signature] = jwt.split('.') as [string, string, string];
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as Record<string, string>;
  const [did] = header.kid!.split('#') as [string];
  const number = [...did.slice('did:key:z'.length)].reduce(
    (sum, c) => sum * 58n + BigInt(BASE58.indexOf(c)),
    0n,
  );
  const bytes = Buffer.from(number.toString(16), 'hex');
  expect([bytes[0], bytes[1], bytes.length]).toEqual([0xed, 0x01, 34]);
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: bytes.subarray(2).toString('base64url') },
    format: 'jwk',
  });
  const isGenuine = verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
  return isGenuine ? { header, payload: JSON.parse(Buffer.from(body, 'base64url').toString()) } : undefined;
}

const DOWNLOAD = 'mutation($id: ID!) { createCertificateDownload(certificateId: $id) { url } }';

describe('the badge of a certificate', () => {
  test('is an Open Badge 3.0 that is verified by its key alone', async () => {
    const { certificate, facts } = await certified();
    const { publicUrl } = app.services.config;
    const { header, payload } = verified(certificate.badge!)!;
    expect(header).toMatchObject({ alg: 'EdDSA', typ: 'JWT' });
    const id = `${publicUrl}/verify/${certificate.verifyCode}`;
    expect(payload).toMatchObject({
      iss: header.kid!.split('#')[0],
      jti: id,
      id,
      sub: `${id}#holder`,
      nbf: Math.floor(Date.parse(certificate.issuedAt) / 1000),
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: header.kid!.split('#')[0], name: 'Sen' },
      credentialSubject: {
        id: `${id}#holder`,
        identifier: [{ identityHash: certificate.studentName, identityType: 'name', hashed: false }],
        achievement: { id: `${publicUrl}/courses/${facts.id}`, name: certificate.courseTitle },
      },
      credentialSchema: [{ type: '1EdTechJsonSchemaValidator2019' }],
    });
    expect(payload['@context']).toContain('https://www.w3.org/ns/credentials/v2');
  });

  test('is signed by a published key of the site', async () => {
    const { header } = verified((await certified()).certificate.badge!)!;
    const [did, key] = header.kid!.split('#') as [string, string];
    const document = (await app.server.inject('/.well-known/did.json')).json();
    const id = `did:web:${encodeURIComponent(new URL(app.services.config.publicUrl).host)}`;
    expect(document).toMatchObject({ id, alsoKnownAs: expect.arrayContaining([did]) });
    expect(document.verificationMethod).toContainEqual({
      id: `${id}#${key}`,
      type: 'Multikey',
      controller: id,
      publicKeyMultibase: key,
    });
    expect(document.assertionMethod).toContain(`${id}#${key}`);
  });

  test('refers to a public revocation list', async () => {
    const [kept, gone] = [await certified(), await certified()];
    const getStatus = (badge: string) =>
      verified(badge)!.payload.credentialStatus as {
        statusListIndex: string;
        statusListCredential: string;
        type: string;
        statusPurpose: string;
      };
    const { statusListCredential, ...entry } = getStatus(gone.certificate.badge!);
    expect(entry).toMatchObject({ type: 'BitstringStatusListEntry', statusPurpose: 'revocation' });
    expect(getStatus(kept.certificate.badge!).statusListCredential).toBe(statusListCredential);
    await updateRow(
      'certificate',
      gone.certificate.id,
      "status = 'REVOKED', revoked_at = now(), revoked_for = 'WITHDRAWN'",
    );

    const answer = await app.server.inject(new URL(statusListCredential).pathname);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/vc+jwt']);
    const { header, payload } = verified(answer.body)!;
    expect(header.typ).toBe('vc+jwt');
    expect(payload).toMatchObject({
      id: statusListCredential,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: verified(gone.certificate.badge!)!.payload.iss,
    });
    const { encodedList } = payload.credentialSubject as { encodedList: string };
    const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
    expect([encodedList[0], bits.length * 8]).toEqual(['u', 131_072]);
    const isRevoked = (badge: string) => {
      const index = Number(getStatus(badge).statusListIndex);
      return (bits[Math.floor(index / 8)]! & (0x80 >> (index % 8))) !== 0;
    };
    expect([kept, gone].map(({ certificate }) => isRevoked(certificate.badge!))).toEqual([false, true]);
    for (const list of ['1', '999999', '-1', '01', 'x'])
      expect((await app.server.inject(`/credentials/status/${list}`)).statusCode).toBe(404);
  });

  test('contains only the name of the person', async () => {
    const { certificate, who } = await certified();
    const [, body] = certificate.badge!.split('.');
    const said = Buffer.from(body!, 'base64url').toString();
    expect(said).not.toContain(who.id);
    expect(said).not.toContain(who.email);
  });

  test('is invalid after any change', async () => {
    const { certificate } = await certified();
    const [head, body, signature] = certificate.badge!.split('.') as [string, string, string];
    const forged = Buffer.from(body, 'base64url').toString().replace(certificate.studentName, 'Kẻ Khác');
    expect(verified(`${head}.${Buffer.from(forged).toString('base64url')}.${signature}`)).toBeUndefined();
  });

  test('remains valid after key rotation, and the next one uses the new key', async () => {
    const { certificate } = await certified();
    const next = await graduate();
    const keys = new Keys([
      'another secret of the platform, long enough to be one',
      'the former one of them all',
    ]);
    await issueCertificate({ ...app.services, keys }, next.enrolmentId);
    const [young] = await getCertificates(next.who);
    const [old, fresh] = [verified(certificate.badge!)!, verified(young!.badge!)!];
    expect(fresh.header.kid).not.toBe(old.header.kid);
    const known = await db<{ did: string; retired: boolean }>(
      'select did, retired_at is not null as retired from issuer_key',
    );
    expect(known).toContainEqual({ did: old.payload.iss, retired: true });
    expect(known).toContainEqual({ did: fresh.payload.iss, retired: false });
    // Back to the original key of the server
    await issueCertificate(app.services, (await graduate()).enrolmentId);
    expect(await db('select did from issuer_key where retired_at is null')).toEqual([
      { did: old.payload.iss },
    ]);
  });
});

describe('the certificate as a PDF', () => {
  test('contains the certificate and the badge', async () => {
    const { who, certificate } = await certified();
    const { url } = await fetchRoot<{ url: string }>(who, DOWNLOAD, { id: certificate.id });
    const file = await app.server.inject(url);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = pdfText(file.rawPayload);
    for (const said of [
      certificate.studentName,
      certificate.verifyCode,
      certificate.serial,
      certificate.teacherName,
    ])
      expect(text).toContain(said);
    expect(file.rawPayload.toString('latin1')).toContain('/EmbeddedFile');
  });

  test('can be downloaded only by its student, until it is revoked', async () => {
    const { who, certificate } = await certified();
    expect(getCode(await ask(await student(), DOWNLOAD, { id: certificate.id }))).toBe('NOT_FOUND');
    expect(
      (await app.server.inject(`/downloads/certificates/${certificate.id}.pdf?locale=vi`)).statusCode,
    ).toBe(404);
    const { url } = await fetchRoot<{ url: string }>(who, DOWNLOAD, { id: certificate.id });
    await updateRow(
      'certificate',
      certificate.id,
      "status = 'REVOKED', revoked_at = now(), revoked_for = 'GIVEN_BACK'",
    );
    expect((await app.server.inject(url)).statusCode).toBe(404);
    const reply = await ask(who, DOWNLOAD, { id: certificate.id });
    expect([getCode(reply), getReason(reply)]).toEqual(['POLICY', 'CERTIFICATE_REVOKED']);
  });
});
