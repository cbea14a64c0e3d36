import { IconCopy, IconEye, IconLink, IconListDetails, IconPencil } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Column } from '../../ui/column-head.tsx';
import { useFormat } from '../../ui/format.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Price } from '../../ui/price.tsx';
import { RatingBrief } from '../../ui/rating.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import utilities from '../../ui/utilities.module.css';
import { CourseCell } from '../courses/index.ts';
import { useRestoreCourseFromBinMutation } from './danger-zone.gen.ts';
import { StatusTag } from './status-tag.tsx';
import {
  TaughtCourseCountsDocument,
  TaughtCoursesDocument,
  type TaughtCoursesQuery,
  useDuplicateCourseMutation,
} from './taught-courses.gen.ts';
import classes from './taught-courses.module.css';
import { TeacherLinkDialog } from './teacher-link-dialog.tsx';

type TaughtCourse = TaughtCoursesQuery['myTaughtCourses']['items'][number];

/** A line below the title: what the status requires of the teacher, or since when it applies. */
const CourseHint = ({ course }: { course: TaughtCourse }) => {
  const { t } = useTranslation('studio');
  const { counted, date } = useFormat();
  const { status, readiness, latestReview, lessonCount, studentCount, updatedAt, isOwner, teacher } = course;
  const lessons = counted('lessons', lessonCount);
  const getHint = () => {
    if (course.deletedAt) return t('list.deleted', { date: date(course.deletedAt) });
    if (!isOwner) return t('list.coTaught', { name: teacher.fullName });
    switch (status) {
      case 'DRAFT': {
        const done = readiness?.filter(({ ok }) => ok).length ?? 0;
        const all = readiness?.length ?? 0;
        return done === all ? t('list.readyAll') : t('list.ready', { done, all });
      }
      case 'PENDING_REVIEW':
        return latestReview && t('list.sentAt', { date: date(latestReview.submittedAt) });
      case 'NEEDS_FIXES':
        return t('list.fixes', {
          count: latestReview?.checklist.filter(({ verdict }) => verdict === 'FIX').length ?? 0,
        });
      case 'REJECTED':
        return t('list.reasons');
      case 'APPROVED':
        return t('list.waitsForYou');
      case 'UNPUBLISHED':
      case 'SUSPENDED':
      case 'ARCHIVED':
        return studentCount > 0 && t('list.keepsStudents');
      default:
        return null;
    }
  };
  const hint = getHint();
  return (
    <span
      className={
        status === 'NEEDS_FIXES' || status === 'REJECTED'
          ? styleClass({ tone: 'warn' })
          : styleClass({ tone: 'dim' })
      }
    >
      {hint ? `${lessons} · ${hint}` : `${lessons} · ${t('list.updated', { date: date(updatedAt) })}`}
    </span>
  );
};

