import { useTranslation } from '../../i18n/use-translation.tsx';
import { Card, Grid, Heading, Text } from '../../ui/layout/layout.tsx';
import { usePackageRulesQuery } from './packages.gen.ts';
import classes from './packages.module.css';

export function PackageEndRules() {
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
    <Card as="section" aria-labelledby="if-it-ends">
      <Heading level={2} id="if-it-ends" mb={3} text="lg" weight={700}>
        {t('ends.title')}
      </Heading>
      <Grid as="ol" className={classes.steps} columns={3} gap={6} phone={{ columns: 1 }}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <Text weight={600}>{title}</Text>
            <Text text="sm" tone="dim">
              {text}
            </Text>
          </li>
        ))}
      </Grid>
    </Card>
  );
}
