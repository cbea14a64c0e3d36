import { registerEnumType } from 'type-graphql';
import type { Locale } from '../platform/i18n/messages/index.ts';

/** The locales by their names in the schema. Everywhere else they are ISO 639 codes, as in `Locale`. */
export const Language = { VI: 'vi', EN: 'en' } as const satisfies Record<string, Locale>;
registerEnumType(Language, {
  name: 'Language',
  description: 'Language of the interface and of courses.',
  valuesConfig: {
    VI: { description: 'Vietnamese: `vi` in headers, URLs and REST.' },
    EN: { description: 'English: `en` in headers, URLs and REST.' },
  },
});
