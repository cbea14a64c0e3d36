/** What other features may use of billing: small shared pieces only. */
export { UnsettledPayments } from './unsettled-slot.tsx';
