import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import type { ContentCaseState } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { OpenCase } from './content-case.tsx';
import { ReportQueue, ReportRow } from './report-queue.tsx';
import { useContentCasesQuery } from './reports.gen.ts';

const STATES = ['PENDING', 'ACCEPTED', 'REJECTED'] as const satisfies readonly ContentCaseState[];

/** Reported content, oldest pending first, next to the open case. */
export function ContentCases({ id }: { id: string | undefined }) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const table = useTableSearchParams({ sortBy: 'CREATED_AT', filters: ['state'] });
  const state = STATES.find((each) => each === table.filter('state')) ?? 'PENDING';
  const result = useContentCasesQuery({ variables: { page: table.page, state }, ...cacheAndNetwork });
  return (
    <ReportQueue
      id={id}
      table={table}
      label={t('filters')}
      states={STATES.map((value) => ({ value, label: t(`filter.${value}`) }))}
      state={state}
      result={result}
      select={({ contentCases }) => contentCases}
      failedTitle={t('failed')}
      empty={{ title: t(`empty.${state}`), text: t('emptyText') }}
      row={({ kind, comment, rating, reportCount, createdAt }) => (
        <ReportRow
          name={(comment ?? rating)?.author.fullName ?? t('appeal.nobody')}
          date={date(createdAt)}
          text={comment ? comment.text || t('gone') : (rating?.text ?? t('starsAlone'))}
          where={t(`kind.${kind}`, { where: comment?.lessonTitle ?? rating?.course.title ?? '' })}
          note={t('reportCount', { count: reportCount })}
        />
      )}
      open={(contentCase, onDecided) => <OpenCase key={contentCase} id={contentCase} onDecided={onDecided} />}
    />
  );
}
