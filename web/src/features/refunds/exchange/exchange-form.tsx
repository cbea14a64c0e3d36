import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { evictRefundData } from '../../../apollo/cache/refunds.ts';
import { toFailure } from '../../../apollo/failure.ts';
import { networkOnly } from '../../../apollo/fetch-policies.ts';
import type { PaymentGateway } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Card, Grid, Stack, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import checkout from '../../../ui/summary-page.module.css';
import { toast } from '../../../ui/toast.tsx';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { usePaymentGatewaysQuery } from '../../orders/index.ts';
import { GatewayChoice } from '../../payments/index.ts';
import { ACCOUNT_FIELDS, BankAccountFields, NO_ACCOUNT } from '../bank-account-fields.tsx';
import type { MyRefundsQuery } from '../refunds.gen.ts';
import { type Candidate, CourseChoice } from './course-choice.tsx';
import { useExchangeCourseMutation, useExchangeOfferQuery } from './exchange.gen.ts';
import { ExchangeSummary } from './exchange-summary.tsx';

type ExchangedRight = MyRefundsQuery['myRefundRights']['items'][number];

/** Chooses another course, shows the price difference, and exchanges it immediately or by paying the difference. */
export function ExchangeForm({ right }: { right: ExchangedRight }) {
  const { t } = useTranslation('exchange');
  const { price } = useFormat();
  const navigate = useNavigate();
  const getKey = useIdempotencyKey();
  const [course, setCourse] = useState<Candidate>();
  const [gateway, setGateway] = useState<PaymentGateway>();
  const [exchange] = useExchangeCourseMutation();
  const { id: lineId, courseId: exchangedId } = right;
  const offerResult = useExchangeOfferQuery({
    variables: { lineId, courseId: course?.id ?? '' },
    skip: !course,
    ...networkOnly,
  });
  const offer =
    offerResult.data?.exchangeOffer?.courseId === course?.id ? offerResult.data?.exchangeOffer : undefined;
  const toPay = offer?.toPay ?? 0;
  const gateways = usePaymentGatewaysQuery({ variables: { amount: toPay }, skip: toPay === 0 });
  const open = gateways.data?.paymentGateways.filter(({ unavailableReason }) => !unavailableReason) ?? [];
  const by = toPay === 0 ? null : (open.find(({ code }) => code === gateway) ?? open[0])?.code;
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { bankAccount: NO_ACCOUNT },
    fields: ACCOUNT_FIELDS,
    onRefused: (error) => {
      // Loads changed data again, next to the error message
      if (toFailure(error).code === 'CONFLICT') void offerResult.refetch();
      return false;
    },
    send: async ({ bankAccount }) => {
      const request = {
        lineId,
        courseId: course!.id,
        expectedPrice: offer!.price,
        expectedAccess: { courseId: course!.id, accessDays: offer!.accessDays },
        gateway: by ?? null,
        bankAccount: offer!.needsBankAccount ? bankAccount : null,
      };
      const { data } = await exchange({
        variables: { input: { ...request, idempotencyKey: getKey(JSON.stringify(request)) } },
        update: (cache) => {
          evictRefundData(cache, exchangedId);
          evictRefundData(cache, course!.id);
        },
      });
      const payment = data?.exchangeCourse.payment;
      if (payment?.payUrl) return window.location.assign(payment.payUrl);
      if (payment) return navigate(`/payment/result?reference=${payment.reference}`);
      toast.success(t('done', { course: course!.title }));
      return navigate(`/learning/${course!.id}`);
    },
  });
  return (
    <div className={checkout.columns}>
      <Stack gap={4} shrink>
        <CourseChoice exchangedId={exchangedId} selected={course} onChoose={setCourse} />
        {toPay > 0 && (
          <QueryView
            result={gateways}
            select={({ paymentGateways }) => paymentGateways}
            skeleton={<Skeleton height={180} />}
          >
            {(loadedData) => (
              <GatewayChoice gateways={loadedData} selected={by ?? undefined} onChoose={setGateway} />
            )}
          </QueryView>
        )}
        {offer?.needsBankAccount && (
          <Card as="section">
            <BankAccountFields form={form} />
          </Card>
        )}
      </Stack>
      <Box
        as="aside"
        className={checkout.summary}
        p={6}
        bg="surface"
        radius="panel"
        shadow="2"
        aria-label={t('summary')}
      >
        {course ? (
          <QueryView
            result={offerResult}
            select={() => offer}
            failed={(_retry, error) => <FormError failure={toFailure(error)} />}
            skeleton={<Skeleton height={200} />}
            missing={<Text tone="dim">{t('missingText')}</Text>}
          >
            {(loadedData) => <ExchangeSummary right={right} selected={course} offer={loadedData} />}
          </QueryView>
        ) : (
          <Text tone="dim">{t('notChosen')}</Text>
        )}
        <Grid as="form" onSubmit={submit} noValidate gap={3} mt={3}>
          <FormError failure={formError} />
          <Button type="submit" size="xl" fullWidth loading={isBusy} disabled={!offer || by === undefined}>
            {toPay > 0 ? t('submitPay', { amount: price(toPay) }) : t('submit')}
          </Button>
          <ButtonLink to="/dashboard/refunds" variant="subtle" fullWidth>
            {t('back')}
          </ButtonLink>
        </Grid>
      </Box>
    </div>
  );
}
