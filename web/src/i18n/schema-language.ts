import type { Language as SchemaLanguage } from '../generated/schema.ts';
import type { Language } from './languages.ts';

/** The schema's name of a language by its code; Vietnamese is what the platform speaks by itself. */
export const schemaLanguage = (code: string): SchemaLanguage => (code === 'en' ? 'EN' : 'VI');

/** The code of a language, as texts, addresses and documents have it. */
export const languageCode = (language: SchemaLanguage): Language => (language === 'EN' ? 'en' : 'vi');
