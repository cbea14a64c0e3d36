import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { evictCourseOwnership } from '../../../apollo/cache/courses.ts';
import { type Failure, toFailure } from '../../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFormat } from '../../../ui/format.ts';
import { toast } from '../../../ui/toast.tsx';
import { type UnpaidOrderFragment, useCancelOrderMutation } from './unpaid-order.gen.ts';

interface CancelOrderProps {
  order: UnpaidOrderFragment;
  size: 'sm' | 'md';
  onFailure: (failure: Failure | null) => void;
}

/** Cancels the order after a question. The server queries the gateways first, so a paid order is not cancelled. */
export function CancelOrder({ order, size, onFailure }: CancelOrderProps) {
  const { id, number, lines, total, credit, missing } = order;
  const { t } = useTranslation('unpaid');
  const { price } = useFormat();
  const client = useApolloClient();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [cancel, { loading }] = useCancelOrderMutation(SUPPRESS_TOAST);
  const submit = async () => {
    onFailure(null);
    try {
      await cancel({
        variables: { orderId: id },
        update: (cache) =>
          evictCourseOwnership(
            cache,
            lines.flatMap(({ course }) => course?.id ?? []),
          ),
      });
      toast.success(t('cancelled', { number }));
    } catch (error) {
      onFailure(toFailure(error));
      // It may be paid by now
      await client.refetchQueries({ include: 'active' });
    } finally {
      setDialogOpen(false);
    }
  };
  return (
    <>
      <Button variant="light" color="clay" size={size} onClick={() => setDialogOpen(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onConfirm={() => void submit()}
        title={t('cancelQuestion', { number })}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        isBusy={loading}
        isDanger
      >
        <p>{t('cancelEffect')}</p>
        {missing != null && <p>{t('cancelReceived', { amount: price(total - credit - missing) })}</p>}
      </ConfirmDialog>
    </>
  );
}
