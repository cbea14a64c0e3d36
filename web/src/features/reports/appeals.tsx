import { freshOnArrival } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { CaseContent } from './content-case.tsx';
import { DecisionForm } from './decision-form.tsx';
import { ReportDesk, ReportRow } from './report-desk.tsx';
import {
  type ContentAppealQuery,
  ContentAppealsDocument,
  ReportCountsDocument,
  useContentAppealQuery,
  useContentAppealsQuery,
  useDecideContentAppealMutation,
} from './reports.gen.ts';
import classes from './reports.module.css';

type Appeal = NonNullable<ContentAppealQuery['contentAppeal']>;
const STATES = ['WAITING', 'REVERSED', 'UPHELD'] as const;
const TONES = { WAITING: 'warn', REVERSED: 'ok', UPHELD: 'neutral' } as const;
const CHOICES = ['UPHELD', 'REVERSED'] as const;

function Verdict({ appeal, onDecided }: { appeal: Appeal; onDecided: () => void }) {
  const { t } = useTranslation('reports');
  const [decide] = useDecideContentAppealMutation({
    refetchQueries: [ContentAppealsDocument, ReportCountsDocument],
  });
  return (
    <DecisionForm
      choices={CHOICES.map((value) => ({ value, label: t(`appeal.choices.${value}`) }))}
      help={t('appeal.answerHelp')}
      onSubmit={(choice, answer) =>
        decide({ variables: { input: { appealId: appeal.id, isReversed: choice === 'REVERSED', answer } } })
      }
      onDecided={onDecided}
    />
  );
}

function AppealCard({ appeal, onDecided }: { appeal: Appeal; onDecided: () => void }) {
  const { t } = useTranslation('reports');
  const { date, time } = useFormat();
  const { appellantName, contentCase, state, firstDeciderName, firstDecidedAt, firstNote } = appeal;
  const title = t('appeal.title', { name: appellantName });
  return (
    <article className={kit.stack} aria-label={title}>
      <header className={`${kit.between} ${kit.wrap}`}>
        <h2 className={classes.name}>{title}</h2>
        <Tag tone={TONES[state]}>{t(`appeal.state.${state}`)}</Tag>
      </header>
      <CaseContent one={contentCase} />
      <p className={kit.small}>
        {t(`appeal.first.${appeal.firstOutcome}`, {
          name: firstDeciderName ?? t('appeal.nobody'),
          date: date(firstDecidedAt),
        })}{' '}
        {firstNote}
      </p>
      <div>
        <h3 className={classes.count}>{t('appeal.says')}</h3>
        <blockquote className={classes.appeal}>{appeal.reason}</blockquote>
        <p className={`${kit.small} ${kit.dim}`}>
          {time(appeal.createdAt)}, {date(appeal.createdAt)}
        </p>
      </div>
      {appeal.decidedAt && (
        <p className={kit.small}>
          {t('decidedBy', {
            name: appeal.deciderName ?? t('appeal.nobody'),
            date: date(appeal.decidedAt),
            reason: appeal.answer ?? '',
          })}
        </p>
      )}
      {state === 'WAITING' && !appeal.mayDecide && (
        <p className={`${kit.small} ${kit.dim}`}>{t('appeal.notYou')}</p>
      )}
      {appeal.mayDecide && <Verdict appeal={appeal} onDecided={onDecided} />}
    </article>
  );
}

function OpenAppeal({ id, onDecided }: { id: string; onDecided: () => void }) {
  const { t } = useTranslation('reports');
  const result = useContentAppealQuery({ variables: { id }, ...freshOnArrival });
  return (
    <QueryView
      result={result}
      select={({ contentAppeal }) => contentAppeal}
      failedTitle={t('appeal.failed')}
      skeleton={<LoadingRows rows={3} height={120} />}
      missing={<EmptyState kind="filter" title={t('appeal.missing')} text={t('missingText')} />}
    >
      {(appeal) => <AppealCard appeal={appeal} onDecided={onDecided} />}
    </QueryView>
  );
}

/** Appeals next to the open one. An appeal must be decided by another moderator than the original decision. */
export function Appeals({ id }: { id: string | undefined }) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const table = useTableSearchParams({ sortBy: 'CREATED_AT', filters: ['state'] });
  const state = STATES.find((each) => each === table.filter('state')) ?? 'WAITING';
  const result = useContentAppealsQuery({ variables: { page: table.page, state }, ...freshOnArrival });
  return (
    <ReportDesk
      id={id}
      table={table}
      label={t('appeal.filters')}
      states={STATES.map((value) => ({ value, label: t(`appeal.state.${value}`) }))}
      state={state}
      result={result}
      select={({ contentAppeals }) => contentAppeals}
      failedTitle={t('appeal.failed')}
      empty={{ title: t(`appeal.empty.${state}`), text: t('appeal.emptyText') }}
      row={({ appellantName, createdAt, reason, contentCase: { kind, comment, rating } }) => (
        <ReportRow
          name={appellantName}
          date={date(createdAt)}
          words={reason}
          where={t(`kind.${kind}`, { where: comment?.lessonTitle ?? rating?.course.title ?? '' })}
        />
      )}
      open={(one, onDecided) => <OpenAppeal key={one} id={one} onDecided={onDecided} />}
    />
  );
}
