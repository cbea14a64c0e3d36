export * from './ledger.entity.ts';
export * from './post-sale.ts';
export * from './split-sale.ts';
