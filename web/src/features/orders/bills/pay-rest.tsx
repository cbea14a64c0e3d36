import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useStartPayment } from '../use-start-payment.ts';
import { usePayRestMutation } from './bills.gen.ts';

interface PayRestProps {
  orderId: string;
  /** Missing amount in đồng. */
  missing: number;
  expiresAt: string;
}

/** Shown if the buyer transferred less than the price. The buyer pays exactly the rest by another transfer. */
export function PayRest({ orderId, missing, expiresAt }: PayRestProps) {
  const { t } = useTranslation('ownBills');
  const { price, date, time } = useFormat();
  const [payOrder] = usePayRestMutation();
  const { pay, failure, isBusy } = useStartPayment<string>({
    begin: async (id, _gateway, idempotencyKey) => {
      const { data } = await payOrder({
        variables: { input: { orderId: id, gateway: 'VIETQR', idempotencyKey } },
      });
      return data?.payOrder.payment;
    },
    getFreeOrderPath: (id) => `/dashboard/bills/${id}`,
  });
  const values = { missing: price(missing), time: time(expiresAt), date: date(expiresAt) };
  return (
    <Notice tone="warn">
      <Stack gap={2} shrink>
        <Text weight={600}>{t('restTitle', values)}</Text>
        <p>{t('restText', values)}</p>
        <FormError failure={failure} />
        <div>
          <Button loading={isBusy} onClick={() => void pay(orderId, null)}>
            {t('payRest')}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}
