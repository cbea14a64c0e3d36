import { registerEnumType } from 'type-graphql';

export enum CertificateStatus {
  ISSUED = 'ISSUED',
  REVOKED = 'REVOKED',
}
registerEnumType(CertificateStatus, {
  name: 'CertificateStatus',
  description: 'Validity of an issued certificate.',
  valuesConfig: {
    ISSUED: { description: 'The certificate is valid and can be verified.' },
    REVOKED: { description: 'The certificate was revoked and is not valid.' },
  },
});

export enum CertificateRevocation {
  GIVEN_BACK = 'GIVEN_BACK',
  CORRECTED = 'CORRECTED',
  WITHDRAWN = 'WITHDRAWN',
}
registerEnumType(CertificateRevocation, {
  name: 'CertificateRevocation',
  description: 'Reason why a certificate was revoked.',
  valuesConfig: {
    GIVEN_BACK: { description: 'The course was refunded to the student.' },
    CORRECTED: { description: 'The certificate was replaced by one with a corrected name.' },
    WITHDRAWN: { description: 'An administrator revoked the certificate and stated a reason.' },
  },
});

export enum CertificateStanding {
  OFF = 'OFF',
  LOCKED = 'LOCKED',
  READY = 'READY',
  PAUSED = 'PAUSED',
  ISSUED = 'ISSUED',
  REVOKED = 'REVOKED',
}
registerEnumType(CertificateStanding, {
  name: 'CertificateStanding',
  description: 'State of a student’s certificate for a course.',
  valuesConfig: {
    OFF: { description: 'The teacher has not enabled certificates for the course.' },
    LOCKED: { description: 'Required lessons are not complete yet.' },
    READY: { description: 'All requirements are met; the certificate is issued within seconds.' },
    PAUSED: { description: 'All requirements are met; the certificate is paused until a refund is decided.' },
    ISSUED: { description: 'A valid certificate was issued.' },
    REVOKED: { description: 'The issued certificate was revoked.' },
  },
});
