import type { ApolloClient } from '@apollo/client';
import { IconCalendar, IconCheck, IconUsers } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Preload } from '../../apollo/preload.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import { RichTextView } from '../../ui/rich-text-view.tsx';
import { Tag } from '../../ui/tag.tsx';
import utilities from '../../ui/utilities.module.css';
import { WhenNear } from '../../ui/when-near.tsx';
import { useCategoryName } from '../categories/index.ts';
import { BuyBar, BuyBox } from './buy-box.tsx';
import { useCourseFacts } from './course-columns.tsx';
import { useCourseData } from './course-data.ts';
import { CourseDetailDocument, type CourseDetailQuery, useCourseDetailQuery } from './course-detail.gen.ts';
import classes from './course-detail.module.css';
import { CourseDetailSkeleton } from './course-detail-skeleton.tsx';
import { CourseFacts, EndBar } from './course-end.tsx';
import { RelatedCourses, TeacherCourses } from './lazy-related-courses.tsx';
import { Outline } from './outline.tsx';
import { Ratings } from './ratings.tsx';
import { ShareButton } from './share-button.tsx';
import { TeacherPanel } from './teacher-panel.tsx';
import { useNextStep } from './use-next-step.ts';

type Course = NonNullable<CourseDetailQuery['course']>;

export const preload: Preload = ({ client, params }) =>
  client.query({ query: CourseDetailDocument, variables: { idOrSlug: params.idOrSlug ?? '' } });

const Head = ({ course }: { course: Course }) => {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation();
  const { rating, counted, date } = useFormat();
  const getName = useCategoryName();
  const facts = useCourseFacts(course);
  const { category } = course;
  return (
    <Box className={classes.band} pt={5} pb={10} bg="tint">
      <div className={utilities.container}>
        <div className={classes.headWords}>
          <Breadcrumbs
            breadcrumbs={[
              { label: t('list.title'), to: '/courses' },
              ...(category?.parent
                ? [{ label: getName(category.parent), to: `/category/${category.parent.slug}` }]
                : []),
              ...(category ? [{ label: getName(category), to: `/category/${category.slug}` }] : []),
            ]}
          />
          <h1>{course.title}</h1>
          <Text className={classes.subtitle} text="lg" tone="text-2">
            {course.subtitle}
          </Text>
          <Row
            as="ul"
            className={classes.facts}
            wrap
            align="stretch"
            rowGap={2}
            columnGap={5}
            mt={4}
            text="sm"
            tone="text-2"
          >
            {course.ratingCount > 0 && (
              <li>
                <Text as="b" tone="star-text">
                  {rating(course.ratingAverage)}
                </Text>
                <RatingStars value={course.ratingAverage} />
                <a href="#ratings" className={classes.underlined}>
                  {counted('ratings', course.ratingCount)}
                </a>
              </li>
            )}
            {course.isNew && (
              <li>
                <Tag tone="ok">{common('isNew')}</Tag>
              </li>
            )}
            {course.studentCount > 0 && (
              <li>
                <IconUsers size={18} stroke={1.75} aria-hidden="true" />
                {counted('students', course.studentCount)}
              </li>
            )}
          </Row>
          <Row
            as="ul"
            className={classes.facts}
            wrap
            align="stretch"
            rowGap={2}
            columnGap={5}
            mt={4}
            text="sm"
            tone="text-2"
          >
            <li>
              <Avatar name={course.teacher.fullName} src={course.teacher.avatarUrl} size={28} />
              <Link to={`/instructor/${course.teacher.id}`} className={utilities.link}>
                {course.teacher.fullName}
              </Link>
            </li>
            <li>
              <IconCalendar size={18} stroke={1.75} aria-hidden="true" />
              {t('detail.updated', { date: date(course.updatedAt) })}
            </li>
            {facts.map(({ column, Icon, text }) => (
              <li key={column}>
                <Icon size={18} stroke={1.75} aria-hidden="true" />
                {text}
              </li>
            ))}
            <li>
              <ShareButton title={course.title} path={`/courses/${course.slug}`} />
            </li>
          </Row>
        </div>
      </div>
    </Box>
  );
};

