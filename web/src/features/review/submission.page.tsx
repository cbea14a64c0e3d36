import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Stack } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Missing } from '../../ui/missing.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PendingPage } from '../../ui/pending-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { FindingsForReview } from '../assistant/index.ts';
import { addNote, createJudgements, getFixes } from './checklist.ts';
import { CourseFacts } from './course-facts.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { DueCard } from './due-card.tsx';
import { EarlierReviews } from './earlier-reviews.tsx';
import { HolderCard } from './holder-card.tsx';
import { QueueArrows } from './queue-arrows.tsx';
import { type SubmissionQuery, useSubmissionHistoryQuery, useSubmissionQuery } from './review.gen.ts';
import { ReviewChanges } from './review-changes.tsx';
import { ReviewOutline } from './review-outline.tsx';
import { ReviewResult } from './review-result.tsx';
import { ReviewedRevision } from './reviewed-revision.tsx';
import classes from './submission.module.css';

const TONES = {
  PENDING: 'info',
  APPROVED: 'ok',
  SENT_BACK: 'warn',
  REJECTED: 'bad',
  WITHDRAWN: 'neutral',
} as const;

const SubmissionSkeleton = () => (
  <Loading className={styleClass({ display: 'flex', direction: 'column', gap: 4, shrink: true })}>
    <Skeleton width="min(480px, 80%)" height={36} />
    <div className={classes.columns}>
      <Stack card gap={4} shrink>
        <Skeleton picture />
        <Skeleton height={24} />
        <Skeleton height={160} />
      </Stack>
      <Stack card gap={4} shrink>
        <Skeleton width="60%" height={26} />
        <Skeleton height={280} />
      </Stack>
    </div>
  </Loading>
);

type Review = NonNullable<SubmissionQuery['courseReview']>;

const Submission = ({ review, onMoved }: { review: Review; onMoved: () => void }) => {
  const { t } = useTranslation('review');
  const { date, time } = useFormat();
  const { course, decision, submittedAt, dueAt, attempt } = review;
  const isOpen = decision === 'PENDING';
  const mayDecide = isOpen && course.allowedActions.includes('REVIEW');
  const [judgements, setJudgements] = useState(createJudgements);
  const { data } = useSubmissionHistoryQuery({ variables: { id: review.id }, ...cacheAndNetwork });
  const history = data?.courseReview;
  const last = history?.earlier[0];
  return (
    <>
      <PageHeader
        title={course.title}
        breadcrumbs={[
          { label: t('crumb'), to: '/admin' },
          { label: t('title'), to: '/admin/courses/review' },
          { label: course.title },
        ]}
        sub={
          <Row as="span" wrap gap={2} shrink>
            <Tag tone={TONES[decision]}>
              {t(`decision.${decision}`)}
              {attempt > 1 && `, ${t('attempt', { number: attempt })}`}
            </Tag>
            {t('sentBy', { name: course.teacher.fullName, time: time(submittedAt), date: date(submittedAt) })}
          </Row>
        }
        actions={history?.place && <QueueArrows place={history.place} />}
      />
      <div className={classes.columns}>
        <Stack gap={4} shrink>
          {review.revision && <ReviewedRevision course={course} revision={review.revision} />}
          {history && last && <ReviewChanges history={history} />}
          {history && last && (
            <EarlierReviews earlier={history.earlier} judgements={mayDecide ? judgements : null} />
          )}
          {isOpen && <FindingsForReview courseId={course.id} />}
          <CourseFacts course={course} />
          <ReviewOutline
            course={course}
            onNote={
              mayDecide
                ? (item, line) => {
                    setJudgements((old) => addNote(old, item, line));
                    toast.success(t('noteTaken', { item: t(`item.${item}`) }));
                  }
                : undefined
            }
          />
        </Stack>
        <Box className={classes.side} shrink>
          {mayDecide && <HolderCard review={review} onReviewChanged={onMoved} />}
          {isOpen && <DueCard submittedAt={submittedAt} dueAt={dueAt} />}
          {isOpen ? (
            <DecisionPanel
              key={review.id}
              reviewId={review.id}
              courseId={course.id}
              mayDecide={mayDecide}
              judgements={judgements}
              setJudgements={setJudgements}
              earlierFixes={getFixes(last?.checklist ?? [])}
              onMoved={onMoved}
            />
          ) : (
            <ReviewResult review={review} />
          )}
        </Box>
      </div>
    </>
  );
};

/** /admin/courses/review/:id: a submission with all its content, and the decision. */
export function Component() {
  const { t } = useTranslation('review');
  const { id = '' } = useParams();
  const result = useSubmissionQuery({ variables: { id }, ...cacheAndNetwork });
  return (
    <QueryView
      result={result}
      select={({ courseReview }) => courseReview}
      failedTitle={t('failed')}
      skeleton={<SubmissionSkeleton />}
      frame={(waiting) => <PendingPage title={t('title')}>{waiting}</PendingPage>}
      missing={
        <Missing
          title={t('notFound')}
          text={t('notFoundText')}
          action={t('backToQueue')}
          to="/admin/courses/review"
        />
      }
    >
      {(review) => <Submission key={review.id} review={review} onMoved={() => void result.refetch()} />}
    </QueryView>
  );
}
