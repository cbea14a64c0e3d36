import type { Language as SchemaLanguage } from '../generated/schema.ts';
import type { Language } from './languages.ts';

/** The schema's enum value of a language code. Vietnamese is the default. */
export const schemaLanguage = (code: string): SchemaLanguage => (code === 'en' ? 'EN' : 'VI');

/** The code of a language in messages, URLs and documents. */
export const languageCode = (language: SchemaLanguage): Language => (language === 'EN' ? 'en' : 'vi');
