import type { Texts } from './translator.ts';

/** Messages of the signed-in areas. Public pages do not contain the list of their files (see i18n.ts). */
export const furtherCatalogues = import.meta.glob<{ default: Texts }>([
  './{vi,en}/*.ts',
  '!./{vi,en}/{about,catalog,common,filters,home,instructor}.ts',
]);
