import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Heading, Row, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Meter } from '../../ui/meter.tsx';
import utilities from '../../ui/utilities.module.css';
import type { DashboardQuery } from './dashboard.gen.ts';
import classes from './resume-card.module.css';

type Open = DashboardQuery['myEnrolments']['items'][number];

const Progress = ({ enrolment: { percentage, course } }: { enrolment: Open }) => (
  <Row gap={3} shrink text="sm" numbers>
    <Box grow shrink>
      <Meter percent={percentage} label={course.title} thin />
    </Box>
    <b>{percentage}%</b>
  </Row>
);

/** No lesson of it was opened yet. */
const isNew = ({ percentage, lastLesson }: Open): boolean => percentage === 0 && !lastLesson;

/** The lesson that was opened last, unless it is completed. */
const LastLesson = ({ lesson }: { lesson: Open['lastLesson'] }) => {
  const { t } = useTranslation('dashboard');
  if (!lesson) return null;
  const isDone = lesson.myProgress?.state === 'COMPLETED';
  return (
    <Text text="sm" tone="dim">
      {isDone ? t('resume.done', { title: lesson.title }) : lesson.title}
    </Text>
  );
};

const First = ({ enrolment }: { enrolment: Open }) => {
  const { t } = useTranslation('dashboard');
  const { clock } = useFormat();
  const { course, lastLesson, percentage } = enrolment;
  const at = lastLesson?.myProgress?.state === 'STARTED' ? lastLesson.myProgress.positionSec : 0;
  const action = isNew(enrolment) ? 'start' : at > 0 ? 'continueFrom' : 'continue';
  return (
    <div className={classes.first}>
      <img
        className={styleClass({ w: 'full', h: 'auto', radius: 'md' })}
        src={course.coverUrl}
        alt=""
        width={480}
        height={270}
      />
      <Grid alignContent="start" gap={2}>
        <Text text="sm" weight={600} tone="link">
          {t(isNew(enrolment) ? 'resume.new' : 'resume.title')}
        </Text>
        <Heading level={2} className={classes.title} text="lg">
          <Link to={`/learning/${course.id}`}>{course.title}</Link>
        </Heading>
        <LastLesson lesson={lastLesson} />
        <Row gap={2} shrink>
          <Bloom percent={percentage} size={30} />
          <Box grow shrink>
            <Progress enrolment={enrolment} />
          </Box>
        </Row>
        <Row wrap rowGap={3} columnGap={5} mt={2}>
          <ButtonLink
            to={`/learning/${course.id}`}
            size="md"
            leftSection={<IconPlayerPlayFilled size={16} aria-hidden="true" />}
          >
            {t(`resume.${action}`, { at: clock(at) })}
          </ButtonLink>
          <Link className={utilities.link} to={`/courses/${course.slug}`}>
            {t('resume.content')}
          </Link>
        </Row>
      </Grid>
    </div>
  );
};

/** Courses to continue: the latest one large, the others below it. */
export function ResumeCard({ enrolments }: { enrolments: readonly Open[] }) {
  const { t } = useTranslation('dashboard');
  const [first, ...others] = enrolments;
  if (!first) return null;
  return (
    <Box as="section" bg="surface" radius="lg" shadow="1" overflow="clip" aria-label={t('resume.label')}>
      <First enrolment={first} />
      {others.length > 0 && (
        <ul className={classes.others}>
          {others.map((enrolment) => (
            <li key={enrolment.id}>
              <img
                className={styleClass({
                  rigid: true,
                  w: 24,
                  h: 'auto',
                  radius: 'sm',
                  phone: { display: 'none' },
                })}
                src={enrolment.course.coverUrl}
                alt=""
                width={480}
                height={270}
                loading="lazy"
              />
              <Box grow shrink>
                <Text weight={600}>{enrolment.course.title}</Text>
                <LastLesson lesson={enrolment.lastLesson} />
                <Progress enrolment={enrolment} />
              </Box>
              <ButtonLink to={`/learning/${enrolment.course.id}`} variant="light" size="sm">
                {t(isNew(enrolment) ? 'resume.start' : 'resume.continue')}
                <span className={utilities.hidden}>: {enrolment.course.title}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      <Text px={5} py={3} borderTop>
        <Link className={utilities.moreLink} to="/dashboard/courses">
          {t('resume.all')}
        </Link>
      </Text>
    </Box>
  );
}
