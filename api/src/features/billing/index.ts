export * from './billing.resolver.ts';

export { type Gateways, gatewaysOf } from './gateways/index.ts';
export { errorPage, paymentPage, SANDBOX_STYLES } from './gateways/vnpay/simulator/page.ts';
export { SIMULATOR } from './gateways/vnpay/simulator/settings.ts';
export { DECISIONS, type Decision, VnpaySimulator } from './gateways/vnpay/simulator/simulator.ts';
export * from './order.entity.ts';
export { nextOrderNumber } from './order-number.ts';
export * from './payment.jobs.ts';
export { receiveNotice } from './payment-notice.ts';
export { priceLine } from './price-line.ts';
export { UnverifiedNotices } from './unverified-notices.ts';
