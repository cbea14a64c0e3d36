export * from './enrolment.entity.ts';
export * from './lesson-progress.entity.ts';
export * from './rating.entity.ts';
export * from './learning.resolver.ts';
