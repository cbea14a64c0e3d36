import { withoutAccents } from '../../platform/i18n/without-accents.ts';

/** A title as it stands in addresses: `Lập trình C++` becomes `lap-trinh-c`. */
export const slugify = (title: string): string =>
  withoutAccents(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'khoa-hoc';
