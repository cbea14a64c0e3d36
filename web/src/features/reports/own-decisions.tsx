import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { problemOf } from '../../apollo/failure.ts';
import { freshOnArrival } from '../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import {
  type OwnDecisionRowFragment,
  useAppealContentDecisionMutation,
  useMyContentDecisionsQuery,
} from './own-decisions.gen.ts';
import classes from './own-reports.module.css';

const TONES = { WAITING: 'warn', REVERSED: 'ok', UPHELD: 'neutral' } as const;

function AppealForm({ decision }: { decision: OwnDecisionRowFragment }) {
  const { t } = useTranslation('ratings');
  const { date } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [send, { loading }] = useAppealContentDecisionMutation(SUPPRESS_TOAST);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    try {
      await send({ variables: { input: { caseId: decision.id, reason } } });
      toast.success(t('decisions.sent'));
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  if (!isOpen)
    return (
      <div className={`${kit.between} ${kit.wrap}`}>
        <p className={`${kit.small} ${kit.dim}`}>
          {t('decisions.until', { date: date(decision.appealUntil ?? '') })}
        </p>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('decisions.appeal')}
        </Button>
      </div>
    );
  return (
    <form className={kit.stackTight} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('decisions.why')}
        description={t('decisions.whyHelp')}
        withAsterisk
        data-autofocus
        rows={4}
        maxLength={1000}
        error={problem}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={`${kit.row} ${kit.wrap}`}>
        <Button type="submit" loading={loading}>
          {t('decisions.send')}
        </Button>
        <Button variant="default" onClick={() => setOpen(false)}>
          {t('decisions.leave')}
        </Button>
      </div>
    </form>
  );
}

function Decision({ decision }: { decision: OwnDecisionRowFragment }) {
  const { t } = useTranslation('ratings');
  const { date } = useFormat();
  const { kind, where, outcome, text, appeal, appealUntil } = decision;
  const title = t(`own.kind.${kind}`, { where });
  const first = appeal?.firstOutcome ?? outcome ?? 'REMOVED';
  return (
    <li className={classes.row}>
      <article className={kit.stackTight} aria-label={title}>
        <header className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          <Tag tone={outcome ? 'bad' : 'ok'}>{t(`decisions.now.${outcome ?? 'BACK'}`)}</Tag>
        </header>
        {text ? (
          <blockquote className={classes.said}>{text}</blockquote>
        ) : (
          <p className={kit.dim}>{t('own.starsAlone')}</p>
        )}
        <p className={classes.said}>
          <b className={kit.strong}>
            {t(`own.decided.${first}`, { date: date(appeal?.firstDecidedAt ?? decision.decidedAt) })}
          </b>{' '}
          {appeal?.firstNote ?? decision.reason}
        </p>
        {outcome === 'HIDDEN' && (
          <Link className={kit.link} to="/dashboard/ratings">
            {t('decisions.edit')}
          </Link>
        )}
        {appeal && (
          <p className={classes.said}>
            <b className={kit.strong}>{t('decisions.said', { date: date(appeal.createdAt) })}</b>{' '}
            {appeal.reason} <Tag tone={TONES[appeal.state]}>{t(`decisions.state.${appeal.state}`)}</Tag>
          </p>
        )}
        {appeal?.answer && (
          <p className={classes.said}>
            <b className={kit.strong}>
              {t('decisions.answered', { date: appeal.decidedAt ? date(appeal.decidedAt) : '' })}
            </b>{' '}
            {appeal.answer}
          </p>
        )}
        {appealUntil && <AppealForm decision={decision} />}
      </article>
    </li>
  );
}

/** Decisions of moderators about the viewer's content, each of which can be appealed once. */
export function OwnDecisions() {
  const { t } = useTranslation('ratings');
  const table = useTableSearchParams({ sortBy: 'DECIDED_AT' });
  const result = useMyContentDecisionsQuery({ variables: { page: table.page }, ...freshOnArrival });
  return (
    <QueryView
      result={result}
      select={({ myContentDecisions }) => myContentDecisions}
      keepsPrevious
      failedTitle={t('decisions.failed')}
      skeleton={<LoadingRows rows={2} height={160} />}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState title={t('decisions.emptyTitle')} text={t('decisions.emptyText')} />}
    >
      {({ items, total, page, limit }) => (
        <div className={kit.stack}>
          <ul className={kit.cardFlush}>
            {items.map((decision) => (
              <Decision key={decision.id} decision={decision} />
            ))}
          </ul>
          {total > limit && <Pagination page={page} total={total} limit={limit} href={table.hrefOfPage} />}
        </div>
      )}
    </QueryView>
  );
}
