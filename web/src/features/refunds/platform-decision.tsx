import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { evictRefundData } from '../../apollo/cache/refunds.ts';
import { RejectRefundInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { fits } from '../../ui/fits.ts';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import type { DecidedRefund } from './refund-case.tsx';
import { useApproveRefundMutation, useRejectRefundMutation } from './refunds.gen.ts';
import classes from './refunds.module.css';

const RULES = RejectRefundInput.note;

/** An administrator's decision. A rejection changes the button's label and requires a reason. */
export function PlatformDecision({ refund, next }: { refund: DecidedRefund; next: string | undefined }) {
  const { t } = useTranslation('refunds');
  const { money } = useFormat();
  const navigate = useNavigate();
  const [isRefusing, setRefusing] = useState(false);
  const [approveRefund] = useApproveRefundMutation();
  const [rejectRefund] = useRejectRefundMutation();
  const { id: refundId, amount, teacherShare, isHalfApproved } = refund;
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { note: '' },
    validate: { note: (note) => (!isRefusing || fits(note, RULES) ? null : t('textRule', RULES)) },
    send: async ({ note }) => {
      const update = (cache: Parameters<typeof evictRefundData>[0]) => evictRefundData(cache);
      const trimmedNote = note.trim();
      if (isRefusing) await rejectRefund({ variables: { input: { refundId, note: trimmedNote } }, update });
      else {
        const { data } = await approveRefund({
          variables: { input: { refundId, note: trimmedNote || null } },
          update,
        });
        if (data?.approveRefund.status === 'ADMIN_REVIEW') {
          toast.success(t('desk.approvedFirst'));
          return;
        }
      }
      toast.success(t(isRefusing ? 'desk.rejected' : 'desk.approved'));
      navigate(`/admin/refunds${next ? `/${next}` : ''}`);
    },
  });
  const approve = t(isHalfApproved ? 'desk.approveSecond' : 'desk.approve', { amount: money(amount) });
  return (
    <Stack
      as="form"
      onSubmit={submit}
      noValidate
      className={classes.decision}
      gap={4}
      shrink
      px={6}
      py={5}
      bg="surface-2"
      borderTop
    >
      <h3>{t('desk.decision')}</h3>
      {isHalfApproved && <p>{t('desk.firstOf')}</p>}
      <TextArea
        label={t(isRefusing ? 'desk.rejectLabel' : 'desk.noteLabel')}
        description={isRefusing ? t('textRule', RULES) : t('desk.optional')}
        rows={3}
        maxLength={RULES.maxLength}
        key={form.key('note')}
        {...form.getInputProps('note')}
      />
      <FormError failure={formError} />
      <Row wrap gap={2} shrink>
        <Button type="submit" loading={isBusy} {...(isRefusing && { color: 'clay' })}>
          {isRefusing ? t('desk.reject') : approve}
        </Button>
        <Button variant="default" onClick={() => setRefusing(!isRefusing)}>
          {isRefusing ? approve : `${t('desk.reject')}…`}
        </Button>
      </Row>
      <Text text="sm" tone="dim">
        {t('desk.gives', { share: money(teacherShare ?? 0) })}
      </Text>
    </Stack>
  );
}

/** Shown to the first of two administrators who have to approve a refund. */
export function SecondApprovalNeeded() {
  const { t } = useTranslation('refunds');
  return (
    <Text className={classes.decision} px={6} py={5} tone="dim" bg="surface-2" borderTop>
      {t('desk.waitSecond')}
    </Text>
  );
}
