import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Box, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useAssignmentFormat } from '../status-and-times.tsx';
import { useAssignmentsToMarkQuery } from './assignments-to-grade.gen.ts';

/** Assignments that the viewer may grade, with the number of pending submissions. */
export function AssignmentsToGrade() {
  const { t } = useTranslation('marking');
  const { at } = useAssignmentFormat();
  const result = useAssignmentsToMarkQuery({ variables: { page: 1 }, ...cacheAndNetwork });
  return (
    <Stack as="section" gap={4} shrink aria-labelledby="assignments-to-mark">
      <Heading level={2} id="assignments-to-mark" text="h3">
        {t('list.title')}
      </Heading>
      <QueryView
        result={result}
        select={({ assignmentsToMark }) => assignmentsToMark}
        failedTitle={t('list.failed')}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} />}
        skeleton={
          <Loading>
            <Skeleton height={120} />
          </Loading>
        }
      >
        {({ items }) => (
          <Stack as="ul" gap={4} shrink>
            {items.map(({ assignmentId, lessonTitle, courseTitle, dueAt, waiting, marked, requests }) => (
              <Row as="li" key={assignmentId} card justify="between" gap={4} shrink>
                <Box grow shrink>
                  <h3>{lessonTitle}</h3>
                  <Text text="sm" tone="dim">
                    {courseTitle}
                    {dueAt && ` · ${t('due', { at: at(dueAt) })}`}
                  </Text>
                  <Text text="sm">
                    {t('list.waiting', { count: waiting })} · {t('list.marked', { count: marked })}
                    {requests > 0 && ` · ${t('list.requests', { count: requests })}`}
                  </Text>
                </Box>
                <ButtonLink
                  to={`/teacher/marking/${assignmentId}`}
                  variant={waiting + marked + requests > 0 ? 'filled' : 'default'}
                  aria-label={`${t('list.open')}: ${lessonTitle}`}
                >
                  {t('list.open')}
                </ButtonLink>
              </Row>
            ))}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}
