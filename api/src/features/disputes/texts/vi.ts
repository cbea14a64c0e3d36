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

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
