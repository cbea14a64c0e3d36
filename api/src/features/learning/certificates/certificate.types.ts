import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../graphql/scalars.ts';
import { Course } from '../../courses/index.ts';
import { CertificateFacts } from './certificate.entity.ts';
import { CertificateStatus } from './certificate.enums.ts';

@ObjectType({ description: 'Public facts of a certificate, available to anyone with its code.' })
export class VerifiedCertificate extends CertificateFacts {
  @Field({ description: 'Verification code as printed on the certificate.' })
  verifyCode!: string;
  @Field(() => CertificateStatus, { description: 'Current validity of the certificate.' })
  status!: CertificateStatus;
  @Field(() => String, {
    description:
      'URL of a picture of the certificate below the platform’s own URL: PNG of 1200 × 630 pixels, for previews of links. It does not exist once the certificate is revoked.',
  })
  shareImageUrl!: string;
  @Field(() => DateTime, { description: 'Time at which this information was read.' })
  checkedAt!: Date;
  @Field(() => Course, {
    nullable: true,
    description: 'Course that was completed. Null if it is not visible to the viewer.',
  })
  course?: Course | null;
}

@ObjectType({
  description: 'Numbers of students affected by enabling or disabling the certificates of a course.',
})
export class CertificateFigures {
  @Field(() => Int, {
    description: 'Number of valid certificates. Disabling certificates does not change them.',
  })
  issued!: number;
  @Field(() => Int, {
    description:
      'Number of students who have completed the course but have no certificate. Enabling certificates issues theirs.',
  })
  waiting!: number;
  @Field(() => Int, { description: 'Number of students with access who have not completed the course.' })
  studying!: number;
}
