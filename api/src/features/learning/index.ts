export { awardAchievements } from './award-achievements.jobs.ts';
export * from './certificates/certificate.entity.ts';
export * from './certificates/certificate.enums.ts';
export * from './certificates/certificate.resolver.ts';
export * from './certificates/certificate.types.ts';
export { certificatePdf } from './certificates/certificate-pdf.ts';
export { enqueueDueCertificate, issueCertificateJob } from './certificates/certificates.jobs.ts';
export { ISSUER_DOCUMENT_PATH, issuerDocument, issuerKey } from './certificates/issuer-key.ts';
export { findCertificateShare } from './certificates/share-certificate.ts';
export { signBadge } from './certificates/sign-badge.ts';
export { STATUS_LIST_PATH, statusList } from './certificates/status-list.ts';
export { toVerifyCode } from './certificates/verify-code.ts';
export { completeLesson, storeScore } from './complete-lesson.ts';
export * from './course-requirements.resolver.ts';
export { type EnrolmentTerms, enrolStudent } from './enrol-student.ts';
export * from './enrolment.entity.ts';
export { PERCENTAGE } from './enrolment.reads.ts';
export {
  endEnrolment,
  findAccess,
  isOwned,
  lockEnrolment,
  lockEnrolmentWhere,
  lockStudy,
  revokeEarnedCertificates,
  revokeEnrolment,
  suspendEnrolment,
} from './enrolment-access.ts';
export * from './learning.resolver.ts';
export * from './lesson-progress.entity.ts';
export { lockModeratedRating, lockPublishedRating } from './ratings/lock-rating.ts';
export * from './ratings/rating.entity.ts';
export * from './study.resolver.ts';
export * from './study-summary.resolver.ts';
export { StudentLesson } from './teaching/course-student.types.ts';
export { sumViewings } from './viewings/sum-viewings.jobs.ts';
