import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import kit from '../../ui/kit.module.css';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import type { AssignmentFactsFragment } from './assignment.gen.ts';
import classes from './due-card.module.css';
import { type DueStep, dueSteps, isOwed } from './due-steps.ts';
import { ExtensionDialog } from './extension-dialog.tsx';
import { useMoments } from './words.tsx';

interface DueCardProps {
  assignment: AssignmentFactsFragment;
  onChanged: () => void;
  /** The button of the next step. */
  children: ReactNode;
}

const ICONS: Readonly<Partial<Record<DueStep['mark'], typeof IconCheck>>> = {
  done: IconCheck,
  missed: IconX,
  now: IconClock,
  past: IconCheck,
};

/** The deadline in the server's time, the late penalty, and the button to request an extension. */
export function DueCard({ assignment, onChanged, children }: DueCardProps) {
  const { t } = useTranslation('assignment');
  const { at, span } = useMoments();
  const [isAsking, setAsking] = useState(false);
  const { opensAt, serverTime, latePolicy, lateAmount, mySubmissions, maxAttempts } = assignment;
  // Viewers who are not students see the general deadlines
  const isMine = assignment.myStanding === 'STUDYING';
  const dueAt = isMine ? assignment.myDueAt : assignment.dueAt;
  const closesAt = isMine ? assignment.myClosesAt : latePolicy === 'REFUSED' ? dueAt : assignment.cutOffAt;
  const [ahead] = useState(() => Date.parse(serverTime) - Date.now());
  const now = useNow(MINUTE) + ahead;
  const left = dueAt ? Date.parse(dueAt) - now : 0;
  const handedIn = mySubmissions.find(({ status }) => status !== 'DRAFT');
  const lateMinutes = handedIn?.lateMinutes ?? null;
  const steps = dueSteps(
    { opensAt, dueAt, closesAt, takesLate: latePolicy !== 'REFUSED' },
    isMine ? { status: assignment.myStatus, lateMinutes } : null,
    now,
  );
  const textOf = ({ key, at: moment, mark }: DueStep) => {
    const when = moment ? at(moment) : '';
    if (key === 'late') return t(`late.${latePolicy}`, { count: lateAmount });
    if (key !== 'due') return when;
    if (mark === 'done') return t('due.made', { at: when });
    if (mark !== 'missed') return t('due.before', { at: when });
    return isOwed(assignment.myStatus)
      ? t('due.missed', { at: when })
      : t('due.madeLate', { at: when, time: span((lateMinutes ?? 0) * 60_000) });
  };
  const { myExtension, myRequest } = assignment;
  const canAsk = isMine && (dueAt || closesAt) && assignment.hasAttempt && myRequest?.status !== 'PENDING';
  return (
    <section className={kit.card}>
      <h2>{t('due.title')}</h2>
      {dueAt ? (
        <>
          <p className={classes.due}>{at(dueAt)}</p>
          {(left >= 0 || isOwed(assignment.myStatus)) && (
            <p className={classes.left} data-late={left < 0 || undefined}>
              {left < 0 ? t('due.over', { time: span(left) }) : t('due.left', { time: span(left) })}
            </p>
          )}
        </>
      ) : (
        <p className={kit.dim}>{t('due.never')}</p>
      )}
      <ol className={classes.steps}>
        {steps.map((step) => {
          const Icon = ICONS[step.mark];
          return (
            <li key={step.key} data-mark={step.mark}>
              <span className={classes.dot} aria-hidden="true">
                {Icon && <Icon size={12} stroke={3} />}
              </span>
              <div>
                <p className={kit.strong}>{t(`step.${step.key}`)}</p>
                <p className={`${kit.tiny} ${kit.dim}`}>{textOf(step)}</p>
              </div>
            </li>
          );
        })}
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
