import { languageNames, languages } from './languages.ts';
import { schemaLanguage } from './schema-language.ts';

/** The languages as options of a select. */
export const languageChoices = languages.map((code) => ({
  value: schemaLanguage(code),
  label: languageNames[code],
}));
