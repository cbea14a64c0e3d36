import { IconCalendar, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CourseCover } from '../../ui/course-cover.tsx';
import { Flower } from '../../ui/flower.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Meter } from '../../ui/meter.tsx';
import { shortTitle } from '../../ui/short-title.ts';
import utilities from '../../ui/utilities.module.css';
import { useGivenName } from '../accounts/index.ts';
import { eventPath } from '../calendar/index.ts';
import { type CourseFlower, NextLesson, toFlower, toNext, useFlowerSentence } from '../learning/index.ts';
import { type ContinueStudyingQuery, useContinueStudyingQuery } from './continue-studying.gen.ts';
import classes from './continue-studying.module.css';

const WEEK_MS = 7 * 86_400_000;

/** The course studied last, with the second at which it resumes and what its next lesson opens. */
const First = ({ flower, data }: { flower: CourseFlower; data: ContinueStudyingQuery }) => {
  const { t } = useTranslation('pond');
  const { clock, duration } = useFormat();
  const sentence = useFlowerSentence();
  const { course, nextLesson, percentage } = flower;
  const { at, lessonsLeft } = toNext(flower);
  const { goalMinutesPerDay, streakDays } = data.studyStatistics;
  const today = data.studyDays.reduce((sum, { minutes }) => sum + minutes, 0);
  const chapter = flower.chapters.find(({ isNext }) => isNext);
  return (
    <article className={classes.first}>
      <Box position="relative" className={classes.cover}>
        <CourseCover src={course.coverUrl} width={480} height={270} fetchPriority="high" />
        <span className={classes.bar} style={{ inlineSize: `${percentage}%` }} aria-hidden="true" />
      </Box>
      <Stack className={classes.words} justify="center" gap={2} shrink>
        <Text text="sm" tone="dim">
          {[shortTitle(course.title), chapter && t('next.chapter', { title: chapter.title })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Heading level={2} text="h3">
          {nextLesson?.title ?? t('next.nothing')}
        </Heading>
        {nextLesson && at > 0 && (
          <Text text="sm" tone="text-2" numbers>
            {t('next.stoppedAt', { at: clock(at), length: clock(nextLesson.durationSec) })}
          </Text>
        )}
        <Row wrap gap={4} mt={2}>
          <NextLesson enrolment={flower} size="lg" />
          <Link className={utilities.link} to={`/courses/${course.slug}`}>
            {t('next.content')}
          </Link>
        </Row>
      </Stack>
      <Stack className={classes.flower} align="center" justify="center" textAlign="center" bg="tint" p={5}>
        <Flower {...toFlower(flower)} hasToday />
        <Text className={classes.sentence} weight={600}>
          {lessonsLeft > 1
            ? t('next.lessonsLeft', { count: lessonsLeft })
            : lessonsLeft === 1
              ? t('next.lastLesson')
              : sentence(flower)}
        </Text>
        <Text text="sm" tone="dim" numbers>
          {t('next.goal', { minutes: duration(today * 60), goal: duration(goalMinutesPerDay * 60) })}
        </Text>
        {streakDays > 0 && (
          <Text text="sm" tone="dim" numbers>
            {t('next.streak', { count: streakDays })}
          </Text>
        )}
      </Stack>
    </article>
  );
};

/** A further course as a row that opens its next lesson. */
const Other = ({ flower }: { flower: CourseFlower }) => {
  const { t } = useTranslation('pond');
  const { duration } = useFormat();
  const { path, leftSec } = toNext(flower);
  const { course, nextLesson, percentage } = flower;
  return (
    <Row
      as="li"
      className={classes.other}
      gap={4}
      p={2}
      pr={4}
      bg="surface"
      radius="md"
      shadow="1"
      position="relative"
    >
      <CourseCover
        src={course.coverUrl}
        width={480}
        height={270}
        radius="sm"
        w={24}
        className={styleClass({ rigid: true })}
        loading="lazy"
      />
      <Stack gap="half" grow shrink>
        <Text className={classes.line} text="sm" weight={600}>
          <Link to={path} className={classes.link}>
            {nextLesson?.title ?? course.title}
          </Link>
        </Text>
        <Text className={classes.line} text="xs" tone="dim" numbers>
          {[shortTitle(course.title), leftSec > 0 && t('next.left', { time: duration(leftSec) })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Meter percent={percentage} label={course.title} thin />
      </Stack>
      <IconPlayerPlayFilled
        size={18}
        aria-hidden="true"
        className={styleClass({ rigid: true, tone: 'link' })}
      />
    </Row>
  );
};

/** The next date within a week. */
const News = ({ event }: { event: ContinueStudyingQuery['mySchedule'][number] | undefined }) => {
  const { t } = useTranslation('pond');
  const { date, time } = useFormat();
  if (!event) return null;
  return (
    <Row as="p" gap={2} mt={4} text="sm" tone="text-2">
      <IconCalendar size={18} stroke={1.75} aria-hidden="true" className={styleClass({ rigid: true })} />
      <span className={classes.line}>
        {t(`news.${event.kind}`, {
          title: event.title,
          at: `${time(event.startsAt)}, ${date(event.startsAt)}`,
        })}
      </span>
      <Link to={eventPath(event)} className={utilities.link}>
        {t('news.open')}
        <span className={utilities.hidden}>: {event.title}</span>
      </Link>
    </Row>
  );
};

/** The viewer's incomplete courses at the top of the home page. */
export function ContinueStudying() {
  const { t } = useTranslation(['home', 'pond']);
  const name = useGivenName();
  const [now] = useState(() => Date.now());
  const { data, error } = useContinueStudyingQuery({
    variables: { from: new Date(now).toISOString(), to: new Date(now + WEEK_MS).toISOString() },
  });
  if (!data && !error) return <div className={classes.waiting} />;
  const [first, ...others] = data?.myEnrolments.items ?? [];
  const title = data && !first ? 'greeting' : 'continueTitle';
  return (
    <section className={classes.frame}>
      <Row justify="between" gap={4} mb={4}>
        <Heading level={1} text="h3">
          {name === undefined ? t(`home.${title}WithoutName`) : t(`home.${title}`, { name })}
        </Heading>
        <Link to="/dashboard" className={utilities.moreLink}>
          {t('home.continueAll')}
        </Link>
      </Row>
      {data && first ? (
        <>
          <First flower={first} data={data} />
          {others.length > 0 && (
            <ul className={classes.others}>
              {others.map((flower) => (
                <Other key={flower.id} flower={flower} />
              ))}
            </ul>
          )}
          <News event={data.mySchedule[0]} />
        </>
      ) : (
        <Stack card className={classes.start} align="center" justify="center" textAlign="center" gap={4}>
          <Flower petals={0} open={0} className={classes.bud} />
          <div>
            <Heading level={2} text="h3">
              {t(error ? 'home.continueFailed' : 'home.startTitle')}
            </Heading>
            <Text tone="dim">{t(error ? 'home.continueFailedText' : 'home.startText')}</Text>
          </div>
          <ButtonLink to={error ? '/dashboard/courses' : '/dashboard/start'} size="lg">
            {t(error ? 'home.continueAll' : 'home.startAction')}
          </ButtonLink>
        </Stack>
      )}
    </section>
  );
}
