import { useTranslation } from '../../i18n/use-translation.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { usePriceDropNoticeQuery, useSetPriceDropNoticeMutation } from './wishlist.gen.ts';

const KIND = 'WISHLIST_PRICE_DROP';

/** Switches notifications of price drops, the same setting as on the page of notification settings. */
export function PriceDropSwitch() {
  const { t } = useTranslation('wishlist');
  const { data } = usePriceDropNoticeQuery();
  const [setPreferences, { loading }] = useSetPriceDropNoticeMutation();
  const preference = data?.notificationPreferences.find(({ kind }) => kind === KIND);
  if (!preference) return null;
  const isOn = preference.inApp || preference.mail;
  const toInput = (channel: 'IN_APP' | 'MAIL') => ({ kind: KIND, channel, isOn: !isOn }) as const;
  return (
    <Checkbox
      label={t('tell')}
      checked={isOn}
      disabled={loading}
      onChange={() =>
        void setPreferences({ variables: { inApp: toInput('IN_APP'), mail: toInput('MAIL') } }).catch(
          () => undefined,
        )
      }
    />
  );
}
