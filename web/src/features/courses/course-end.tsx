import {
  IconCalendar,
  IconCertificate,
  IconClock,
  IconFileText,
  IconInfinity,
  IconLanguage,
  IconPencil,
  IconRefresh,
  IconRotate,
} from '@tabler/icons-react';
import { languageCode } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CourseCover } from '../../ui/course-cover.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Price } from '../../ui/price.tsx';
import { SaleEnd } from '../../ui/sale-end.tsx';
import utilities from '../../ui/utilities.module.css';
import type { CourseDetailQuery } from './course-detail.gen.ts';
import classes from './course-end.module.css';
import { useLengthFacts } from './course-lengths.ts';
import { StepButton } from './step-button.tsx';
import { useNextStep } from './use-next-step.ts';

type Course = NonNullable<CourseDetailQuery['course']>;

/** The course in up to eight facts. A fact that does not apply is left out. */
export function CourseFacts({ course }: { course: Course }) {
  const { t } = useTranslation('catalog');
  const { duration, date, counted } = useFormat();
  const lengths = useLengthFacts(course);
  const { questions, assignments } = course.lengths;
  const facts = [
    course.durationSec > 0 && {
      Icon: IconClock,
      title: t('fact.length', { duration: duration(course.durationSec) }),
      text: lengths.map(({ text }) => text).join(' · '),
    },
    {
      Icon: IconFileText,
      title: counted('lessons', course.lessonCount),
      text: t('fact.sectionsText', { sections: counted('sections', course.sections.length) }),
    },
    (questions > 0 || assignments > 0) && {
      Icon: IconPencil,
      title: assignments > 0 ? counted('assignments', assignments) : counted('questions', questions),
      text: t(assignments > 0 ? 'fact.assignmentsText' : 'fact.questionsText'),
    },
    {
      Icon: IconLanguage,
      title: t(`detail.language.${languageCode(course.language)}`),
      text: t('fact.languageText'),
    },
    {
      Icon: course.accessDays ? IconCalendar : IconInfinity,
      title: course.accessDays ? t('fact.days', { count: course.accessDays }) : t('fact.forever'),
      text: t('fact.accessText'),
    },
    course.certificateEnabled && {
      Icon: IconCertificate,
      title: t('fact.certificate'),
      text: t('fact.certificateText'),
    },
    course.currentPrice > 0 && { Icon: IconRotate, title: t('fact.refund'), text: t('fact.refundText') },
    {
      Icon: IconRefresh,
      title: t('detail.updated', { date: date(course.updatedAt) }),
      text: course.publishedAt ? t('fact.publishedText', { date: date(course.publishedAt) }) : '',
    },
  ].filter((fact) => fact !== false);
  return (
    <section className={`${utilities.container} ${utilities.section}`} aria-label={t('detail.includes')}>
      <Grid
        as="ul"
        className={classes.facts}
        columns={4}
        gap={6}
        laptop={{ columns: 2 }}
        small={{ columns: 1 }}
      >
        {facts.map(({ Icon, title, text }) => (
          <Row as="li" key={title} align="start" gap={3}>
            <Icon
              size={22}
              stroke={1.75}
              aria-hidden="true"
              className={styleClass({ rigid: true, tone: 'link' })}
            />
            <Stack shrink>
              <Text weight={600}>{title}</Text>
              <Text text="sm" tone="dim">
                {text}
              </Text>
            </Stack>
          </Row>
        ))}
      </Grid>
    </section>
  );
}

/** The next step at the bottom of a wide window, from the other courses to the end of the page. */
export function EndBar({ course }: { course: Course }) {
  const step = useNextStep(course);
  if (!step.to) return null;
  const isCut = course.currentPrice < course.price;
  return (
    <Box className={classes.bar} data-known={step.isKnown}>
      <Row className={utilities.container} gap={4} py={3}>
        <CourseCover
          src={course.cover}
          width={960}
          height={540}
          radius="sm"
          w={24}
          className={styleClass({ rigid: true })}
          loading="lazy"
        />
        <Stack grow shrink>
          <Text weight={600}>{course.title}</Text>
          {step.isOffer && isCut && course.saleEndsAt && (
            <Text text="sm" tone="dim">
              <SaleEnd endsAt={course.saleEndsAt} />
            </Text>
          )}
        </Stack>
        {step.isOffer && <Price listPrice={course.price} currentPrice={course.currentPrice} />}
        <Box minW={40}>
          <StepButton step={step} size="lg" course={course} />
        </Box>
      </Row>
    </Box>
  );
}
