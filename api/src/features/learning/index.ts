export { accessTo, isHeld } from './course-access.ts';
export { enrolStudent } from './enrol-student.ts';
export * from './enrolment.entity.ts';
export { lockEnrolment, revokeEnrolment, suspendEnrolment } from './enrolment-standing.ts';
export * from './learning.resolver.ts';
export * from './lesson-progress.entity.ts';
export * from './rating.entity.ts';
export * from './study.resolver.ts';
export * from './study-summary.resolver.ts';
