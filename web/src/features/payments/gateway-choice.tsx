import { IconCreditCard, IconQrcode } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PaymentGateway } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Radio } from '../../ui/fields/radio.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Notice } from '../../ui/notice.tsx';
import classes from '../../ui/summary-page.module.css';
import { Tag } from '../../ui/tag.tsx';
import type { PaymentGatewaysQuery } from './payments.gen.ts';

/** Sign of each gateway: an icon of the means of payment, or the first letters of the wallet's name. */
const SIGNS: Record<PaymentGateway, ReactNode> = {
  VNPAY: <IconCreditCard size={20} stroke={1.75} />,
  MOMO: 'Mo',
  ZALOPAY: 'Za',
  VIETQR: <IconQrcode size={20} stroke={1.75} />,
};

interface GatewayChoiceProps {
  gateways: PaymentGatewaysQuery['paymentGateways'];
  chosen: PaymentGateway | undefined;
  onChoose: (gateway: PaymentGateway) => void;
}

/** Selection of the gateway. Explains which gateways are simulated. */
export function GatewayChoice({ gateways, chosen, onChoose }: GatewayChoiceProps) {
  const { t } = useTranslation('billing');
  const { price } = useFormat();
  if (gateways.length === 0) return <Notice tone="warn">{t('checkout.noGateway')}</Notice>;
  return (
    <section className={kit.cardFlush}>
      <div className={classes.cardTitle}>
        <h2>{t('checkout.how')}</h2>
        {gateways.some(({ isSimulated }) => isSimulated) && (
          <p className={classes.methodText}>{t('checkout.simulatedText')}</p>
        )}
      </div>
      <div role="radiogroup" aria-label={t('checkout.methods')}>
        {gateways.map(({ code, name, isSimulated, least, most, unavailableReason }) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is an input
          <label
            key={code}
            className={classes.method}
            data-chosen={code === chosen || undefined}
            data-off={unavailableReason ? true : undefined}
          >
            <Radio
              name="gateway"
              value={code}
              checked={code === chosen}
              onChange={() => onChoose(code)}
              disabled={!!unavailableReason}
              aria-label={name}
              aria-describedby={unavailableReason ? `off-${code}` : undefined}
            />
            <span className={classes.sign} aria-hidden="true">
              {SIGNS[code]}
            </span>
            <span className={kit.grow}>
              <span className={kit.strong}>{name}</span>
              <span className={classes.methodText}>{t(`checkout.gateway.${code}`)}</span>
              {unavailableReason && (
                <span className={classes.methodOff} id={`off-${code}`}>
                  {t(`checkout.unavailable.${unavailableReason}`, { least: price(least), most: price(most) })}
                </span>
              )}
            </span>
            {isSimulated && <Tag tone="info">{t('checkout.simulated')}</Tag>}
          </label>
        ))}
      </div>
    </section>
  );
}
