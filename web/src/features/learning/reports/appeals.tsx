import { Button, Radio, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../../apollo/failure.ts';
import { freshOnArrival } from '../../../apollo/fetch-policies.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { Pagination } from '../../../ui/pagination.tsx';
import { PressedFilters } from '../../../ui/pressed-filters.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import { CaseContent } from './content-case.tsx';
import {
  type ContentAppealsQuery,
  useContentAppealsQuery,
  useDecideContentAppealMutation,
} from './reports.gen.ts';
import classes from './reports.module.css';

type Appeal = ContentAppealsQuery['contentAppeals']['items'][number];
const STATES = ['WAITING', 'REVERSED', 'UPHELD'] as const;
const TONES = { WAITING: 'warn', REVERSED: 'ok', UPHELD: 'neutral' } as const;
const CHOICES = ['UPHELD', 'REVERSED'] as const;

function Verdict({ appeal, onDecided }: { appeal: Appeal; onDecided: () => void }) {
  const { t } = useTranslation('reports');
  const [choice, setChoice] = useState<(typeof CHOICES)[number] | null>(null);
  const [unchosen, setUnchosen] = useState(false);
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [decide, { loading }] = useDecideContentAppealMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    if (!choice) {
      setUnchosen(true);
      return;
    }
    try {
      await decide({
        variables: { input: { appealId: appeal.id, isReversed: choice === 'REVERSED', answer } },
      });
      toast.success(t('decided'));
      onDecided();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <form className={classes.decision} noValidate onSubmit={(event) => void submit(event)}>
      <Radio.Group
        label={t('choice')}
        withAsterisk
        error={unchosen && t('choose')}
        value={choice}
        onChange={(value) => {
          setUnchosen(false);
          setChoice(value as (typeof CHOICES)[number]);
        }}
      >
        <div className={classes.choices}>
          {CHOICES.map((value) => (
            <Radio key={value} value={value} label={t(`appeal.choices.${value}`)} />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        label={t('reason')}
        description={t('appeal.answerHelp')}
        withAsterisk
        rows={3}
        maxLength={500}
        error={problem}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <Button className={classes.submit} type="submit" loading={loading}>
        {t('decide')}
      </Button>
    </form>
  );
}

function AppealCard({ appeal, onDecided }: { appeal: Appeal; onDecided: () => void }) {
  const { t } = useTranslation('reports');
  const { date, time } = useFormat();
  const { appellantName, contentCase, state, firstDeciderName, firstDecidedAt, firstNote } = appeal;
  const title = t('appeal.title', { name: appellantName });
  return (
    <article className={`${kit.card} ${kit.stackTight}`} aria-label={title}>
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

/** Appeals: each is decided by somebody other than whoever decided first. */
export function Appeals() {
  const { t } = useTranslation('reports');
  const table = useTableSearchParams({ sortBy: 'CREATED_AT', filters: ['state'] });
  const state = STATES.find((each) => each === table.filter('state')) ?? 'WAITING';
  const result = useContentAppealsQuery({ variables: { page: table.page, state }, ...freshOnArrival });
  return (
    <div className={kit.stack}>
      <PressedFilters
        label={t('appeal.filters')}
        options={STATES.map((value) => ({ value, label: t(`appeal.state.${value}`) }))}
        value={state}
        onChange={(next) => table.set({ state: next === 'WAITING' ? null : next })}
      />
      <QueryView
        result={result}
        select={({ contentAppeals }) => contentAppeals}
        keepsPrevious
        failedTitle={t('appeal.failed')}
        skeleton={<LoadingRows rows={2} height={240} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t(`appeal.empty.${state}`)} text={t('appeal.emptyText')} />}
      >
        {({ items, total, page, limit }) => (
          <div className={kit.stack}>
            {items.map((appeal) => (
              <AppealCard key={appeal.id} appeal={appeal} onDecided={() => void result.refetch()} />
            ))}
            {total > limit && <Pagination page={page} total={total} limit={limit} href={table.hrefOfPage} />}
          </div>
        )}
      </QueryView>
    </div>
  );
}
