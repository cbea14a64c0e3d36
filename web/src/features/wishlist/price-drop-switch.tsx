import { useTranslation } from '../../i18n/use-translation.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import {
  useAllowPriceDropNoticeMutation,
  usePriceDropNoticeQuery,
  useSetPriceDropNoticeMutation,
} from './wishlist.gen.ts';

const KIND = 'WISHLIST_PRICE_DROP';

/**
 * Switches notifications of price drops, the same setting as on the page of notification settings. Switching them on
 * gives the consent that they require.
 */
export function PriceDropSwitch() {
  const { t } = useTranslation('wishlist');
  const { data, refetch } = usePriceDropNoticeQuery();
  const [allow, allowing] = useAllowPriceDropNoticeMutation();
  const [setPreferences, setting] = useSetPriceDropNoticeMutation();
  if (!data) return null;
  const isAllowed = data.myConsents.some(({ purpose, isGiven }) => purpose === 'COURSE_OFFERS' && isGiven);
  const preference = data.notificationPreferences.find(({ kind }) => kind === KIND);
  const isOn = isAllowed && !!preference && (preference.inApp || preference.mail);
  const toInput = (channel: 'IN_APP' | 'MAIL') => ({ kind: KIND, channel, isOn: !isOn }) as const;
  const change = async () => {
    if (!isAllowed) await allow();
    await setPreferences({ variables: { inApp: toInput('IN_APP'), mail: toInput('MAIL') } });
    if (!isAllowed) await refetch();
  };
  return (
    <Checkbox
      label={t('tell')}
      checked={isOn}
      disabled={allowing.loading || setting.loading}
      onChange={() => void change().catch(() => undefined)}
    />
  );
}
