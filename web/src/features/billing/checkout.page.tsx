import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { type Failure, failureOf } from '../../apollo/failure.ts';
import { NotFound } from '../../app/not-found.tsx';
import type { PaymentGateway } from '../../generated/schema.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Notice } from '../../ui/notice.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Bone, Loading } from '../../ui/skeleton.tsx';
import { say } from '../../ui/toast.tsx';
import { uniqueKey } from '../../ui/unique-key.ts';
import { useViewer } from '../accounts/viewer.tsx';
import { useCourseViewerQuery } from '../catalog/course-viewer.gen.ts';
import { nextStep } from '../catalog/next-step.ts';
import {
  type CheckoutCourseQuery,
  useCheckoutCourseQuery,
  useCheckoutMutation,
  usePaymentGatewaysQuery,
} from './checkout.gen.ts';
import classes from './checkout.module.css';
import { forgetOwnership } from './forget-ownership.ts';
import { GatewayChoice } from './gateway-choice.tsx';
import { OrderSummary } from './order-summary.tsx';

type Course = NonNullable<CheckoutCourseQuery['course']>;

const CheckoutSkeleton = () => (
  <Loading className={classes.columns ?? ''}>
    <Bone height={240} />
    <Bone height={420} />
  </Loading>
);

const SignInFirst = ({ courseId }: { courseId: string }) => {
  const { t } = useTranslation('billing');
  const next = encodeURIComponent(`/checkout/${courseId}`);
  return (
    <section className={kit.card}>
      <h2 className={classes.heading}>{t('checkout.signInTitle')}</h2>
      <p className={kit.soft}>{t('checkout.signInText')}</p>
      <div className={classes.actions}>
        <Button component={Link} to={`/login?next=${next}`}>
          {t('checkout.signIn')}
        </Button>
        <Button component={Link} to={`/register?next=${next}`} variant="default">
          {t('checkout.register')}
        </Button>
      </div>
    </section>
  );
};

const Owned = ({ courseId }: { courseId: string }) => {
  const { t } = useTranslation('billing');
  return (
    <section className={kit.card}>
      <h2 className={classes.heading}>{t('checkout.ownedTitle')}</h2>
      <p className={kit.soft}>{t('checkout.ownedText')}</p>
      <div className={classes.actions}>
        <Button component={Link} to={`/learning/${courseId}`}>
          {t('checkout.owned')}
        </Button>
      </div>
    </section>
  );
};

const Pay = ({ course }: { course: Course }) => {
  const { t } = useTranslation('billing');
  const { vnd } = useFormat();
  const client = useApolloClient();
  const navigate = useNavigate();
  const isFree = course.currentPrice === 0;
  const gateways = usePaymentGatewaysQuery({ skip: isFree });
  const [chosen, setChosen] = useState<PaymentGateway>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  // One key per visit: a double click or a lost answer never makes a second order.
  const [idempotencyKey, setKey] = useState(uniqueKey);
  const [checkout, { loading }] = useCheckoutMutation();
  const list = gateways.data?.paymentGateways ?? [];
  const gateway = chosen ?? list[0]?.code;

  const submit = async () => {
    setFailure(null);
    try {
      const { data } = await checkout({
        variables: { input: { courseId: course.id, idempotencyKey, ...(!isFree && gateway && { gateway }) } },
        context: { suppressToast: true },
      });
      const payUrl = data?.checkout.payment?.payUrl;
      if (payUrl) {
        setLeaving(true);
        window.location.assign(payUrl);
        return;
      }
      forgetOwnership(client, course.id);
      say.success(t('checkout.enrolled'));
      navigate(`/learning/${course.id}`, { replace: true });
    } catch (error) {
      setFailure(failureOf(error));
      setKey(uniqueKey());
    }
  };

  return (
    <div className={classes.columns}>
      {isFree ? (
        <section className={kit.card}>
          <h2 className={classes.heading}>{t('checkout.freeTitle')}</h2>
          <p className={kit.soft}>{t('checkout.freeText')}</p>
        </section>
      ) : (
        <div className={kit.stack}>
          {gateways.error && !gateways.data ? (
            <FailedState error={gateways.error} onRetry={() => void gateways.refetch()} />
          ) : gateways.data ? (
            <GatewayChoice gateways={list} chosen={gateway} onChoose={setChosen} />
          ) : (
            <Bone height={180} />
          )}
          <p className={classes.safe}>
            <IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />
            {t('checkout.safe')}
          </p>
        </div>
      )}
      <OrderSummary course={course}>
        <div className={classes.submit}>
          <FormError failure={failure} />
          <Button
            size="xl"
            fullWidth
            loading={loading || isLeaving}
            disabled={!isFree && !gateway}
            onClick={() => void submit()}
          >
            {isFree ? t('checkout.enrol') : t('checkout.pay', { price: vnd(course.currentPrice) })}
          </Button>
          <span role="status" className={kit.hidden}>
            {isLeaving ? t('checkout.leaving') : ''}
          </span>
        </div>
      </OrderSummary>
    </div>
  );
};

const CheckoutBody = ({ course }: { course: Course }) => {
  const { t } = useTranslation('billing');
  const viewer = useViewer();
  const isMember = viewer.state === 'member';
  const mine = useCourseViewerQuery({
    variables: { idOrSlug: course.id },
    skip: !isMember,
    fetchPolicy: 'cache-and-network',
  });
  if (viewer.state === 'unknown' || (isMember && !mine.data && !mine.error)) return <CheckoutSkeleton />;
  const { kind } = nextStep({ course, enrolment: mine.data?.course?.myEnrolment, isMember });
  if (kind === 'buy' || kind === 'enrol') return <Pay course={course} />;
  const side =
    kind === 'buySignIn' || kind === 'enrolSignIn' ? (
      <SignInFirst courseId={course.id} />
    ) : kind === 'notForSale' || kind === 'suspended' ? (
      <Notice tone="warn">{t('checkout.closed')}</Notice>
    ) : (
      <Owned courseId={course.id} />
    );
  return (
    <div className={classes.columns}>
      <div>{side}</div>
      <OrderSummary course={course}>
        <Button component={Link} to={`/courses/${course.slug}`} variant="subtle" fullWidth>
          {t('checkout.backToCourse')}
        </Button>
      </OrderSummary>
    </div>
  );
};

/** /checkout/{courseId}: open to guests, who sign in and come back (design/ui.md). */
export function Component() {
  const { t } = useTranslation('billing');
  const courseId = useParams().courseId ?? '';
  const { data, error, refetch } = useCheckoutCourseQuery({
    variables: { idOrSlug: courseId },
    fetchPolicy: 'cache-and-network',
  });
  if (data && !data.course) return <NotFound />;
  return (
    <div className={kit.container}>
      <PageMeta title={t('checkout.title')} isPrivate />
      <h1 className={classes.title}>{t('checkout.title')}</h1>
      {data?.course ? (
        <CheckoutBody course={data.course} />
      ) : error ? (
        <FailedState error={error} title={t('checkout.failed')} onRetry={() => void refetch()} />
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}
