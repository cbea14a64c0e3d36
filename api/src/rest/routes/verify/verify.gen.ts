/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.gen.ts';

import type { RestDocument } from '../../document.ts';
export type RestVerifyQueryVariables = Exact<{
  code: string;
}>;


export type RestVerifyQuery = { readonly verifiedCertificate: { readonly verifyCode: string, readonly serial: string, readonly studentName: string, readonly courseTitle: string, readonly teacherName: string, readonly courseVersion: number, readonly lessonCount: number, readonly studyMinutes: number, readonly score: number | null, readonly status: Types.CertificateStatus, readonly issuedAt: string, readonly revokedAt: string | null, readonly checkedAt: string, readonly course: { readonly slug: string } | null } | null };

export const RestVerify = `query RestVerify($code: String!) {
  verifiedCertificate(code: $code) {
    verifyCode
    serial
    studentName
    courseTitle
    teacherName
    courseVersion
    lessonCount
    studyMinutes
    score
    status
    issuedAt
    revokedAt
    checkedAt
    course {
      slug
    }
  }
}` as RestDocument<RestVerifyQuery, RestVerifyQueryVariables>;