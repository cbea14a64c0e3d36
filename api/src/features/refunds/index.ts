export { BankAccountInput, sealedAccount } from './bank-account.ts';
export { lockPurchase } from './load-refund.ts';
export { recordSystemStep } from './record-step.ts';
export { Refund } from './refund.entity.ts';
export { RefundReason, RefundStatus, RefundStepKind } from './refund.enums.ts';
export { refundByExchange } from './refund-by-exchange.ts';
export { assertRefundable, type RefundRight, refundRight } from './refund-right.ts';
export { isRefundableByGateway, nextRefundNumber } from './request-refund.ts';
export { revokeCourse } from './revoke-course.ts';
export {
  REFUND_ANSWER_DAYS,
  REFUND_APPEAL_DAYS,
  REFUND_DAYS,
  REFUND_EXCHANGE_HOURS,
  REFUND_FOUR_EYES_FROM,
  REFUND_MOST_PERCENT,
  REFUND_TEACHER_DAYS,
} from './settings.ts';
