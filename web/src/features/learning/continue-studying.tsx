import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Box, Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Meter } from '../../ui/meter.tsx';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import { useContinueStudyingQuery } from './continue-studying.gen.ts';
import classes from './continue-studying.module.css';

/** The viewer's incomplete courses with links to the player. */
export function ContinueStudying() {
  const { t } = useTranslation('home');
  const { t: catalog } = useTranslation('catalog');
  const viewer = useViewer();
  const { data, error } = useContinueStudyingQuery();
  const items = data?.myEnrolments.items ?? [];
  if (!data && !error) return <div className={classes.waiting} />;
  if (items.length === 0) return null;
  return (
    <section className={utilities.section}>
      <div className={utilities.sectionHead}>
        <div>
          <h2>
            {viewer.user
              ? t('home.continueTitle', { name: viewer.name.split(' ').at(-1) })
              : t('home.continueTitleWithoutName')}
          </h2>
          <p>{t('home.continueText')}</p>
        </div>
        <Link to="/dashboard" className={utilities.moreLink}>
          {t('home.continueAll')}
        </Link>
      </div>
      <Grid as="ul" className={classes.grid} columns={3} gap={4}>
        {items.map(({ id, percentage, lastLesson, course }) => (
          <Row card as="li" key={id} align="stretch" gap={4} p={4}>
            <img
              className={styleClass({ self: 'start', rigid: true, w: 30, h: 'auto', radius: 'sm' })}
              src={course.coverUrl}
              alt=""
              width={480}
              height={270}
            />
            <Stack align="start" gap={1} grow shrink>
              <Link to={`/learning/${course.id}`} className={classes.title}>
                {course.title}
              </Link>
              {lastLesson && (
                <Text text="xs" tone="dim">
                  {lastLesson.title}
                </Text>
              )}
              <Row self="stretch" gap={2} mt="auto" mb={2} text="xs" numbers>
                <Box grow shrink>
                  <Meter percent={percentage} label={course.title} thin />
                </Box>
                <b>{percentage}%</b>
              </Row>
              <ButtonLink to={`/learning/${course.id}`} size="sm" variant="light">
                {catalog('detail.continue')}
                <span className={utilities.hidden}>: {course.title}</span>
              </ButtonLink>
            </Stack>
          </Row>
        ))}
      </Grid>
    </section>
  );
}
