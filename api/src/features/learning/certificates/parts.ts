import { sql } from '../../../platform/db/sql.ts';
import { Certificate } from './certificate.entity.ts';
import {
  CertificateOfEnrolmentResolver,
  CertificateResolver,
  CertificatesOfCourseResolver,
  CertificatesOfPersonResolver,
} from './certificate.resolver.ts';
import { issueCertificateJob, issueDueCertificates } from './certificates.jobs.ts';
import { notificationKinds } from './notification-kinds.ts';

/** What certificates add to the feature of learning. */
export const certificateParts = {
  tables: ['certificate', 'issuer_key'],
  entities: [Certificate],
  resolvers: [
    CertificateOfEnrolmentResolver,
    CertificateResolver,
    CertificatesOfCourseResolver,
    CertificatesOfPersonResolver,
  ],
  jobs: [issueCertificateJob, issueDueCertificates],
  notificationKinds,
  auditTargets: {
    certificate: (id: ReturnType<typeof sql>) => sql`select c.serial from certificate c where c.id = ${id}`,
  },
} as const;
