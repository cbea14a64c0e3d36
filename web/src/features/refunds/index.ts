/** Parts of refunds for the app and other features. */
export { useTaughtRefundCountQuery } from './refund-counts.gen.ts';
