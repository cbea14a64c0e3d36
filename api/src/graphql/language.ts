import { registerEnumType } from 'type-graphql';
import type { Locale } from '../platform/i18n/messages/index.ts';

/** The locales by their names in the schema. Everywhere else they are ISO 639 codes, as in `Locale`. */
export const Language = { VI: 'vi', EN: 'en' } as const satisfies Record<string, Locale>;
registerEnumType(Language, {
  name: 'Language',
  description: 'A language that the platform speaks with people, and that courses are taught in.',
  valuesConfig: {
    VI: { description: 'Vietnamese: `vi` in headers and addresses, and on REST.' },
    EN: { description: 'English: `en` in headers and addresses, and on REST.' },
  },
});
