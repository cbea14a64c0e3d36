/** Exports for the app and other features: only small components, because every page loads some of them. */

export { CartLink } from './cart-link.tsx';
export { CartTotals } from './cart-totals.tsx';
export { CouponEntry } from './coupon-entry.tsx';
export { CouponField } from './coupon-field.tsx';
export { HeaderCart } from './header-cart.tsx';
export { LazyAddToCart } from './lazy-add-to-cart.tsx';
export { PriceChanges } from './price-changes.tsx';
export { type CartView, useCart } from './use-cart.ts';
export { useJoinCart } from './use-join-cart.ts';
