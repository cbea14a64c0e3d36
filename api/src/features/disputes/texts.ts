/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'billing.refundUnderWay': 'Yêu cầu hoàn tiền {number} của khoản này chưa xong. Bạn xử lý yêu cầu đó trước.',
  'billing.disputeNotPaid': 'Khoản này chưa được thanh toán hoặc đã hoàn tiền.',
  'billing.ownDispute': 'Bạn không thể quyết định về đơn mua hoặc khoá học của mình.',
  'billing.disputePayment': 'Mã thanh toán cần từ 3 đến 64 ký tự.',
  'billing.disputeReference': 'Mã vụ tra soát cần từ 3 đến 64 ký tự.',
  'billing.disputeEvidence': 'Bằng chứng tối đa 2.000 ký tự.',
  'billing.disputeAmount':
    'Ngân hàng chỉ có thể lấy lại số tiền của khoá học, cộng phần đã hoàn trước đó của khoản thanh toán này.',
  'billing.disputeLine': 'Đơn này có nhiều khoá học. Bạn chọn một khoá nhé.',
  'billing.disputeStatus.OPEN': 'Ngân hàng của học viên tra soát một khoản thanh toán ({number})',
  'billing.disputeStatus.WON': 'Vụ tra soát {number} xong: tiền về lại',
  'billing.disputeStatus.LOST': 'Vụ tra soát {number} xong: mất tiền',
  'permission.resource.dispute': 'Tra soát',
} as const;

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

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
