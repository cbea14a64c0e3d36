export const vi = {
  'consent.COURSE_OFFERS.title': 'Tin giảm giá của khoá bạn lưu',
  'consent.COURSE_OFFERS.text':
    'Thông báo và email khi khoá trong danh sách yêu thích giảm giá, sắp hết ưu đãi hoặc bán lại.',
  'consent.COURSE_OFFERS.data': 'Email, khoá bạn lưu và giá lúc lưu',
  'consent.COURSE_OFFERS.stops':
    'Không đồng ý thì danh sách yêu thích vẫn dùng được, chỉ không có thông báo.',
  'billing.wishlistSize': 'Danh sách yêu thích có tối đa {max} khoá học.',
  'billing.wishlistFull':
    'Danh sách yêu thích đã đủ {limit} khoá học. Bạn bỏ lưu bớt một khoá rồi thử lại nhé.',
  'notification.WISHLIST_PRICE_DROP.title': '“{course}” đang rẻ hơn lúc bạn lưu',
  'notification.WISHLIST_PRICE_DROP.text': 'Giờ là {price:price}; lúc bạn lưu là {priceThen:price}.',
  'notification.WISHLIST_PRICE_DROP.sale':
    'Giờ là {price:price}; lúc bạn lưu là {priceThen:price}. Ưu đãi đến {saleEndsAt:time}.',
  'notification.WISHLIST_SALE_ENDS.title': '“{course}” sắp hết ưu đãi',
  'notification.WISHLIST_SALE_ENDS.text':
    'Giá {price:price} giữ đến {saleEndsAt:time}, sau đó là {listPrice:vnd}.',
  'notification.WISHLIST_SOLD_AGAIN.title': '“{course}” đã bán lại',
  'notification.WISHLIST_SOLD_AGAIN.text': 'Khoá học bạn lưu đã mở bán lại với giá {price:price}.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'consent.COURSE_OFFERS.title': 'Offers for courses you saved',
  'consent.COURSE_OFFERS.text':
    'Notifications and emails when a course on your wishlist costs less, its sale ends soon, or it is on sale again.',
  'consent.COURSE_OFFERS.data': 'Email address, saved courses and their price at that time',
  'consent.COURSE_OFFERS.stops': 'Without it, the wishlist still works; only these messages are not sent.',
  'billing.wishlistSize': 'A wishlist can have at most {max} courses.',
  'billing.wishlistFull': 'Your wishlist already has {limit} courses. Remove one, then try again.',
  'notification.WISHLIST_PRICE_DROP.title': '“{course}” costs less than when you saved it',
  'notification.WISHLIST_PRICE_DROP.text':
    'It is {price:price} now; it was {priceThen:price} when you saved it.',
  'notification.WISHLIST_PRICE_DROP.sale':
    'It is {price:price} now; it was {priceThen:price} when you saved it. The sale ends at {saleEndsAt:time}.',
  'notification.WISHLIST_SALE_ENDS.title': 'The sale of “{course}” is about to end',
  'notification.WISHLIST_SALE_ENDS.text':
    'It costs {price:price} until {saleEndsAt:time}, then {listPrice:vnd}.',
  'notification.WISHLIST_SOLD_AGAIN.title': '“{course}” is on sale again',
  'notification.WISHLIST_SOLD_AGAIN.text': 'A course you saved is on sale again for {price:price}.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
