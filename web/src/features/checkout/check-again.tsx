import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Failure, toFailure } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import { useSecondsLeft } from '../../ui/use-now.ts';
import { gatewayName } from '../orders/index.ts';
import { type PaymentAttemptQuery, useCheckPaymentMutation } from './checkout.gen.ts';
import classes from './payment-result.module.css';

type Attempt = NonNullable<PaymentAttemptQuery['paymentAttempt']>;

interface CheckAgainProps {
  order: Pick<Attempt['order'], 'id' | 'checkAgainAt'>;
  /** The gateway of the order’s open attempt, which the server queries. */
  gateway: Attempt['gateway'];
  /** Queries once without a click: gateways do not notify of every failure, and a notification can be late. */
  isAutomatic?: boolean;
}

/** Makes the server query the gateway immediately and shows the result. Disabled until the next query is allowed. */
export function CheckAgain({ order, gateway, isAutomatic = false }: CheckAgainProps) {
  const { t } = useTranslation('billing');
  const [check, { data, loading }] = useCheckPaymentMutation(SUPPRESS_TOAST);
  const [failure, setFailure] = useState<Failure | null>(null);
  const remainingSec = useSecondsLeft(order.checkAgainAt);
  const answer = data?.checkPayment.answer;
  const submit = async () => {
    setFailure(null);
    try {
      await check({ variables: { orderId: order.id } });
    } catch (error) {
      setFailure(toFailure(error));
    }
  };
  const isUnchecked = useRef(isAutomatic);
  const isAllowed = remainingSec === 0;
  const checkOnce = useEffectEvent(() => {
    if (!isUnchecked.current) return;
    isUnchecked.current = false;
    // The buyer did not ask, so an error is not shown
    void check({ variables: { orderId: order.id } }).catch(() => undefined);
  });
  useEffect(() => {
    if (isAllowed) checkOnce();
  }, [isAllowed]);
  return (
    <Grid justifyItems={isAutomatic ? 'start' : 'center'} gap={3} w="full" maxW={100}>
      <FormError failure={failure} />
      <Text role="status" className={classes.answer} text="sm" tone="text-2">
        {answer && !failure && !loading
          ? t(`result.answer.${answer}`, { gateway: gatewayName(gateway) })
          : ''}
      </Text>
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden="true" />}
        loading={loading}
        disabled={remainingSec > 0}
        onClick={() => void submit()}
      >
        {remainingSec > 0 ? t('result.checkAgainIn', { count: remainingSec }) : t('result.checkAgain')}
      </Button>
    </Grid>
  );
}
