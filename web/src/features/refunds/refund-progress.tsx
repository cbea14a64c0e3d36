import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { evictRefundData } from '../../apollo/cache/refunds.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { AppealDialog } from './appeal-dialog.tsx';
import { RefundTimeline } from './refund-timeline.tsx';
import {
  type RefundProgressFragment,
  useCancelRefundMutation,
  useRefundProgressFragment,
} from './refunds.gen.ts';
import classes from './refunds.module.css';
import { StatusTag } from './status-tag.tsx';

export function RefundProgress({
  refund: from,
  isWhole = false,
}: {
  refund: FragmentType<RefundProgressFragment>;
  isWhole?: boolean;
}) {
  const { t } = useTranslation('refunds');
  const { money } = useFormat();
  const [openDialog, setOpenDialog] = useState<'cancel' | 'appeal' | null>(null);
  const [cancelRefund, { loading }] = useCancelRefundMutation();
  const refund = useRefundProgressFragment(from);
  if (!refund) return null;
  const { id, number, title, amount, actions, accountTail, exchanged, exchangedFor } = refund;
  const close = () => setOpenDialog(null);
  // Below the page's title, or below that of a list
  const Heading = isWhole ? 'h2' : 'h3';
  const cancel = async () => {
    try {
      await cancelRefund({ variables: { refundId: id }, update: (cache) => evictRefundData(cache) });
      toast.success(t('cancelled', { number }));
    } finally {
      // An error is shown in a toast, and the page shows the status, so the dialog closes anyway
      close();
    }
  };
  return (
    <Stack as="article" card gap={4} shrink>
      <Row justify="between" gap={4} shrink>
        <Box as={Heading} className={classes.caseTitle} text="lg">
          {isWhole ? title : <Link to={`/dashboard/refunds/${id}`}>{title}</Link>}
        </Box>
        <StatusTag refund={refund} />
      </Row>
      <Text text="sm" tone="dim">
        {number} ·{' '}
        <Text as="span" numbers>
          {money(amount)}
        </Text>
        {accountTail && ` · ${t('account.tail', { tail: accountTail })}`}
      </Text>
      {exchangedFor && (
        <Text text="sm">
          {t(amount > exchanged ? 'exchange.rest' : 'exchange.done', {
            course: exchangedFor,
            used: money(exchanged),
            rest: money(amount - exchanged),
          })}
        </Text>
      )}
      <RefundTimeline refund={refund} isOwn />
      {actions.length > 0 && (
        <Row wrap gap={2} shrink>
          {actions.includes('APPEAL') && (
            <Button onClick={() => setOpenDialog('appeal')}>{t('appeal')}</Button>
          )}
          {actions.includes('CANCEL') && (
            <Button variant="default" onClick={() => setOpenDialog('cancel')}>
              {t('cancel')}
            </Button>
          )}
        </Row>
      )}
      <ConfirmDialog
        isOpen={openDialog === 'cancel'}
        onClose={close}
        title={t('cancelTitle')}
        confirmLabel={t('cancel')}
        isBusy={loading}
        onConfirm={() => void cancel().catch(() => undefined)}
      >
        {t('cancelText')}
      </ConfirmDialog>
      {openDialog === 'appeal' && <AppealDialog refund={refund} onClose={close} />}
    </Stack>
  );
}
