import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { evictRefundData } from '../../apollo/cache/refunds.ts';
import { DisagreeWithRefundInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Radio } from '../../ui/fields/radio.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { fits } from '../../ui/fits.ts';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import type { DecidedRefund } from './refund-case.tsx';
import { useAgreeToRefundMutation, useDisagreeWithRefundMutation } from './refunds.gen.ts';
import classes from './refunds.module.css';

const RULES = DisagreeWithRefundInput.note;

/** The teacher agrees or disagrees. Disagreeing requires a reason and passes the decision to the platform. */
export function TeacherDecision({ refund, next }: { refund: DecidedRefund; next: string | undefined }) {
  const { t } = useTranslation('refunds');
  const { money } = useFormat();
  const navigate = useNavigate();
  const [agrees, setAgrees] = useState(true);
  const [agreeToRefund] = useAgreeToRefundMutation();
  const [disagreeWithRefund] = useDisagreeWithRefundMutation();
  const { id: refundId, amount, teacherShare, buyer } = refund;
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { note: '' },
    validate: { note: (note) => (agrees || fits(note, RULES) ? null : t('textRule', RULES)) },
    send: async ({ note }) => {
      const update = (cache: Parameters<typeof evictRefundData>[0]) => evictRefundData(cache);
      const trimmedNote = note.trim();
      if (agrees)
        await agreeToRefund({ variables: { input: { refundId, note: trimmedNote || null } }, update });
      else await disagreeWithRefund({ variables: { input: { refundId, note: trimmedNote } }, update });
      toast.success(t(agrees ? 'desk.agreed' : 'desk.disagreed'));
      navigate(`/teacher/refunds${next ? `/${next}` : ''}`);
    },
  });
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
      <h3 id="decide">{t('desk.decide')}</h3>
      <RadioGroup
        aria-labelledby="decide"
        value={agrees ? 'agree' : 'disagree'}
        onChange={(value) => setAgrees(value === 'agree')}
      >
        <Stack gap={2} shrink>
          <Radio
            value="agree"
            label={t('desk.agree')}
            description={t('desk.agreeText', {
              name: buyer.fullName,
              amount: money(amount),
              share: money(teacherShare ?? 0),
            })}
          />
          <Radio value="disagree" label={t('desk.disagree')} description={t('desk.disagreeText')} />
        </Stack>
      </RadioGroup>
      <TextArea
        label={t(agrees ? 'desk.message' : 'desk.why')}
        description={agrees ? t('desk.optional') : t('textRule', RULES)}
        rows={3}
        maxLength={RULES.maxLength}
        key={form.key('note')}
        {...form.getInputProps('note')}
      />
      <FormError failure={formError} />
      <Row wrap gap={2} shrink>
        <Button type="submit" loading={isBusy}>
          {agrees ? t('desk.agreeSubmit', { amount: money(amount) }) : t('desk.disagreeSubmit')}
        </Button>
        <Text as="span" text="sm" tone="dim">
          {t('desk.final')}
        </Text>
      </Row>
    </Stack>
  );
}
