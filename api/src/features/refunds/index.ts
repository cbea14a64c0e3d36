export { BankAccountInput, sealedAccount } from './bank-account.ts';
export { giveBackCourse } from './give-back-course.ts';
export { lockPurchase } from './load-refund.ts';
export { recordSystemStep } from './record-step.ts';
export { Refund } from './refund.entity.ts';
export { RefundReason, RefundStatus, RefundStepKind } from './refund.enums.ts';
export { refundByExchange } from './refund-by-exchange.ts';
export { assertRefundable, type RefundRight, refundRight } from './refund-right.ts';
export { canGoBack, nextRefundNumber } from './request-refund.ts';
export {
  REFUND_DAYS,
  REFUND_EXCHANGE_HOURS,
  REFUND_FOUR_EYES_FROM,
  REFUND_MOST_PERCENT,
} from './settings.ts';
