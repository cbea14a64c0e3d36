import type { Texts } from './translator.ts';

/** The texts of whoever signs in, studies, teaches or administers: their names are no part of a public page (see i18n.ts). */
export const furtherCatalogues = import.meta.glob<{ default: Texts }>([
  './{vi,en}/*.ts',
  '!./{vi,en}/{about,catalog,common,filters,home,instructor}.ts',
]);
