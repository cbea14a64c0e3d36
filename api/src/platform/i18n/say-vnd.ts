/** An amount in whole đồng, for instance `499.000 ₫`: the same in every language, as prices of the site are. */
export const sayVnd = (amount: number): string =>
  new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' })
    .format(amount)
    .replace(/\u00a0/g, ' ');
