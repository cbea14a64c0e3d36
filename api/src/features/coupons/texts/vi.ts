/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'billing.couponCode': 'Mã giảm giá dài từ 1 đến 40 ký tự.',
  'billing.couponForm': 'Mã gồm 4 đến 20 chữ cái không dấu hoặc chữ số.',
  'billing.couponTaken': 'Mã này đã có người dùng. Bạn chọn mã khác nhé.',
  'billing.couponValue': 'Nhập phần trăm hoặc số tiền giảm, chỉ một trong hai.',
  'billing.couponAmount': 'Số tiền từ 1.000 đến 50.000.000 ₫.',
  'billing.couponEnd': 'Ngày kết thúc phải sau hôm nay và sau ngày bắt đầu.',
  'billing.couponSubject': 'Bạn chọn khoá học, danh mục hoặc giảng viên mà mã áp dụng.',
  'billing.percent': 'Phần trăm giảm từ 1 đến 100.',
  'billing.uses': 'Số lượt từ 1 đến 1.000.000; mỗi người tối đa 100 lượt.',
  'permission.resource.coupon': 'Mã giảm giá',
  'permission.action.create-any': 'Tạo của nền tảng',
  'billing.coupon.UNKNOWN': 'Không có mã giảm giá này. Bạn kiểm tra lại từng chữ nhé.',
  'billing.coupon.ENDED': 'Mã giảm giá đã hết hạn.',
  'billing.coupon.NOT_YET': 'Mã giảm giá chưa đến ngày dùng.',
  'billing.coupon.USED_UP': 'Mã giảm giá đã hết lượt dùng.',
  'billing.coupon.USED_BY_YOU': 'Bạn đã dùng hết lượt của mã giảm giá này.',
  'billing.coupon.NOT_FOR_THESE': 'Mã giảm giá không áp dụng cho khoá học nào trong đơn.',
  'billing.coupon.LEAST_AMOUNT': 'Mã giảm giá áp dụng khi các khoá học thuộc mã có tổng từ {limit:vnd}.',
  'package.couponQuota':
    'Gói {package} cho phép {limit} mã giảm giá cùng lúc. Bạn tắt bớt một mã, hoặc chọn gói lớn hơn ở mục Gói mở khoá học.',
} as const;

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
