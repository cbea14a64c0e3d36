export * from './audit-log.entity.ts';
export * from './record.ts';
export * from './once.ts';
