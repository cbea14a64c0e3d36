import { languageNames, languages } from './languages.ts';
import { schemaLanguage } from './schema-language.ts';

/** The languages to choose from, as a select takes them. */
export const languageChoices = languages.map((code) => ({
  value: schemaLanguage(code),
  label: languageNames[code],
}));
