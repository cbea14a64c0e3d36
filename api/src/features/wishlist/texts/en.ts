import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'billing.wishlistSize': 'A wishlist has at most {max} courses.',
  'billing.wishlistFull': 'Your wishlist already holds {limit} courses. Remove one, then try again.',
  'billing.free': 'Free',
  'notification.WISHLIST_PRICE_DROP.title': '“{course}” costs less than when you saved it',
  'notification.WISHLIST_PRICE_DROP.text': 'It is {price} now; it was {priceThen} when you saved it.',
  'notification.WISHLIST_PRICE_DROP.sale':
    'It is {price} now; it was {priceThen} when you saved it. The sale ends at {end}.',
  'notification.WISHLIST_SALE_ENDS.title': 'The sale of “{course}” is about to end',
  'notification.WISHLIST_SALE_ENDS.text': 'It costs {price} until {end}, then {listPrice}.',
  'notification.WISHLIST_SOLD_AGAIN.title': '“{course}” is on sale again',
  'notification.WISHLIST_SOLD_AGAIN.text': 'A course that you saved is on sale again, for {price}.',
};
