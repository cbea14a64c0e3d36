import { IconCertificateOff, IconClock, IconLock } from '@tabler/icons-react';
import { evictRefundData } from '../../apollo/cache/refunds.ts';
import { RequestRefundInput } from '../../generated/input-rules.ts';
import type { RefundReason } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Radio } from '../../ui/fields/radio.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { ACCOUNT_FIELDS, BankAccountFields, NO_ACCOUNT } from './bank-account-fields.tsx';
import { type RightCardFragment, useRequestRefundMutation } from './refunds.gen.ts';
import classes from './refunds.module.css';

const REASONS: readonly RefundReason[] = [
  'NOT_AS_DESCRIBED',
  'WRONG_LEVEL',
  'HARD_TO_FOLLOW',
  'BOUGHT_BY_MISTAKE',
  'OTHER',
];
const { note: NOTE } = RequestRefundInput;
const CONSEQUENCES = [
  ['teacher', IconClock],
  ['certificate', IconCertificateOff],
  ['closed', IconLock],
] as const;

export function RefundForm({ right }: { right: RightCardFragment }) {
  const { t } = useTranslation('refunds');
  const { price } = useFormat();
  const getKey = useIdempotencyKey();
  const [requestRefund] = useRequestRefundMutation();
  const { id: lineId, courseId, amount, needsBankAccount } = right;
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { reason: '', note: '', bankAccount: NO_ACCOUNT },
    fields: ['reason', 'note', ...ACCOUNT_FIELDS],
    validate: { reason: (reason) => (reason ? null : t('chooseReason')) },
    send: async ({ reason, note, bankAccount }) => {
      const request = {
        lineId,
        reason: reason as RefundReason,
        note: note.trim() || null,
        bankAccount: needsBankAccount ? bankAccount : null,
      };
      const input = { ...request, idempotencyKey: getKey(JSON.stringify(request)) };
      const { data } = await requestRefund({
        variables: { input },
        update: (cache) => evictRefundData(cache, courseId),
      });
      toast.success(t('sent', { number: data?.requestRefund.number ?? '' }));
    },
  });
  return (
    <Stack as="form" onSubmit={submit} noValidate gap={4} shrink p={6} borderTop>
      <RadioGroup label={t('why')} key={form.key('reason')} {...form.getInputProps('reason')}>
        <Grid gap={3} mt={2}>
          {REASONS.map((reason) => (
            <Radio key={reason} value={reason} label={t(`reason.${reason}`)} />
          ))}
        </Grid>
      </RadioGroup>
      <TextArea
        label={t('noteLabel')}
        description={t('noteHelp')}
        rows={4}
        maxLength={NOTE.maxLength}
        key={form.key('note')}
        {...form.getInputProps('note')}
      />
      {needsBankAccount && <BankAccountFields form={form} />}
      <Box className={classes.happens} p={4} bg="surface-2" radius="md">
        <Text weight={600}>{t('whatHappens.title')}</Text>
        <ul>
          {CONSEQUENCES.map(([what, Icon]) => (
            <li key={what}>
              <Icon size={18} aria-hidden="true" />
              {t(`whatHappens.${what}`)}
            </li>
          ))}
        </ul>
      </Box>
      <FormError failure={formError} />
      <Row wrap gap={2} shrink>
        <Button type="submit" loading={isBusy}>
          {t('send', { amount: price(amount) })}
        </Button>
        <ButtonLink variant="subtle" to={`/learning/${courseId}`}>
          {t('goOn')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
