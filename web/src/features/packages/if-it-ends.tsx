import { useTranslation } from '../../i18n/use-translation.tsx';
import kit from '../../ui/kit.module.css';
import { usePackageRulesQuery } from './packages.gen.ts';
import classes from './packages.module.css';

export function IfItEnds() {
  const { t, i18n } = useTranslation('packages');
  const { data } = usePackageRulesQuery();
  if (!data) return null;
  const { packageReminderDays, packageGraceDays } = data.publicTerms;
  const days = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    packageReminderDays.map(String),
  );
  const steps = [
    [t('ends.reminders', { days }), t('ends.remindersText')],
    [t('ends.grace', { count: packageGraceDays }), t('ends.graceText')],
    [t('ends.free'), t('ends.freeText')],
  ];
  return (
    <section className={kit.card} aria-labelledby="if-it-ends">
      <h2 id="if-it-ends" className={classes.heading}>
        {t('ends.title')}
      </h2>
      <ol className={classes.steps}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <p className={kit.strong}>{title}</p>
            <p className={`${kit.small} ${kit.dim}`}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
