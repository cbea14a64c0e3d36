import { IconDeviceLaptop, IconPlayerPlay, IconRotate, IconWallet } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import classes from './why-sen.module.css';

const reasons = [
  ['refund', IconRotate],
  ['preview', IconPlayerPlay],
  ['forever', IconDeviceLaptop],
  ['pay', IconWallet],
] as const;

export function WhySen() {
  const { t } = useTranslation('home');
  return (
    <section aria-label={t('home.whySen')}>
      <ul className={classes.list}>
        {reasons.map(([key, Icon]) => (
          <li key={key} className={classes.item}>
            <span className={classes.icon}>
              <Icon size={22} stroke={1.75} aria-hidden="true" />
            </span>
            <p>
              <b className={classes.title}>{t(`home.why.${key}`)}</b>
              <span className={classes.text}>{t(`home.why.${key}Text`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
