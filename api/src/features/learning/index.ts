export { awardAchievements } from './award-achievements.jobs.ts';
export * from './certificates/index.ts';
export { completeLesson, storeScore } from './complete-lesson.ts';
export * from './course-requirements.resolver.ts';
export { type EnrolmentTerms, enrolStudent } from './enrol-student.ts';
export * from './enrolment.entity.ts';
export { PERCENTAGE } from './enrolment.reads.ts';
export {
  accessTo,
  endEnrolment,
  isOwned,
  lockEnrolment,
  lockEnrolmentWhere,
  revokeEarned,
  revokeEnrolment,
  suspendEnrolment,
} from './enrolment-access.ts';
export * from './learning.resolver.ts';
export * from './lesson-progress.entity.ts';
export { lockStudy } from './lock-study.ts';
export * from './ratings/index.ts';
export * from './study.resolver.ts';
export * from './study-summary.resolver.ts';
export { StudentLesson } from './teaching/course-student.types.ts';
export { sumViewings } from './viewings/sum-viewings.jobs.ts';
