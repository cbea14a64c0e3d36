import { useTranslation } from '../../../i18n/use-translation.tsx';
import { parseDevice } from './device-name.ts';

/** A device such as "Chrome on Windows"; empty if it is unknown. */
export const useDeviceName = () => {
  const { t } = useTranslation('security');
  return (userAgent: string | null | undefined): string => {
    const { browser, system } = parseDevice(userAgent);
    return browser && system ? t('sessions.on', { browser, system }) : browser || system;
  };
};
