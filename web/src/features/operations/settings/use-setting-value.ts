import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import type { Setting } from './filter-settings.ts';

type Value = Setting['value'];

/** Formats the value of a setting with its unit. */
export const useSettingValue = () => {
  const { t } = useTranslation('settings');
  const { count, money } = useFormat();
  return ({ kind, unit }: Pick<Setting, 'kind' | 'unit'>, value: Value): string => {
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    if (typeof value === 'string') return value || t('empty');
    if (kind === 'VND') return money(value);
    if (kind === 'PERCENT') return `${value}%`;
    return unit ? t(`span.${unit}`, { count: value }) : count(value);
  };
};
