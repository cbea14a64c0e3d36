export { sumFigures } from './sum-figures.jobs.ts';
