import { SignJWT } from 'jose';
import { currentBranding } from '../../../platform/branding/branding.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import type { CertificateFacts } from './certificate.entity.ts';
import { getKeyId, type IssuerKey } from './issuer-key.ts';
import { toCredentialStatus } from './status-list.ts';

/** The data of a badge: only what the public certificate page shows. */
export interface BadgeFacts extends Omit<CertificateFacts, 'studyMinutes' | 'revokedAt' | 'score'> {
  readonly verifyCode: string;
  readonly courseId: string;
  readonly score: number | null;
}

const SCHEMA =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

/**
 * An Open Badge 3.0 as a JWT (section 8.2 of the standard: the claims are the credential itself, together with `iss`,
 * `jti`, `nbf` and `sub`). Its ID is the URL of the page that shows its state. `credentialStatus` is for software,
 * because a signature cannot show a later revocation.
 */
export function signBadge(
  { did, privateKey }: IssuerKey,
  facts: BadgeFacts,
  publicUrl: string,
): Promise<string> {
  const credential = toCredential(did, facts, publicUrl);
  return new SignJWT(credential)
    .setProtectedHeader({ alg: 'EdDSA', kid: getKeyId(did), typ: 'JWT' })
    .setIssuer(did)
    .setJti(credential.id)
    .setSubject(credential.credentialSubject.id)
    .setNotBefore(facts.issuedAt)
    .sign(privateKey);
}

function toCredential(did: string, facts: BadgeFacts, publicUrl: string) {
  const id = `${publicUrl}/verify/${facts.verifyCode}`;
  const course = `${publicUrl}/courses/${facts.courseId}`;
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: facts.courseTitle,
    issuer: {
      id: did,
      type: ['Profile'],
      name: currentBranding().issuerName ?? translate('vi', 'brand'),
      url: publicUrl,
    },
    validFrom: facts.issuedAt.toISOString(),
    credentialSubject: {
      id: `${id}#holder`,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: facts.studentName, identityType: 'name' },
      ],
      achievement: {
        id: course,
        type: ['Achievement'],
        achievementType: 'Course',
        name: facts.courseTitle,
        version: String(facts.courseVersion),
        description: `Khoá học của ${facts.teacherName} trên ${translate('vi', 'brand')}, ${facts.lessonCount} bài.`,
        criteria: { narrative: 'Học viên đã hoàn thành mọi bài bắt buộc của khoá học.' },
        ...(facts.score !== null && { resultDescription: [toResult(course)] }),
      },
      ...(facts.score !== null && {
        result: [{ type: ['Result'], resultDescription: toResult(course).id, value: String(facts.score) }],
      }),
    },
    credentialStatus: toCredentialStatus(facts.serial, publicUrl),
    credentialSchema: [{ id: SCHEMA, type: '1EdTechJsonSchemaValidator2019' }],
  };
}

const toResult = (course: string) => ({
  id: `${course}#score`,
  type: ['ResultDescription'],
  name: 'Điểm kiểm tra',
  resultType: 'Percent',
  valueMin: '0',
  valueMax: '100',
});
