export * from './ledger.entity.ts';
export { account, post } from './post.ts';
export * from './post-sale.ts';
export * from './split-sale.ts';
