/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'billing.wishlistSize': 'Danh sách yêu thích có tối đa {max} khoá học.',
  'billing.wishlistFull':
    'Danh sách yêu thích đã đủ {limit} khoá học. Bạn bỏ lưu bớt một khoá rồi thử lại nhé.',
  'billing.free': 'Miễn phí',
  'notification.WISHLIST_PRICE_DROP.title': '“{course}” đang rẻ hơn lúc bạn lưu',
  'notification.WISHLIST_PRICE_DROP.text': 'Giờ là {price}; lúc bạn lưu là {priceThen}.',
  'notification.WISHLIST_PRICE_DROP.sale': 'Giờ là {price}; lúc bạn lưu là {priceThen}. Ưu đãi đến {end}.',
  'notification.WISHLIST_SALE_ENDS.title': '“{course}” sắp hết ưu đãi',
  'notification.WISHLIST_SALE_ENDS.text': 'Giá {price} giữ đến {end}, sau đó là {listPrice}.',
  'notification.WISHLIST_SOLD_AGAIN.title': '“{course}” đã bán lại',
  'notification.WISHLIST_SOLD_AGAIN.text': 'Khoá học bạn lưu đã mở bán lại với giá {price}.',
} as const;

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
