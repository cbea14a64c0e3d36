import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import type { DashboardQuery } from './dashboard.gen.ts';

export function Achievements({ achievements }: { achievements: DashboardQuery['myAchievements'] }) {
  const { t } = useTranslation('dashboard');
  const { date } = useFormat();
  return (
    <Stack as="section" gap={2} shrink aria-labelledby="achievements">
      <Heading level={2} id="achievements" text="lg">
        {t('achievements.label')}
      </Heading>
      <Grid as="ul" gap={3} text="sm">
        {achievements.map(({ code, metric, threshold, progress, earnedAt }) => {
          const percent = Math.floor((100 * progress) / threshold);
          const name = t(`achievement.${code as 'first-lesson'}`, { defaultValue: code });
          return (
            <Row as="li" key={code} gap={3}>
              <Bloom percent={earnedAt ? 100 : percent} size={32} />
              <Box grow shrink>
                <Text weight={600}>{name}</Text>
                {earnedAt ? (
                  <Text text="sm" tone="dim">
                    {t('earned', { date: date(earnedAt) })}
                  </Text>
                ) : (
                  <>
                    <Meter percent={percent} label={name} thin />
                    <Text text="xs" tone="dim">
                      {t(`progress.${metric}`, { progress, count: threshold })}
                    </Text>
                  </>
                )}
              </Box>
            </Row>
          );
        })}
      </Grid>
    </Stack>
  );
}
