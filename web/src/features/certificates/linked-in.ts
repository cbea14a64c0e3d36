import { formatDate } from '../../ui/format.ts';

interface SharedCertificate {
  readonly courseTitle: string;
  readonly verifyCode: string;
  readonly issuedAt: string;
}

/** LinkedIn's form "Add to profile", filled in with a certificate and the URL that verifies it. */
export function linkedInUrl(
  { courseTitle, verifyCode, issuedAt }: SharedCertificate,
  { origin, issuer }: { origin: string; issuer: string },
): string {
  const [, month, year] = formatDate(issuedAt).split('/').map(Number);
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: issuer,
    issueYear: String(year),
    issueMonth: String(month),
    certUrl: `${origin}/verify/${verifyCode}`,
    certId: verifyCode,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}
