import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import type { DeveloperGuideQuery } from './developers.gen.ts';
import classes from './developers.module.css';

export function LimitStrip({ limits }: { limits: DeveloperGuideQuery['apiLimits'] }) {
  const { t } = useTranslation('developers');
  const { count } = useFormat();
  const facts = [
    {
      name: t('limits.costPerMinute'),
      value: count(limits.costPerMinute),
      note: t('limits.costPerMinuteNote'),
    },
    {
      name: t('limits.operationCost'),
      value: count(limits.operationCost),
      note: t('limits.operationCostNote', { tokens: count(limits.tokens), rootFields: limits.rootFields }),
    },
    {
      name: t('limits.depth'),
      value: t('limits.depthValue', { count: limits.depth }),
      note: t('limits.depthNote', { aliases: limits.aliases }),
    },
    {
      name: t('limits.pageSize'),
      value: t('limits.pageSizeValue', { count: limits.pageSize }),
      note: t('limits.pageSizeNote'),
    },
  ];
  return (
    <Grid
      as="dl"
      className={classes.strip}
      columns={4}
      mt={4}
      bg="surface"
      radius="lg"
      shadow="1"
      tablet={{ columns: 2 }}
    >
      {facts.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <Text as="dd" text="h3" weight={700} numbers>
            {value}
          </Text>
          <dd className={classes.note}>{note}</dd>
        </div>
      ))}
    </Grid>
  );
}
