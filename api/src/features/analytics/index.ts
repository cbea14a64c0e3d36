export { taughtStudentsSheet } from './export-taught-students.ts';
export { sumFigures } from './sum-figures.jobs.ts';
