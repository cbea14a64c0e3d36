import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from '../../ui/summary-page.module.css';
import type { CheckoutCourse } from './order-summary.tsx';

/** Asks a guest to sign in before paying, and returns to this page afterwards. */
export function SignInFirst({ courseId }: { courseId: string }) {
  const { t } = useTranslation('billing');
  const next = encodeURIComponent(`/checkout/${courseId}`);
  return (
    <Card as="section">
      <Heading level={2} className={classes.heading} mb={2} text="h3">
        {t('checkout.signInTitle')}
      </Heading>
      <Text tone="text-2">{t('checkout.signInText')}</Text>
      <Row wrap align="stretch" gap={2} mt={5}>
        <ButtonLink to={`/login?next=${next}`}>{t('checkout.signIn')}</ButtonLink>
        <ButtonLink to={`/register?next=${next}`} variant="default">
          {t('checkout.register')}
        </ButtonLink>
      </Row>
    </Card>
  );
}

interface NextStepCardProps {
  course: CheckoutCourse;
  title: string;
  text: string;
  to: string;
  label: string;
}

/** A course and a link to the next step. It shows no price, because nothing is sold. */
function NextStepCard({ course, title, text, to, label }: NextStepCardProps) {
  const { t } = useTranslation('billing');
  return (
    <Card as="section" className={classes.instead} maxW={160} mb={16}>
      <div className={classes.item}>
        <img src={course.coverUrl} alt="" width={120} height={68} />
        <div>
          <Text weight={600}>{course.title}</Text>
          <Text text="sm" tone="dim">
            {course.teacher.fullName}
          </Text>
        </div>
      </div>
      <Heading level={2} className={classes.heading} mb={2} text="h3">
        {title}
      </Heading>
      <Text tone="text-2">{text}</Text>
      <Row wrap align="stretch" gap={2} mt={5}>
        <ButtonLink to={to}>{label}</ButtonLink>
        <ButtonLink to={`/courses/${course.slug}`} variant="subtle">
          {t('checkout.backToCourse')}
        </ButtonLink>
      </Row>
    </Card>
  );
}

/** Shown to a viewer who has the course already. */
export function Owned({ course }: { course: CheckoutCourse }) {
  const { t } = useTranslation('billing');
  return (
    <NextStepCard
      course={course}
      title={t('checkout.ownedTitle')}
      text={t('checkout.ownedText')}
      to={`/learning/${course.id}`}
      label={t('checkout.owned')}
    />
  );
}

/** Shown to a viewer whose payment is being checked: links to it, so that the viewer does not pay again. */
export function InDoubt({ course, reference }: { course: CheckoutCourse; reference: string }) {
  const { t } = useTranslation('billing');
  return (
    <NextStepCard
      course={course}
      title={t('checkout.paymentInDoubtTitle')}
      text={t('checkout.paymentInDoubtText')}
      to={`/payment/result?reference=${reference}`}
      label={t('checkout.seePayment')}
    />
  );
}

/** A course that cannot be bought now. */
export function Closed({ course, children }: { course: CheckoutCourse; children: string }) {
  const { t } = useTranslation('billing');
  return (
    <Stack gap={4} shrink>
      <Notice tone="warn">{children}</Notice>
      <div>
        <ButtonLink to={`/courses/${course.slug}`} variant="default">
          {t('checkout.backToCourse')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
