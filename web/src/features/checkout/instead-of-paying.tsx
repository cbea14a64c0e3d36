import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import kit from '../../ui/kit.module.css';
import { Notice } from '../../ui/notice.tsx';
import classes from '../../ui/summary-page.module.css';
import type { CheckoutCourse } from './order-summary.tsx';

/** Before paying a guest signs in, and comes back here. */
export function SignInFirst({ courseId }: { courseId: string }) {
  const { t } = useTranslation('billing');
  const next = encodeURIComponent(`/checkout/${courseId}`);
  return (
    <section className={kit.card}>
      <h2 className={classes.heading}>{t('checkout.signInTitle')}</h2>
      <p className={kit.soft}>{t('checkout.signInText')}</p>
      <div className={classes.actions}>
        <ButtonLink to={`/login?next=${next}`}>{t('checkout.signIn')}</ButtonLink>
        <ButtonLink to={`/register?next=${next}`} variant="default">
          {t('checkout.register')}
        </ButtonLink>
      </div>
    </section>
  );
}

interface InsteadProps {
  course: CheckoutCourse;
  title: string;
  text: string;
  to: string;
  label: string;
}

/** What it is about and where to go from here: nothing is sold, so nothing has a price. */
function Instead({ course, title, text, to, label }: InsteadProps) {
  const { t } = useTranslation('billing');
  return (
    <section className={`${kit.card} ${classes.instead}`}>
      <div className={classes.item}>
        <img src={course.coverUrl} alt="" width={120} height={68} />
        <div>
          <p className={kit.strong}>{course.title}</p>
          <p className={`${kit.small} ${kit.dim}`}>{course.teacher.fullName}</p>
        </div>
      </div>
      <h2 className={classes.heading}>{title}</h2>
      <p className={kit.soft}>{text}</p>
      <div className={classes.actions}>
        <ButtonLink to={to}>{label}</ButtonLink>
        <ButtonLink to={`/courses/${course.slug}`} variant="subtle">
          {t('checkout.backToCourse')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Whoever has the course has nothing to pay. */
export function Owned({ course }: { course: CheckoutCourse }) {
  const { t } = useTranslation('billing');
  return (
    <Instead
      course={course}
      title={t('checkout.ownedTitle')}
      text={t('checkout.ownedText')}
      to={`/learning/${course.id}`}
      label={t('checkout.owned')}
    />
  );
}

interface UnderWayProps {
  course: CheckoutCourse;
  kind: 'paymentWaiting' | 'paymentInDoubt';
  reference: string;
}

/** Whoever may have paid is shown the payment, and not asked to pay. */
export function UnderWay({ course, kind, reference }: UnderWayProps) {
  const { t } = useTranslation('billing');
  return (
    <Instead
      course={course}
      title={t(`checkout.${kind}Title`)}
      text={t(`checkout.${kind}Text`)}
      to={`/payment/result?reference=${reference}`}
      label={t('checkout.seePayment')}
    />
  );
}

/** A course that can't be bought now. */
export function Closed({ course, children }: { course: CheckoutCourse; children: string }) {
  const { t } = useTranslation('billing');
  return (
    <div className={kit.stack}>
      <Notice tone="warn">{children}</Notice>
      <div>
        <ButtonLink to={`/courses/${course.slug}`} variant="default">
          {t('checkout.backToCourse')}
        </ButtonLink>
      </div>
    </div>
  );
}
