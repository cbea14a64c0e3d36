import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'setting.refund.days': 'Refund window',
  'setting.refund.days.help':
    'Days from the payment within which a buyer may ask for a refund. Orders keep the window of their purchase.',
  'setting.refund.mostPercent': 'Highest progress for a refund',
  'setting.refund.mostPercent.help':
    'Buyers who reached more of the course than this get no refund. Orders keep the figure of their purchase.',
  'setting.refund.teacherDays': 'Teacher answers a refund within',
  'setting.refund.teacherDays.help': 'After this the refund request goes to the administrators.',
  'setting.refund.answerDays': 'Administrators answer a refund within',
  'setting.refund.answerDays.help': 'How soon administrators answer a refund request.',
  'setting.refund.exchangeHours': 'A wrong course may be exchanged within',
  'setting.refund.exchangeHours.help':
    'From the payment on, in which a buyer may exchange a course for another one.',
  'setting.refund.abuseCount': 'Refunds that raise a flag',
  'setting.refund.abuseCount.help':
    'Buyers with this many refunds are flagged to whoever decides. The flag never blocks a request.',
  'setting.refund.abuseDays': 'Refunds are counted over',
  'setting.refund.abuseDays.help': 'Only refunds within this time count towards the flag.',
  'setting.refund.appealDays': 'Appeal window',
  'setting.refund.appealDays.help': 'Days from a refusal within which a buyer may appeal once.',
  'setting.refund.fourEyesFrom': 'Refunds need two people from',
  'setting.refund.fourEyesFrom.help': 'From this amount on, two administrators approve a refund.',
  'permission.resource.refund': 'Refunds',
  'permission.action.answer': 'Answer',
  'billing.refundNote': 'Please write at most 500 characters.',
  'billing.refundNoteNeeded': 'Please tell us why.',
  'billing.refundAnswer': 'Please write between 10 and 1,000 characters.',
  'billing.bankAccountNeeded':
    'This was paid by bank transfer. Please tell us the account to send the money to.',
  'billing.inTransferFile':
    'The bank was told of this transfer by the file {number} already. Paid by hand as well, it would be paid twice.',
  'billing.bankTransaction': 'The bank’s transaction number has 3 to 60 characters.',
  'billing.refundAskedBefore': 'You have already asked for a refund of this course: {number}.',
  'billing.refundWindowOver': 'The days in which this purchase could be refunded are over.',
  'billing.refundStudiedTooMuch':
    'You have reached {value}% of the course, more than the {limit}% of this purchase.',
  'billing.refundCertificate': 'A certificate was issued for this course, so it can no longer be refunded.',
  'billing.refundNotPaid': 'There is nothing to refund for this purchase.',
  'billing.ownRefund': 'This is about your own money, so someone else has to decide.',
  'billing.secondApprover':
    'You gave the first approval. This amount needs a second one by another administrator.',
  'billing.appealedBefore': 'A request can be appealed once.',
  'billing.appealTooLate': 'The time to appeal is over.',
  'billing.refundStatus.REQUESTED': 'We have your refund request {number}',
  'billing.refundStatus.TEACHER_REVIEW': 'Refund request {number} is waiting for the instructor',
  'billing.refundStatus.ADMIN_REVIEW': 'Sen is looking at refund request {number}',
  'billing.refundStatus.APPROVED': 'Refund request {number} was approved',
  'billing.refundStatus.PROCESSING': 'The money of request {number} is on its way',
  'billing.refundStatus.COMPLETED': 'The money of request {number} is with you',
  'billing.refundStatus.FAILED': 'The money of request {number} could not be sent yet',
  'billing.refundStatus.REJECTED': 'Refund request {number} was not approved',
  'billing.refundStatus.CANCELLED': 'Refund request {number} was called off',
  'notification.REFUND_REQUESTED.title': 'A student wants a refund for “{course}”',
  'notification.REFUND_REQUESTED.text':
    'Request {number}, {amount}. Please answer by {answerBy}; after that Sen decides.',
  'notification.REFUND_TO_DECIDE.title': 'Refund request {number} is waiting for a decision',
  'notification.REFUND_TO_DECIDE.text': '“{course}”, {amount}. Answer by {answerBy}.',
  'notification.REFUND_MOVED.text': '“{course}”, {amount}.',
  'notification.REFUND_NOT_SENT.title': 'The money of refund request {number} could not be sent',
  'billing.inDispute':
    'The buyer’s bank is looking into this payment (dispute {number}), so it can’t be refunded now.',
};
