export { Reporter } from './reporter.ts';
