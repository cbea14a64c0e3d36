export const vi = {
  'billing.cartSize': 'Mỗi đơn có tối đa {max} khoá học.',
  'billing.cartFull': 'Giỏ hàng đã đủ {limit} khoá học. Bạn bỏ bớt một khoá rồi thêm lại nhé.',
  'billing.owned': 'Bạn đã có khoá học này rồi.',
  'billing.suspended':
    'Khoá học này đang tạm dừng trong lúc xét hoàn tiền. Bạn chờ có kết quả rồi hãy mua lại nhé.',
  'billing.ownCourse': 'Bạn là giảng viên của khoá học này nên không cần mua.',
  'billing.notOnSale': 'Khoá học này hiện không bán.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'billing.cartSize': 'An order can have at most {max} courses.',
  'billing.cartFull': 'Your cart already has {limit} courses. Remove one, then add this course again.',
  'billing.owned': 'You already have this course.',
  'billing.suspended':
    'Your access to this course is paused while a refund is being reviewed. Please wait for the result before buying it again.',
  'billing.ownCourse': 'You teach this course, so there is no need to buy it.',
  'billing.notOnSale': 'This course is not on sale right now.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
