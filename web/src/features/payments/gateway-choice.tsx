import { Fragment, type ReactNode } from 'react';
import type { PaymentGateway } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Radio } from '../../ui/fields/radio.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from '../../ui/summary-page.module.css';
import { Tag } from '../../ui/tag.tsx';
import { GatewaySign, type PaymentGatewaysQuery } from '../orders/index.ts';

const rank = ({ code }: { code: PaymentGateway }) => (code === 'VIETQR' ? 0 : 1);

interface GatewayChoiceProps {
  gateways: PaymentGatewaysQuery['paymentGateways'];
  selected: PaymentGateway | undefined;
  onChoose: (gateway: PaymentGateway) => void;
  /** Optional. On a phone: the banks whose app can be opened. VietQR comes first then. */
  banks?: ReactNode;
}

/** Selection of the gateway. Explains which gateways are simulated. */
export function GatewayChoice({ gateways: offered, selected, onChoose, banks }: GatewayChoiceProps) {
  const { t } = useTranslation('billing');
  const { price } = useFormat();
  const gateways = banks ? offered.toSorted((a, b) => rank(a) - rank(b)) : offered;
  if (gateways.length === 0) return <Notice tone="warn">{t('checkout.noGateway')}</Notice>;
  return (
    <Card as="section" card="flush">
      <Box className={classes.cardTitle} px={6} pt={5} pb={4}>
        <h2>{t('checkout.how')}</h2>
        {gateways.some(({ isSimulated }) => isSimulated) && (
          <Text display="block" text="sm" tone="dim">
            {t('checkout.simulatedText')}
          </Text>
        )}
      </Box>
      <div role="radiogroup" aria-label={t('checkout.methods')}>
        {gateways.map(({ code, name, isSimulated, least, most, unavailableReason }) => (
          <Fragment key={code}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is an input */}
            <label
              className={`${classes.method} ${styleClass({ display: 'flex', align: 'center', gap: 4, px: 6, py: 4, borderTop: true, cursor: 'pointer' })}`}
              data-chosen={code === selected || undefined}
              data-off={unavailableReason ? true : undefined}
            >
              <Radio
                name="gateway"
                value={code}
                checked={code === selected}
                onChange={() => onChoose(code)}
                disabled={!!unavailableReason}
                aria-label={name}
                aria-describedby={unavailableReason ? `off-${code}` : undefined}
              />
              <GatewaySign gateway={code} />
              <Text as="span" grow shrink>
                <Text as="span" weight={600}>
                  {name}
                </Text>
                <Box as="span" display="block" text="sm" tone="dim">
                  {t(`checkout.gateway.${code}`)}
                </Box>
                {unavailableReason && (
                  <Box as="span" display="block" text="sm" tone="text-2" id={`off-${code}`}>
                    {t(`checkout.unavailable.${unavailableReason}`, {
                      least: price(least),
                      most: price(most),
                    })}
                  </Box>
                )}
              </Text>
              {isSimulated && <Tag tone="info">{t('checkout.simulated')}</Tag>}
            </label>
            {code === 'VIETQR' && code === selected && banks}
          </Fragment>
        ))}
      </div>
    </Card>
  );
}
