import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { CaseContent } from './content-case.tsx';
import { DecisionForm } from './decision-form.tsx';
import { ReportQueue, ReportRow } from './report-queue.tsx';
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
const DECISIONS = ['UPHELD', 'REVERSED'] as const;

function DecideAppeal({ appeal, onDecided }: { appeal: Appeal; onDecided: () => void }) {
  const { t } = useTranslation('reports');
  const [decide] = useDecideContentAppealMutation({
    refetchQueries: [ContentAppealsDocument, ReportCountsDocument],
  });
  return (
    <DecisionForm
      choices={DECISIONS.map((value) => ({ value, label: t(`appeal.choices.${value}`) }))}
      field="answer"
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
    <Stack as="article" gap={4} shrink aria-label={title}>
      <Row as="header" wrap justify="between" gap={4} shrink>
        <Heading level={2} text="lg">
          {title}
        </Heading>
        <Tag tone={TONES[state]}>{t(`appeal.state.${state}`)}</Tag>
      </Row>
      <CaseContent item={contentCase} />
      <Text text="sm">
        {t(`appeal.first.${appeal.firstOutcome}`, {
          name: firstDeciderName ?? t('appeal.nobody'),
          date: date(firstDecidedAt),
        })}{' '}
        {firstNote}
      </Text>
      <div>
        <Heading level={3} text="control" weight={600}>
          {t('appeal.says')}
        </Heading>
        <blockquote className={classes.appeal}>{appeal.reason}</blockquote>
        <Text text="sm" tone="dim">
          {time(appeal.createdAt)}, {date(appeal.createdAt)}
        </Text>
      </div>
      {appeal.decidedAt && (
        <Text text="sm">
          {t('decidedBy', {
            name: appeal.deciderName ?? t('appeal.nobody'),
            date: date(appeal.decidedAt),
            reason: appeal.answer ?? '',
          })}
        </Text>
      )}
      {state === 'WAITING' && !appeal.mayDecide && (
        <Text text="sm" tone="dim">
          {t('appeal.notYou')}
        </Text>
      )}
      {appeal.mayDecide && <DecideAppeal appeal={appeal} onDecided={onDecided} />}
    </Stack>
  );
}

function OpenAppeal({ id, onDecided }: { id: string; onDecided: () => void }) {
  const { t } = useTranslation('reports');
  const result = useContentAppealQuery({ variables: { id }, ...cacheAndNetwork });
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

/** The list of appeals, and the open one next to it. The author of the original decision cannot decide its appeal. */
export function Appeals({ id }: { id: string | undefined }) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const table = useTableSearchParams({ sortBy: 'CREATED_AT', filters: ['state'] });
  const state = STATES.find((each) => each === table.filter('state')) ?? 'WAITING';
  const result = useContentAppealsQuery({ variables: { page: table.page, state }, ...cacheAndNetwork });
  return (
    <ReportQueue
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
          text={reason}
          where={t(`kind.${kind}`, { where: comment?.lessonTitle ?? rating?.course.title ?? '' })}
        />
      )}
      open={(one, onDecided) => <OpenAppeal key={one} id={one} onDecided={onDecided} />}
    />
  );
}
