export const vi = {
  'billing.couponCode': 'Mã giảm giá dài từ 1 đến 40 ký tự.',
  'billing.couponForm': 'Mã gồm 4 đến 20 chữ cái không dấu hoặc chữ số.',
  'billing.couponTaken': 'Mã này đã tồn tại. Bạn đặt mã khác nhé.',
  'billing.couponValue': 'Bạn nhập phần trăm hoặc số tiền giảm, chỉ một trong hai.',
  'billing.couponAmount': 'Số tiền từ 1.000 đến 50.000.000 ₫.',
  'billing.couponEnd': 'Thời điểm kết thúc phải ở sau hiện tại và sau lúc bắt đầu.',
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
  'billing.coupon.LEAST_AMOUNT':
    'Mã giảm giá chỉ áp dụng khi các khoá học thuộc mã có tổng giá từ {limit:vnd}.',
  'package.couponQuota':
    'Gói {package} cho phép {limit} mã giảm giá cùng lúc. Bạn tắt bớt một mã hoặc chọn gói lớn hơn ở mục Gói giảng viên.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'billing.couponCode': 'A coupon code needs 1 to 40 characters.',
  'billing.couponForm': 'A code needs 4 to 20 characters: unaccented letters or digits.',
  'billing.couponTaken': 'This code already exists. Please choose another one.',
  'billing.couponValue': 'Enter either a percentage or an amount.',
  'billing.couponAmount': 'The amount must be between 1,000 and 50,000,000 ₫.',
  'billing.couponEnd': 'The end must be in the future and after the start.',
  'billing.couponSubject': 'Choose the course, category or teacher for this coupon.',
  'billing.percent': 'The percentage must be between 1 and 100.',
  'billing.uses': 'Enter 1 to 1,000,000 uses, and at most 100 per person.',
  'permission.resource.coupon': 'Coupons',
  'permission.action.create-any': 'Create for the platform',
  'billing.coupon.UNKNOWN': 'This coupon code doesn’t exist. Please check the spelling.',
  'billing.coupon.ENDED': 'This coupon has expired.',
  'billing.coupon.NOT_YET': 'This coupon is not valid yet.',
  'billing.coupon.USED_UP': 'This coupon has been used up.',
  'billing.coupon.USED_BY_YOU': 'You have already used this coupon the maximum number of times.',
  'billing.coupon.NOT_FOR_THESE': 'This coupon doesn’t apply to any course in your order.',
  'billing.coupon.LEAST_AMOUNT': 'This coupon requires eligible courses worth at least {limit:vnd}.',
  'package.couponQuota':
    'The {package} package allows {limit} active coupons. Turn one off, or choose a larger package under Teacher packages.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
