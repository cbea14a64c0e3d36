import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { freshOnArrival } from '../../apollo/fetch-policies.ts';
import type { ContentOutcome } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { QueryView } from '../../ui/query-view.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { DecisionForm } from './decision-form.tsx';
import {
  type ContentCaseFactsFragment,
  ContentCasesDocument,
  ReportCountsDocument,
  useContentCaseQuery,
  useDecideContentCaseMutation,
} from './reports.gen.ts';
import classes from './reports.module.css';
import { Thread } from './thread.tsx';

type Case = ContentCaseFactsFragment;

/** The possible decisions. Comments cannot be edited, so they are never hidden. */
const CHOICES = {
  RATING: ['KEEP', 'HIDDEN', 'REMOVED'],
  COMMENT: ['KEEP', 'REMOVED'],
} as const satisfies Record<Case['kind'], readonly (ContentOutcome | 'KEEP')[]>;

const Decision = ({ one, onDecided }: { one: Case; onDecided: () => void }) => {
  const { t } = useTranslation('reports');
  const [decide] = useDecideContentCaseMutation({
    refetchQueries: [ContentCasesDocument, ReportCountsDocument],
  });
  return (
    <DecisionForm
      choices={CHOICES[one.kind].map((value) => ({ value, label: t(`choices.${value}`) }))}
      help={t('reasonHelp')}
      onSubmit={(choice, reason) =>
        decide({
          variables: { input: { caseId: one.id, outcome: choice === 'KEEP' ? null : choice, reason } },
        })
      }
      onDecided={onDecided}
    />
  );
};

/** The reported content, a comment in its thread or a rating, with a link to its page. */
export function CaseContent({ one: { comment, rating, kind, thread }, one }: { one: Case }) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const place = rating
    ? `/courses/${rating.course.slug}#ratings`
    : comment?.course && `/learning/${comment.course.slug}?lesson=${comment.lessonId}&comment=${comment.id}`;
  return (
    <div className={classes.where}>
      {thread.length > 0 && <Thread one={one} />}
      {rating && (
        <div className={classes.content}>
          <Avatar name={rating.author.fullName} src={rating.author.avatarUrl} size={36} />
          <div className={kit.grow}>
            <p className={`${kit.small} ${kit.dim}`}>
              <b className={kit.strong}>{rating.author.fullName}</b> · {date(rating.createdAt)}
            </p>
            <RatingStars value={rating.stars} />
            <blockquote className={`${classes.words} ${classes.framed}`}>
              {rating.text ?? t('starsAlone')}
            </blockquote>
          </div>
        </div>
      )}
      {place && (
        <Link className={`${kit.moreLink} ${classes.place}`} to={place}>
          {t(`place.${kind}`)}
          <IconArrowRight size={16} aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}

export function OpenCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const { t } = useTranslation('reports');
  const result = useContentCaseQuery({ variables: { id }, ...freshOnArrival });
  return (
    <QueryView
      result={result}
      select={({ contentCase }) => contentCase}
      failedTitle={t('failed')}
      skeleton={<LoadingRows rows={3} height={120} />}
      missing={<EmptyState kind="filter" title={t('missing')} text={t('missingText')} />}
    >
      {(one) => <ContentCaseCard one={one} onDecided={onDecided} />}
    </QueryView>
  );
}

/** The reported content, its reports, and the decision. */
export function ContentCaseCard({ one, onDecided }: { one: Case; onDecided: () => void }) {
  const { t } = useTranslation('reports');
  const { date, time } = useFormat();
  const { comment, rating, kind, reports, reportCount, isWaiting, state, outcome, reason, decidedAt } = one;
  const where = comment?.lessonTitle ?? rating?.course.title ?? '';
  return (
    <article className={kit.stack} aria-label={t(`kind.${kind}`, { where })}>
      <header className={`${kit.between} ${kit.wrap}`}>
        <h2 className={classes.name}>{t(`kind.${kind}`, { where })}</h2>
        <Tag tone={isWaiting ? 'warn' : state === 'ACCEPTED' ? 'bad' : 'ok'}>
          {t(
            isWaiting ? (state === 'PENDING' ? 'state.PENDING' : 'state.AGAIN') : `state.${outcome ?? state}`,
          )}
        </Tag>
      </header>
      <CaseContent one={one} />
      <div className={kit.stackTight}>
        <h3 className={classes.count}>{t('reportCount', { count: reportCount })}</h3>
        <ul className={classes.notes}>
          {reports.map(({ id, note, reporterName, createdAt }) => (
            <li key={id}>
              “{note}”{' '}
              <span className={`${kit.small} ${kit.dim}`}>
                {reporterName}, {time(createdAt)} {date(createdAt)}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {reason && (
        <p className={kit.small}>
          {t('decidedBy', {
            name: one.decidedBy?.fullName ?? '',
            date: decidedAt ? date(decidedAt) : '',
            reason,
          })}
        </p>
      )}
      {isWaiting && <Decision one={one} onDecided={onDecided} />}
    </article>
  );
}
