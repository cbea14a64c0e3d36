import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import kit from '../../ui/kit.module.css';
import classes from './checkout.module.css';

/** Before paying a guest signs in, and comes back here. */
export function SignInFirst({ courseId }: { courseId: string }) {
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
}

/** Whoever has the course has nothing to pay. */
export function Owned({ courseId }: { courseId: string }) {
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
}
