const FORMATS = { vi: new Intl.NumberFormat('vi-VN'), en: new Intl.NumberFormat('en-GB') };

/** Formats an amount in whole đồng: `499.000 ₫` in Vietnamese, `499,000 ₫` in English. */
export const formatVnd = (locale: keyof typeof FORMATS, amount: number): string =>
  `${FORMATS[locale].format(amount)} ₫`;
