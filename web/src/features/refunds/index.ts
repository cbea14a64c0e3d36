/** What the program and other features may use of refunds. */
export { useTaughtRefundCountQuery } from './refund-counts.gen.ts';
