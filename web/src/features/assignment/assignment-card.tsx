import { IconArrowRight } from '@tabler/icons-react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useAssignmentCardQuery } from './assignment.gen.ts';
import classes from './assignment.module.css';
import { getOverdue } from './due-steps.ts';
import { OverdueTag, StatusTag, useAssignmentFormat } from './status-and-times.tsx';

/** The assignment in the player: deadline, late penalty, status, and the link to the assignment. */
export function AssignmentCard({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('assignment');
  const { at, span } = useAssignmentFormat();
  const result = useAssignmentCardQuery({ variables: { lessonId }, ...cacheAndNetwork });
  return (
    <QueryView
      result={result}
      select={({ assignmentOfLesson }) => assignmentOfLesson}
      failedTitle={t('failed')}
      missing={<Notice tone="warn">{t('notReady')}</Notice>}
      skeleton={
        <Loading>
          <Skeleton height={160} />
        </Loading>
      }
    >
      {({ id, myStatus, myDueAt, myClosesAt, maxScore, passScore, latePolicy, lateAmount, serverTime }) => {
        const overdue = getOverdue(myStatus, myDueAt, myClosesAt, Date.parse(serverTime));
        const since = myDueAt ?? myClosesAt;
        return (
          <Stack as="section" card gap={4} shrink>
            <Row wrap justify="between" gap={4} shrink>
              <h2 className={classes.cardTitle}>{t('work.title')}</h2>
              <Row as="span" gap={2} shrink>
                {overdue !== 'no' && <OverdueTag />}
                <StatusTag status={myStatus} />
              </Row>
            </Row>
            {overdue !== 'no' && since && (
              <Notice tone="warn">
                <strong>
                  {t('overdue.since', { time: span(Date.parse(serverTime) - Date.parse(since)) })}
                </strong>{' '}
                {overdue === 'closed' && myClosesAt
                  ? t('overdue.closed', { at: at(myClosesAt) })
                  : `${t(`overdue.${latePolicy}`, { count: lateAmount })} ${
                      myClosesAt ? t('overdue.until', { at: at(myClosesAt) }) : t('overdue.open')
                    }`}
              </Notice>
            )}
            <p>
              {myDueAt ? t('due.by', { at: at(myDueAt) }) : t('due.never')}{' '}
              {t('rubric.total', { points: maxScore, pass: passScore })}
            </p>
            <div>
              <ButtonLink
                to={`/assignments/${id}`}
                size="lg"
                rightSection={<IconArrowRight size={18} aria-hidden="true" />}
              >
                {t(`card.${myStatus}`)}
              </ButtonLink>
            </div>
          </Stack>
        );
      }}
    </QueryView>
  );
}
