import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import type { AssignmentFactsFragment } from './assignment.gen.ts';
import classes from './due-card.module.css';
import { ExtensionDialog } from './extension-dialog.tsx';
import { useMoments } from './words.tsx';

interface DueCardProps {
  assignment: AssignmentFactsFragment;
  onChanged: () => void;
  /** The button of what comes next. */
  children: ReactNode;
}

/** When work is due by the server's clock, what being late costs, and the way to ask for more time. */
export function DueCard({ assignment, onChanged, children }: DueCardProps) {
  const { t } = useTranslation('assignment');
  const { at, span } = useMoments();
  const [isAsking, setAsking] = useState(false);
  const { opensAt, serverTime, latePolicy, lateAmount, mySubmissions, maxAttempts } = assignment;
  // Whoever is no student reads what counts for everyone
  const isMine = assignment.myStanding === 'STUDYING';
  const dueAt = isMine ? assignment.myDueAt : assignment.dueAt;
  const closesAt = isMine ? assignment.myClosesAt : latePolicy === 'REFUSED' ? dueAt : assignment.cutOffAt;
  const [ahead] = useState(() => Date.parse(serverTime) - Date.now());
  const now = useNow(MINUTE) + ahead;
  const left = dueAt ? Date.parse(dueAt) - now : 0;
  // Work that was handed in is not overdue, whatever the hour
  const isOwed = assignment.myStatus !== 'SUBMITTED' && assignment.myStatus !== 'GRADED';
  const steps = [
    opensAt && { key: 'opens', isPast: Date.parse(opensAt) <= now, text: at(opensAt) },
    dueAt && { key: 'due', isPast: left < 0, text: t('due.before', { at: at(dueAt) }) },
    dueAt &&
      latePolicy !== 'REFUSED' && {
        key: 'late',
        isPast: closesAt ? Date.parse(closesAt) < now : false,
        text: t(`late.${latePolicy}`, { count: lateAmount }),
      },
    closesAt && { key: 'closes', isPast: Date.parse(closesAt) < now, text: at(closesAt) },
  ].filter((step) => !!step);
  const { myExtension, myRequest } = assignment;
  const canAsk = isMine && (dueAt || closesAt) && assignment.hasAttempt && myRequest?.status !== 'PENDING';
  return (
    <section className={kit.card}>
      <h2>{t('due.title')}</h2>
      {dueAt ? (
        <>
          <p className={classes.due}>{at(dueAt)}</p>
          {(left >= 0 || isOwed) && (
            <p className={classes.left} data-late={left < 0 || undefined}>
              {left < 0 ? t('due.over', { time: span(left) }) : t('due.left', { time: span(left) })}
            </p>
          )}
        </>
      ) : (
        <p className={kit.dim}>{t('due.never')}</p>
      )}
      <ol className={classes.steps}>
        {steps.map(({ key, isPast, text }) => (
          <li key={key} data-past={isPast || undefined}>
            <span className={classes.dot} aria-hidden="true">
              {isPast && <IconCheck size={12} stroke={3} />}
            </span>
            <div>
              <p className={kit.strong}>{t(`step.${key as 'opens' | 'due' | 'late' | 'closes'}`)}</p>
              <p className={`${kit.tiny} ${kit.dim}`}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {isMine && (
        <dl className={classes.facts}>
          <dt>{t('attempts')}</dt>
          <dd>
            {Math.max(1, mySubmissions.length)} / {Math.max(maxAttempts, mySubmissions.length)}
          </dd>
        </dl>
      )}
      {children}
      {myExtension && (
        <p className={classes.extension}>{t('extension.have', { at: at(myExtension.cutOffAt) })}</p>
      )}
      {myRequest?.status === 'PENDING' && <p className={classes.extension}>{t('extension.waits')}</p>}
      {myRequest?.status === 'DECLINED' && !myExtension && (
        <p className={classes.extension}>{t('extension.declined', { answer: myRequest.answer })}</p>
      )}
      {canAsk && (
        <p className={classes.ask}>
          <button
            type="button"
            className={`${kit.plainButton} ${kit.moreLink}`}
            onClick={() => setAsking(true)}
          >
            {t('extension.ask')}
          </button>
        </p>
      )}
      {isAsking && (
        <ExtensionDialog
          assignmentId={assignment.id}
          onClose={() => setAsking(false)}
          onAsked={() => {
            setAsking(false);
            onChanged();
          }}
        />
      )}
    </section>
  );
}
