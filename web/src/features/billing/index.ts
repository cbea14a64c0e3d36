/** What other features may use of billing: small shared pieces only. */

export { gatewayName } from './gateway-name.ts';
export { useTaughtRefundCountQuery } from './refunds/refund-counts.gen.ts';
export { UnsettledPayments } from './unsettled-slot.tsx';