/** Opens the teacher's own link to a course that can be bought. */
const LinkTool = ({ course }: { course: TaughtCourse }) => {
  const { t } = useTranslation('studio');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${utilities.plainButton} ${classes.tool}`}
        aria-label={`${t('link.open')}: ${course.title}`}
        title={t('link.open')}
        onClick={() => setOpen(true)}
      >
        <IconLink size={20} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen && <TeacherLinkDialog course={course} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Lists that change when a course is copied, deleted or restored. */
const LISTS = { refetchQueries: [TaughtCoursesDocument, TaughtCourseCountsDocument] };

const CopyTool = ({ course: { id, title } }: { course: TaughtCourse }) => {
  const { t } = useTranslation('studio');
  const navigate = useNavigate();
  const getKey = useIdempotencyKey();
  const [duplicate, { loading }] = useDuplicateCourseMutation(LISTS);
  const run = async () => {
    const { data } = await duplicate({ variables: { input: { courseId: id, idempotencyKey: getKey(id) } } });
    if (!data) return;
    toast.success(t('list.duplicated', { title: data.duplicateCourse.title }));
    navigate(`/teacher/courses/${data.duplicateCourse.id}/edit`);
  };
  return (
    <button
      type="button"
      className={`${utilities.plainButton} ${classes.tool}`}
      aria-label={`${t('list.duplicate')}: ${title}`}
      title={t('list.duplicate')}
      disabled={loading}
      onClick={() => void run().catch(() => undefined)}
    >
      <IconCopy size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
};

const RestoreButton = ({ course: { id, title } }: { course: TaughtCourse }) => {
  const { t } = useTranslation('studio');
  const [restore, { loading }] = useRestoreCourseFromBinMutation(LISTS);
  return (
    <Button
      size="sm"
      variant="light"
      loading={loading}
      onClick={() => void restore({ variables: { courseId: id } }).catch(() => undefined)}
    >
      {t('list.restore')}
      <span className={utilities.hidden}>: {title}</span>
    </Button>
  );
};

/** The next step as a button, and other actions in a menu. */
const Actions = ({ course }: { course: TaughtCourse }) => {
  const { t } = useTranslation('studio');
  const { id, slug, title, status, price, allowedActions, isOwner } = course;
  if (course.deletedAt) return allowedActions.includes('UNDELETE') && <RestoreButton course={course} />;
  const edit = `/teacher/courses/${id}/edit`;
  const content = `/teacher/courses/${id}/structure`;
  const label =
    status === 'NEEDS_FIXES'
      ? t('list.fix')
      : status === 'DRAFT'
        ? t('list.write')
        : allowedActions.includes('EDIT')
          ? t('list.edit')
          : t('list.open');
  return (
    <Row className={classes.actions} justify="end" gap={1}>
      <ButtonLink
        to={edit}
        size="sm"
        variant={status === 'NEEDS_FIXES' ? 'light' : 'subtle'}
        leftSection={<IconPencil size={18} stroke={1.75} aria-hidden="true" />}
      >
        {label}
        <span className={utilities.hidden}>: {title}</span>
      </ButtonLink>
      {status === 'PUBLISHED' && price > 0 && isOwner && <LinkTool course={course} />}
      {isOwner && <CopyTool course={course} />}
      <Link
        to={content}
        className={classes.tool}
        aria-label={`${t('list.content')}: ${title}`}
        title={t('list.content')}
      >
        <IconListDetails size={20} stroke={1.75} aria-hidden="true" />
      </Link>
      <Link
        to={`/courses/${slug}`}
        className={classes.tool}
        aria-label={`${t('list.view')}: ${title}`}
        title={t('list.view')}
      >
        <IconEye size={20} stroke={1.75} aria-hidden="true" />
      </Link>
    </Row>
  );
};

export const useTaughtCourseColumns = (): Column<TaughtCourse>[] => {
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  return useMemo(
    () => [
      {
        key: 'course',
        header: t('list.course'),
        sortBy: 'TITLE',
        cell: (course) => (
          <CourseCell course={course} to={`/teacher/courses/${course.id}/edit`}>
            <CourseHint course={course} />
          </CourseCell>
        ),
      },
      { key: 'state', header: t('list.state'), cell: (course) => <StatusTag course={course} /> },
      {
        key: 'price',
        header: t('list.price'),
        sortBy: 'PRICE',
        align: 'end',
        cell: ({ price, currentPrice }) => (
          <span className={classes.price}>
            <Price listPrice={price} currentPrice={currentPrice} />
          </span>
        ),
      },
      {
        key: 'students',
        header: t('list.students'),
        sortBy: 'STUDENTS',
        align: 'end',
        cell: ({ studentCount, ratingAverage, ratingCount }) => (
          <Stack align="end" space="nowrap">
            <span>{count(studentCount)}</span>
            {ratingCount > 0 ? (
              <RatingBrief average={ratingAverage} count={ratingCount} />
            ) : (
              <Text as="span" tone="dim">
                {t('list.noRating')}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        key: 'action',
        header: t('list.action'),
        align: 'end',
        cell: (course) => <Actions course={course} />,
      },
    ],
    [t, count],
  );
};
