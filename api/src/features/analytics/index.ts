export { isTeacherOfAll } from './analytics.policy.ts';
export { taughtStudentsSheet } from './export-taught-students.ts';
export { sumFigures } from './sum-figures.jobs.ts';
export { ExportTaughtStudentsInput } from './taught-students.types.ts';
