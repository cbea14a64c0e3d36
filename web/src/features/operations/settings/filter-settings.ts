import { hasWords } from '../../../ui/plain-words.ts';
import type { SettingsQuery } from './settings.gen.ts';

export type Setting = SettingsQuery['settings'][number];

/**
 * The settings of a group, those that differ from their default (`changed`), or all; filtered by a search, all of
 * whose words must match.
 */
export const filterSettings = (
  settings: readonly Setting[],
  show: string,
  search: string,
): readonly Setting[] => {
  const fits = hasWords(search);
  return settings.filter(({ group, value, default: defaultValue, key, label, description }) => {
    if (show === 'changed' ? value === defaultValue : show !== '' && group !== show) return false;
    return fits(key, label, description);
  });
};
