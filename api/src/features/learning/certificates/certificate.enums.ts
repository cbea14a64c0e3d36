import { registerEnumType } from 'type-graphql';

export enum CertificateStatus {
  ISSUED = 'ISSUED',
  REVOKED = 'REVOKED',
}
registerEnumType(CertificateStatus, {
  name: 'CertificateStatus',
  description: 'Whether a certificate holds.',
  valuesConfig: {
    ISSUED: { description: 'It holds, and verifying it says so.' },
    REVOKED: { description: 'It was taken back.' },
  },
});

export enum CertificateRevocation {
  GIVEN_BACK = 'GIVEN_BACK',
  CORRECTED = 'CORRECTED',
  WITHDRAWN = 'WITHDRAWN',
}
registerEnumType(CertificateRevocation, {
  name: 'CertificateRevocation',
  description: 'What ended a certificate.',
  valuesConfig: {
    GIVEN_BACK: { description: 'The course was given back, and its money with it.' },
    CORRECTED: { description: 'Another one with a corrected name stands in its place.' },
    WITHDRAWN: { description: 'An administrator took it back, with a reason.' },
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
  description: 'How far a student is from the certificate of a course.',
  valuesConfig: {
    OFF: { description: 'The teacher issues none for this course.' },
    LOCKED: { description: 'Required lessons are not complete yet.' },
    READY: { description: 'Everything is done: it is being issued, which takes seconds.' },
    PAUSED: { description: 'Everything is done, and it waits until a refund is decided.' },
    ISSUED: { description: 'It was issued and holds.' },
    REVOKED: { description: 'The one that was issued was taken back.' },
  },
});
