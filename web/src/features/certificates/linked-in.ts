import { TIME_ZONE } from '../../ui/format.ts';

interface SharedCertificate {
  readonly courseTitle: string;
  readonly verifyCode: string;
  readonly issuedAt: string;
}

/** LinkedIn's form "Add to profile", filled in with a certificate and the URL that verifies it. */
export function linkedInUrl(
  { courseTitle, verifyCode, issuedAt }: SharedCertificate,
  origin: string,
): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, year: 'numeric', month: 'numeric' });
  const [month, year] = ['month', 'year'].map(
    (type) => parts.formatToParts(new Date(issuedAt)).find((part) => part.type === type)?.value ?? '',
  );
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: 'Sen',
    issueYear: year!,
    issueMonth: month!,
    certUrl: `${origin}/verify/${verifyCode}`,
    certId: verifyCode,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}
