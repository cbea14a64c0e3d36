export { useTaughtRefundCountQuery } from './refund-counts.gen.ts';
