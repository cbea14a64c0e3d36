import { withoutAccents } from './without-accents.ts';

/**
 * Part of a URL for a text: `Lập trình C++` becomes `lap-trinh-c`. At most 80 characters.
 * @param fallback result for a text without Latin letters and digits
 */
export const slugify = (text: string, fallback: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || fallback;
