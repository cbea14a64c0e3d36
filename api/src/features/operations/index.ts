export * from './audit-log.entity.ts';
export * from './once.ts';
export * from './record.ts';
export { sweepTraces } from './sweep-traces.jobs.ts';
