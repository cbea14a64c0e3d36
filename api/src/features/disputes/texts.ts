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
  'billing.disputeStatus.WON': 'Vụ tra soát {number} đã xong: ngân hàng trả lại tiền',
  'billing.disputeStatus.LOST': 'Vụ tra soát {number} đã xong: ngân hàng giữ tiền',
  'permission.resource.dispute': 'Tra soát',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'billing.refundUnderWay': 'Refund request {number} is still open. Handle it first.',
  'billing.disputeNotPaid': 'This was not paid, or it has already been refunded.',
  'billing.ownDispute': 'You can’t decide about your own purchase or course.',
  'billing.disputePayment': 'The payment reference needs 3 to 64 characters.',
  'billing.disputeReference': 'The case number needs 3 to 64 characters.',
  'billing.disputeEvidence': 'The evidence can have at most 2,000 characters.',
  'billing.disputeAmount':
    'The bank can only take back what was paid for the course, plus what was already refunded from this payment.',
  'billing.disputeLine': 'This order has several courses. Please choose one.',
  'billing.disputeStatus.OPEN': 'A student’s bank disputed a payment ({number})',
  'billing.disputeStatus.WON': 'Dispute {number} was won: the bank returned the money',
  'billing.disputeStatus.LOST': 'Dispute {number} was lost: the bank keeps the money',
  'permission.resource.dispute': 'Disputes',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
