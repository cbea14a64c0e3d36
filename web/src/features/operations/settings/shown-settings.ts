import { hasWords } from '../../../ui/plain-words.ts';
import type { SettingRowFragment } from './settings.gen.ts';

/** Settings of a group, those that are not at their default (`changed`), or all; among them those with every word searched for. */
export const shownSettings = (
  settings: readonly SettingRowFragment[],
  show: string,
  search: string,
): readonly SettingRowFragment[] => {
  const fits = hasWords(search);
  return settings.filter(({ group, value, default: usual, key, label, description }) => {
    if (show === 'changed' ? value === usual : show !== '' && group !== show) return false;
    return fits(key, label, description);
  });
};
