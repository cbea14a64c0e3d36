/** Small shared components of payments for other features. */
export { GatewayChoice } from './gateway-choice.tsx';
export { UnsettledPayments } from './lazy-unsettled-payments.tsx';
export { useOrderStatusChangedSubscription } from './order-live.gen.ts';
export { getOutcome, getReason, type PaymentOutcome } from './payment-outcome.ts';
export { type BankApp, lastBank, rememberBank } from './vietqr/bank-apps.ts';
export { BankTiles } from './vietqr/bank-tiles.tsx';
