export * from './ledger.entity.ts';
