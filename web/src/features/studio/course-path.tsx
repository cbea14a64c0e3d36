import type { FragmentType } from '@apollo/client';
import { IconArrowRight, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import { type CoursePathFragment, useCoursePathFragment, useFirstCourseQuery } from './course-path.gen.ts';
import classes from './course-path.module.css';
import { missingIn, nextStep, PATH_STEPS, type PathStep, stepPath } from './path-steps.ts';

type State = 'done' | 'next' | 'open';

/** The steps in a row, on a phone below each other. */
function Steps({ course }: { course?: CoursePathFragment }) {
  const { t } = useTranslation('studio');
  const { price } = useFormat();
  const readiness = course?.readiness ?? [];
  const next = course ? nextStep(readiness) : 'name';
  const getState = (step: PathStep): State => {
    if (step === next) return 'next';
    if (!course || step === 'submit') return 'open';
    if (step === 'price') return course.price > 0 ? 'done' : 'open';
    return missingIn(step, readiness).length > 0 ? 'open' : 'done';
  };
  const getText = (step: PathStep): string => {
    if (!course || step === 'submit') return t(`path.what.${step}`);
    if (step === 'price') return course.price > 0 ? price(course.price) : t('path.free');
    const [first] = missingIn(step, readiness);
    return first ? t(`ready.mend.${first.code}`) : t('path.done');
  };
  return (
    <ol className={classes.steps}>
      {PATH_STEPS.map((step) => {
        const state = getState(step);
        const name = (
          <Row as="span" gap={1} weight={600}>
            {state === 'done' && <IconCircleCheckFilled size={18} aria-hidden="true" />}
            {t(`path.step.${step}`)}
          </Row>
        );
        return (
          <Stack key={step} as="li" gap={1} shrink pt={2} text="sm" data-state={state}>
            {course ? (
              <Link
                to={stepPath(course.id, step)}
                className={utilities.link}
                aria-current={state === 'next' ? 'step' : undefined}
                onClick={() => focusField(stepPath(course.id, step).split('#')[1] ?? '')}
              >
                {name}
              </Link>
            ) : (
              name
            )}
            <Text text="xs" tone="text-2">
              {getText(step)}
            </Text>
          </Stack>
        );
      })}
    </ol>
  );
}

/** At the top of a course that was never on sale and can be submitted: the steps that remain. */
export function CoursePath({ course: from }: { course: FragmentType<CoursePathFragment> }) {
  const { t } = useTranslation('studio');
  const course = useCoursePathFragment(from);
  if (!course || course.publishedAt || !course.allowedActions.includes('SUBMIT')) return null;
  return (
    <Box mb={6}>
      <Card as="section" aria-label={t('path.label')}>
        <Steps course={course} />
      </Card>
    </Box>
  );
}

/** On the first page of a teacher who sells nothing yet: the way from nothing to a submitted course. */
export function FirstCourse() {
  const { data } = useFirstCourseQuery(cacheAndNetwork);
  const [draft] = data?.myTaughtCourses.items ?? [];
  if (!data) return null;
  return draft ? <Draft course={draft} /> : <Beginning />;
}

const Draft = ({ course: from }: { course: FragmentType<CoursePathFragment> }) => {
  const { t } = useTranslation('studio');
  const course = useCoursePathFragment(from);
  if (!course?.allowedActions.includes('SUBMIT')) return null;
  const readiness = course.readiness ?? [];
  const missing = readiness.filter(({ ok }) => !ok).length;
  const next = nextStep(readiness);
  const [first] = missingIn(next, readiness);
  return (
    <Stack as="section" card gap={4} shrink mb={6} aria-labelledby="first-course">
      <div>
        <Heading level={2} id="first-course" text="h3">
          {course.title}
        </Heading>
        <Text tone="text-2">{missing > 0 ? t('ready.left', { count: missing }) : t('path.able')}</Text>
      </div>
      <Steps course={course} />
      <div>
        <ButtonLink
          to={stepPath(course.id, next)}
          rightSection={<IconArrowRight size={18} aria-hidden="true" />}
        >
          {first ? t(`ready.mend.${first.code}`) : t('path.go.submit')}
        </ButtonLink>
      </div>
    </Stack>
  );
};

const Beginning = () => {
  const { t } = useTranslation('studio');
  return (
    <Stack as="section" card gap={4} shrink mb={6} aria-labelledby="first-course">
      <div>
        <Heading level={2} id="first-course" text="h3">
          {t('list.emptyTitle')}
        </Heading>
        <Text tone="text-2">{t('path.text')}</Text>
      </div>
      <Steps />
      <div>
        <ButtonLink to="/teacher/courses/new" rightSection={<IconArrowRight size={18} aria-hidden="true" />}>
          {t('path.go.name')}
        </ButtonLink>
      </div>
    </Stack>
  );
};
