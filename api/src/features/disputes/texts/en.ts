import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'billing.refundUnderWay': 'Refund request {number} is not finished. Deal with it first.',
  'billing.disputeNotPaid': 'This was not paid, or its money went back already.',
  'billing.ownDispute': 'You can’t decide about your own purchase or course.',
  'billing.disputePayment': 'A payment reference has 3 to 64 characters.',
  'billing.disputeReference': 'A case number has 3 to 64 characters.',
  'billing.disputeEvidence': 'Evidence has at most 2,000 characters.',
  'billing.disputeAmount':
    'A bank can take back what was paid for the course, and what of this payment had gone back before.',
  'billing.disputeLine': 'This order has several courses. Choose one.',
  'billing.disputeStatus.OPEN': 'A student’s bank disputes a payment ({number})',
  'billing.disputeStatus.WON': 'Dispute {number} was won: the money is back',
  'billing.disputeStatus.LOST': 'Dispute {number} was lost: the money is gone',
  'permission.resource.dispute': 'Disputes',
};
