export * from './billing.resolver.ts';
export { billPdf } from './bills/bill-pdf.ts';

export { type Gateways, gatewaysOf } from './gateways/index.ts';
export { pastPayment } from './gateways/sandbox/past-payment.ts';
export { carryOut } from './gateways/sandbox/sandbox-jobs.ts';
export { errorPage, paymentPage, SANDBOX_STYLES } from './gateways/sandbox/sandbox-page.ts';
export type { Decision } from './gateways/sandbox/sandbox-payment.ts';
export type { Simulator } from './gateways/sandbox/simulator.ts';
export { simulatorsOf } from './gateways/sandbox/simulators.ts';
export * from './order.entity.ts';
export { nextOrderNumber } from './order-number.ts';
export * from './payment.jobs.ts';
export { receiveNotice } from './payment-notice.ts';
export { priceLine } from './price-line.ts';
export { followLink } from './teacher-link/follow-link.ts';
export { TEACHER_LINK_PATH } from './teacher-link/link-token.ts';
export { UnverifiedNotices } from './unverified-notices.ts';
