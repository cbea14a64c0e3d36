import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/layout/layout.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import classes from '../../ui/summary-page.module.css';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import { nextStep, useCourseViewerQuery } from '../courses/index.ts';
import { useCheckoutCourseQuery } from './checkout.gen.ts';
import { Closed, Owned, PaymentUnderWay, SignInFirst } from './instead-of-paying.tsx';
import { type CheckoutCourse, OrderSummary } from './order-summary.tsx';
import { Pay } from './pay.tsx';

const CheckoutSkeleton = () => (
  <Loading className={classes.columns ?? ''}>
    <Skeleton height={240} />
    <Skeleton height={420} />
  </Loading>
);

const CourseCheckout = ({ course }: { course: CheckoutCourse }) => {
  const { t } = useTranslation('billing');
  const viewer = useViewer();
  const isMember = viewer.state === 'member';
  const mine = useCourseViewerQuery({
    variables: { idOrSlug: course.id },
    skip: !isMember,
    ...cacheAndNetwork,
  });
  if (viewer.state === 'unknown' || (isMember && !mine.data && !mine.error)) return <CheckoutSkeleton />;
  const { myEnrolment: enrolment, myUnsettledPayment: payment } = mine.data?.course ?? {};
  const { kind } = nextStep({ course, enrolment, isMember, payment });
  switch (kind) {
    case 'buy':
      return <Pay course={course} buyer={viewer.user} />;
    case 'enrol':
    case 'enrolSignIn':
      return <Navigate to={`/courses/${course.slug}`} replace />;
    case 'buySignIn':
      return (
        <div className={classes.columns}>
          <SignInFirst courseId={course.id} />
          <OrderSummary course={course}>
            <ButtonLink to={`/courses/${course.slug}`} variant="subtle" fullWidth>
              {t('checkout.backToCourse')}
            </ButtonLink>
          </OrderSummary>
        </div>
      );
    case 'notForSale':
    case 'suspended':
      return <Closed course={course}>{t(`checkout.${kind}`)}</Closed>;
    case 'paymentWaiting':
    case 'paymentInDoubt':
      return <PaymentUnderWay course={course} kind={kind} reference={payment!.reference} />;
    default:
      return <Owned course={course} />;
  }
};

/** /checkout/{courseId}. Guests may open it. They sign in and return. */
export function Component() {
  const { t } = useTranslation('billing');
  const courseId = useParams().courseId ?? '';
  const result = useCheckoutCourseQuery({
    variables: { idOrSlug: courseId },
    ...cacheAndNetwork,
  });
  const frame = (body: ReactNode) => (
    <div className={utilities.container}>
      <PageMeta title={t('checkout.title')} isPrivate />
      <Heading level={1} mt={2} mb={6} text="h2">
        {t('checkout.title')}
      </Heading>
      {body}
    </div>
  );
  return (
    <QueryView
      result={result}
      select={({ course }) => course}
      failedTitle={t('checkout.failed')}
      skeleton={<CheckoutSkeleton />}
      frame={frame}
      missing={<NotFound />}
    >
      {(course) => frame(<CourseCheckout course={course} />)}
    </QueryView>
  );
}