const Bullets = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length === 0 ? null : (
    <Box as="section" className={classes.block} pt={12}>
      <h2>{title}</h2>
      <ul className={classes.dots}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Box>
  );

const LessonsDone = lazyOptional(async () => (await import('./lessons-done.tsx')).LessonsDone);
const NONE: ReadonlySet<string> = new Set();

/** The outline for an owner, whose lessons link to the player. */
const OwnOutline = ({ course }: { course: Course }) => {
  const { isOwned } = useNextStep(course);
  const [completedLessons, setCompletedLessons] = useState(NONE);
  return (
    <>
      {isOwned && <LessonsDone courseId={course.id} onKnown={setCompletedLessons} />}
      <Outline
        course={course}
        study={isOwned ? { courseId: course.id, completedLessonIds: completedLessons } : null}
      />
    </>
  );
};

/** Loaded with a course that is not on sale, for viewers who may preview it. */
const PreviewBanner = lazyOptional(async () => (await import('./seller-preview.tsx')).PreviewBanner, {
  texts: ['studio'],
});

const CoursePage = ({ course, client }: { course: Course; client: ApolloClient }) => {
  const { t } = useTranslation('catalog');
  const jsonLd = useCourseData(course);
  const { kind } = useNextStep(course);
  useEffect(() => {
    // Loaded after the page. If it fails, the course is not added to the recent ones and the visit is not counted
    void import('./record-visited-course.ts').then(
      ({ recordVisitedCourse }) => recordVisitedCourse(client, course.id),
      () => undefined,
    );
  }, [client, course.id]);
  return (
    <div className={classes.page}>
      <PageMeta
        title={course.title}
        description={course.subtitle}
        path={`/courses/${course.slug}`}
        image={course.shareImageUrl ?? undefined}
        jsonLd={jsonLd}
      />
      {kind === 'sellerPreview' && <PreviewBanner course={course} />}
      <Head course={course} />
      <div className={`${utilities.container} ${classes.body}`}>
        <div className={classes.aside}>
          <BuyBox course={course} />
        </div>
        <div className={classes.content}>
          {course.outcomes.length > 0 && (
            <Box as="section" className={classes.block} pt={12}>
              <h2>{t('detail.learn')}</h2>
              <ul className={classes.learn}>
                {course.outcomes.map((outcome) => (
                  <li key={outcome}>
                    <IconCheck size={20} aria-hidden="true" />
                    {outcome}
                  </li>
                ))}
              </ul>
            </Box>
          )}
          <Box as="section" className={classes.block} pt={12}>
            <OwnOutline course={course} />
          </Box>
          <Bullets title={t('detail.requirements')} items={course.requirements} />
          <Bullets title={t('detail.audience')} items={course.audience} />
          <Box as="section" className={classes.block} pt={12}>
            <h2>{t('detail.about')}</h2>
            <RichTextView doc={course.description} pictures={course.descriptionPictures} />
          </Box>
          <Box as="section" className={classes.block} pt={12}>
            <h2>{t('detail.teacher')}</h2>
            <TeacherPanel teacher={course.teacher} />
          </Box>
          <Box as="section" className={classes.block} pt={12} id="ratings">
            <h2>{t('detail.ratings')}</h2>
            <Ratings course={course} />
          </Box>
        </div>
      </div>
      <CourseFacts course={course} />
      <WhenNear>
        <TeacherCourses courseId={course.id} teacher={course.teacher} />
        {course.category && (
          <RelatedCourses
            courseId={course.id}
            category={(course.category.parent ?? course.category).slug}
            teacherId={course.teacher.id}
          />
        )}
        <EndBar course={course} />
      </WhenNear>
      <BuyBar course={course} />
    </div>
  );
};

/** /courses/{id}, by id or by slug */
export function Component() {
  const { t } = useTranslation('catalog');
  const idOrSlug = useParams().idOrSlug ?? '';
  const result = useCourseDetailQuery({ variables: { idOrSlug } });
  return (
    <QueryView
      result={result}
      select={({ course }) => course}
      failedTitle={t('detail.failed')}
      skeleton={<CourseDetailSkeleton />}
      missing={<NotFound />}
    >
      {(course) => <CoursePage key={course.id} course={course} client={result.client} />}
    </QueryView>
  );
}
