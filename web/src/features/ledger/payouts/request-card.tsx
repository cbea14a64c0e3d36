import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { MINUTE, useNow } from '../../../ui/use-now.ts';
import type { Overview } from '../earnings/overview.tsx';
import { useRequestPayoutMutation } from './payouts.gen.ts';

interface RequestCardProps {
  earnings: Overview;
  least: number;
  onRequested: () => void;
}

/** Requests a payout of available money. It is validated before it is sent. */
export function RequestCard({ earnings, least, onRequested }: RequestCardProps) {
  const { t } = useTranslation('earnings');
  const { date, time, money } = useFormat();
  const { available, held, inPayout, owed, account } = earnings;
  const [enteredAmount, setEnteredAmount] = useState<number | null>(null);
  const [request] = useRequestPayoutMutation();
  const getKey = useIdempotencyKey();
  const [round, setRound] = useState(0);
  const id = useId();
  const now = useNow(MINUTE);
  const isCooling = account !== null && Date.parse(account.usableFrom) > now;
  const amount = enteredAmount ?? available;
  const { submit, isBusy, formError } = useMutationForm({
    initialValues: {},
    send: async () => {
      await request({ variables: { input: { amount, idempotencyKey: getKey(`${round} ${amount}`) } } });
      toast.success(t('payouts.requested'));
      setEnteredAmount(null);
      // A later request of the same amount is another payout
      setRound(round + 1);
      onRequested();
    },
  });
  const problem =
    amount < least
      ? t('payouts.tooSmall', { amount: money(least) })
      : amount > available
        ? t('payouts.tooLarge', { amount: money(available) })
        : null;
  const mayAsk = account !== null && owed === 0 && available >= least;
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby={id}>
      <Heading level={2} id={id} text="lg">
        {t('payouts.request')}
      </Heading>
      <Row wrap align="end" justify="between" rowGap={2} columnGap={4}>
        <div>
          <Text tone="dim">{t('available')}</Text>
          <Text text="h2" weight={700} numbers>
            {money(available)}
          </Text>
        </div>
        <Text text="sm" tone="dim">
          {t('held')}: {money(held)}
          <br />
          {t('inPayout')}: {money(inPayout)}
        </Text>
      </Row>
      {owed > 0 && (
        <Notice tone="warn">
          {t('owed', { amount: money(owed) })} {t('owedText')}
        </Notice>
      )}
      <Stack as="form" onSubmit={submit} noValidate gap={4} shrink>
        <MoneyField
          label={t('payouts.howMuch')}
          description={t('payouts.least', { amount: money(least) })}
          value={amount}
          onChange={(value) => setEnteredAmount(Number(value) || 0)}
          disabled={!mayAsk}
          error={mayAsk && enteredAmount !== null ? problem : null}
        />
        {mayAsk && amount !== available && (
          <TextButton onClick={() => setEnteredAmount(available)}>
            {t('payouts.all', { amount: money(available) })}
          </TextButton>
        )}
        <FormError failure={formError} />
        <Button type="submit" loading={isBusy} disabled={!mayAsk || problem !== null}>
          {t(isCooling ? 'payouts.schedule' : 'payouts.pay', { amount: money(amount) })}
        </Button>
        <Text text="sm" tone="dim">
          {t('payouts.free')}{' '}
          {mayAsk && !problem && t('payouts.remains', { amount: money(available - amount) })}{' '}
          {account &&
            isCooling &&
            t('payouts.scheduledFor', { at: `${time(account.usableFrom)}, ${date(account.usableFrom)}` })}
        </Text>
      </Stack>
    </Stack>
  );
}
