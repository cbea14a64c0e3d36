import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import type { DashboardQuery } from './dashboard.gen.ts';

type Activity = DashboardQuery['myActivity']['edges'][number]['node'];

export function ActivityFeed({ activity }: { activity: readonly Activity[] }) {
  const { t } = useTranslation('dashboard');
  const { date } = useFormat();
  return (
    <Stack as="section" gap={2} shrink aria-labelledby="activity">
      <Heading level={2} id="activity" text="lg">
        {t('activity.title')}
      </Heading>
      {activity.length === 0 && <Text tone="dim">{t('activity.none')}</Text>}
      <Grid as="ul" gap={3} text="sm">
        {activity.map((line) => {
          const course = line.__typename === 'AchievementActivity' ? null : line.course;
          const achievement = line.__typename === 'AchievementActivity' ? line.achievement : '';
          return (
            <li key={line.id}>
              <p>
                {t(`activity.kind.${line.kind}`, {
                  lesson: line.__typename === 'LessonActivity' ? line.lessonTitle : '',
                  achievement: t(`achievement.${achievement as 'first-lesson'}`, {
                    defaultValue: achievement,
                  }),
                })}
              </p>
              <Text text="sm" tone="dim">
                {course && <Link to={`/courses/${course.slug}`}>{course.title}</Link>}
                {course && ' · '}
                {date(line.at)}
              </Text>
            </li>
          );
        })}
      </Grid>
    </Stack>
  );
}
