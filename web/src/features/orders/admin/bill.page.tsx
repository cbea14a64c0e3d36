import { useParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useViewer } from '../../accounts/index.ts';
import { BillView } from '../bills/bill-view.tsx';
import { useResendBillMutation } from './bills.gen.ts';
import { OrderChain } from './order-chain.tsx';

function ResendButton({ orderId }: { orderId: string }) {
  const { t } = useTranslation('bills');
  const [resend, { loading }] = useResendBillMutation();
  const send = async () => {
    const { data } = await resend({ variables: { orderId } });
    if (data) toast.success(t('resent', data.resendBill));
  };
  return (
    <Button variant="default" loading={loading} onClick={() => void send()}>
      {t('resend')}
    </Button>
  );
}

/** /admin/bills/{id}. */
export function Component() {
  const { t } = useTranslation('bills');
  const id = useParams().id ?? '';
  const { may } = useViewer();
  return (
    <BillView
      id={id}
      list={{ label: t('title'), to: '/admin/bills' }}
      area={{ label: t('crumb'), to: '/admin' }}
      toCheck={may('suspense:read') && <ButtonLink to="/admin/bills/suspense">{t('toCheckDesk')}</ButtonLink>}
      chain={may('ledger:read') && may('e-invoice:read-any') && <OrderChain id={id} />}
      action={
        <>
          {may('ledger:read') && (
            <ButtonLink variant="default" to={`/admin/ledger/transactions?order=${id}`}>
              {t('why')}
            </ButtonLink>
          )}
          <ResendButton orderId={id} />
        </>
      }
    />
  );
}
