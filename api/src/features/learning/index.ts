export { awardAchievements } from './award-achievements.jobs.ts';
export { enrolStudent } from './enrol-student.ts';
export * from './enrolment.entity.ts';
export { EnrolmentsOfPersonResolver } from './enrolments-of-person.resolver.ts';
export * from './learning.resolver.ts';
export * from './lesson-progress.entity.ts';
export * from './rating.entity.ts';
export * from './study.resolver.ts';
export * from './study-summary.resolver.ts';
