/** Acts of the buyer of an unpaid order: continue, pay by another method, cancel. */
export default {
  label: 'Payment of order {{number}}',
  continueTitle: 'Continue with {{gateway}}',
  continueText: 'Opens this same payment again, reference {{reference}}. You won’t be charged twice.',
  reopen: 'Reopen {{gateway}}',
  otherTitle: 'Pay another way',
  otherText:
    'This closes the payment through {{gateway}}. If its money still arrives, it pays this order; if the order is already paid, we refund it.',
  choose: 'Choose how to pay',
  change: 'Pay another way',
  gateway: {
    VNPAY: 'Card or VNPAY-QR',
    MOMO: 'MoMo wallet',
    ZALOPAY: 'ZaloPay wallet or card',
    VIETQR: 'Scan with your bank',
  },
  cancelTitle: 'Don’t want it any more?',
  cancelText: 'Courses in your cart stay there, and your coupon can be used again.',
  cancel: 'Cancel order',
  keep: 'Keep order',
  cancelQuestion: 'Cancel order {{number}}?',
  cancelEffect: 'A cancelled order can’t be paid any more. We refund money that arrives after that.',
  cancelReceived: 'We refund the {{amount}} that we received.',
  cancelled: 'Order {{number}} is cancelled',
  restTitle: '{{missing}} still missing',
  restText:
    'We received part of the amount. Please transfer exactly {{missing}} by {{time}}, {{date}}; after that we return what we received.',
} as const;
