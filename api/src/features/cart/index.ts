export { CartLineState, MAX_CART_ITEMS } from './cart.types.ts';
export { addCourses, cartCourses, withCartLock } from './change-cart.ts';
export { findPrices, findSaleLines, type SaleLine } from './find-prices.ts';
export { assertBuyable, CURRENT_PRICE, type PricedLine, pricedLines } from './priced-lines.ts';
export { removeBoughtFromCart } from './remove-courses.ts';
