import { IconCheck, IconRotate } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import classes from './refund-terms.module.css';

/** The refund terms, the same on the course's page and in the checkout. */
export function RefundTerms() {
  const { t } = useTranslation('catalog');
  return (
    <div className={classes.box}>
      <h2 className={classes.title}>
        <IconRotate size={20} stroke={1.75} aria-hidden="true" />
        {t('detail.refundTitle')}
      </h2>
      <ul>
        {(['refund7', 'refund30'] as const).map((key) => (
          <li key={key}>
            <IconCheck size={18} aria-hidden="true" />
            {t(`detail.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
