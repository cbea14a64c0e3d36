import { IconDeviceLaptop, IconPlayerPlay, IconRotate, IconWallet } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Grid, Row, Text } from '../../ui/layout/layout.tsx';
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
      <Grid as="ul" className={classes.list} columns={4} gap={6} mt={12}>
        {reasons.map(([key, Icon]) => (
          <Row as="li" key={key} className={classes.item} align="stretch" gap={4}>
            <Grid as="span" place="center" rigid w={11} h={11} tone="on-tint" bg="tint" radius="md">
              <Icon size={22} stroke={1.75} aria-hidden="true" />
            </Grid>
            <p>
              <Box as="b" display="block" weight={600}>
                {t(`home.why.${key}`)}
              </Box>
              <Text as="span" text="sm" tone="dim">
                {t(`home.why.${key}Text`)}
              </Text>
            </p>
          </Row>
        ))}
      </Grid>
    </section>
  );
}
