/**
 * Formats an amount in whole đồng, for instance `499.000 ₫`. The format is the same in all languages, as on the site.
 */
export const formatVnd = (amount: number): string =>
  new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' })
    .format(amount)
    .replace(/\u00a0/g, ' ');
