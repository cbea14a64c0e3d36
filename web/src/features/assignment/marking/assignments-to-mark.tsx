import { freshOnArrival } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import kit from '../../../ui/kit.module.css';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useMoments } from '../words.tsx';
import { useAssignmentsToMarkQuery } from './assignments-to-mark.gen.ts';

import classes from './marking-desk.module.css';

/** Assignments that the viewer may grade, with the number of pending submissions. */
export function AssignmentsToMark() {
  const { t } = useTranslation('marking');
  const { at } = useMoments();
  const result = useAssignmentsToMarkQuery({ variables: { page: 1 }, ...freshOnArrival });
  return (
    <section className={kit.stack} aria-labelledby="assignments-to-mark">
      <h2 id="assignments-to-mark" className={classes.listTitle}>
        {t('list.title')}
      </h2>
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
          <ul className={`${kit.bare} ${kit.stack}`}>
            {items.map(({ assignmentId, lessonTitle, courseTitle, dueAt, waiting, marked, requests }) => (
              <li key={assignmentId} className={`${kit.card} ${kit.between}`}>
                <div className={kit.grow}>
                  <h3>{lessonTitle}</h3>
                  <p className={`${kit.small} ${kit.dim}`}>
                    {courseTitle}
                    {dueAt && ` · ${t('due', { at: at(dueAt) })}`}
                  </p>
                  <p className={kit.small}>
                    {t('list.waiting', { count: waiting })} · {t('list.marked', { count: marked })}
                    {requests > 0 && ` · ${t('list.requests', { count: requests })}`}
                  </p>
                </div>
                <ButtonLink
                  to={`/teacher/marking/${assignmentId}`}
                  variant={waiting + marked + requests > 0 ? 'filled' : 'default'}
                  aria-label={`${t('list.open')}: ${lessonTitle}`}
                >
                  {t('list.open')}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
