/** Removes accents, for instance `Dang` for `Đặng`. Unicode does not decompose Đ. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');
