import { languageNames, languages } from './i18n.ts';

/** The languages to choose from, as a select takes them. */
export const languageChoices = languages.map((value) => ({ value, label: languageNames[value] }));
