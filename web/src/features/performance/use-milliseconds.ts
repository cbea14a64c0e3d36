import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatCount } from '../../ui/format.ts';

/** `118 ms`, `0,4 ms`, from ten seconds on `12 giây`. */
export const useMilliseconds = () => {
  const { t, i18n } = useTranslation('performance');
  return (ms: number): string =>
    ms >= 10_000
      ? t('seconds', { value: formatCount(Math.round(ms / 1000), i18n.language) })
      : t('ms', { value: formatCount(ms < 1 ? Math.round(ms * 10) / 10 : Math.round(ms), i18n.language) });
};
