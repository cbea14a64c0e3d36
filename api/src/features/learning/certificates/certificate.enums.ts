import { defineEnum } from '../../../graphql/define-enum.ts';

export const CertificateStatus = defineEnum('CertificateStatus', 'Validity of an issued certificate.', {
  ISSUED: 'The certificate is valid and can be verified.',
  REVOKED: 'The certificate was revoked and is not valid.',
});
export type CertificateStatus = keyof typeof CertificateStatus;

export const CertificateRevocation = defineEnum(
  'CertificateRevocation',
  'Reason why a certificate was revoked.',
  {
    GIVEN_BACK: 'The course was refunded to the student.',
    CORRECTED: 'The certificate was replaced by one with a corrected name.',
    WITHDRAWN: 'An administrator revoked the certificate and stated a reason.',
  },
);
export type CertificateRevocation = keyof typeof CertificateRevocation;

export const CertificateStanding = defineEnum(
  'CertificateStanding',
  'State of a student’s certificate for a course.',
  {
    OFF: 'The teacher has not enabled certificates for the course.',
    LOCKED: 'Required lessons are not complete yet.',
    READY: 'All requirements are met; the certificate is issued within seconds.',
    PAUSED: 'All requirements are met; the certificate is paused until a refund is decided.',
    ISSUED: 'A valid certificate was issued.',
    REVOKED: 'The issued certificate was revoked.',
  },
);
export type CertificateStanding = keyof typeof CertificateStanding;
