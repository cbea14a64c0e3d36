import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Card, Grid, Text } from '../../ui/layout/layout.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import type { Assignment } from './assignment-model.ts';
import classes from './due-card.module.css';
import { type DueStep, getDueSteps, isOwed } from './due-steps.ts';
import { ExtensionDialog } from './extension-dialog.tsx';
import { useAssignmentFormat } from './status-and-times.tsx';

interface DueCardProps {
  assignment: Assignment;
  onChanged: () => void;
  /** The button of the next step. */
  children: ReactNode;
}

const ICONS: Readonly<Partial<Record<DueStep['state'], typeof IconCheck>>> = {
  done: IconCheck,
  missed: IconX,
  now: IconClock,
  past: IconCheck,
};

/** The deadline in the server's time, the late penalty, and the button to request an extension. */
export function DueCard({ assignment, onChanged, children }: DueCardProps) {
  const { t } = useTranslation('assignment');
  const { at, span } = useAssignmentFormat();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { opensAt, serverTime, latePolicy, lateAmount, mySubmissions, maxAttempts } = assignment;
  // Viewers who are not students see the general deadlines
  const isMine = assignment.myStanding === 'STUDYING';
  const dueAt = isMine ? assignment.myDueAt : assignment.dueAt;
  const closesAt = isMine ? assignment.myClosesAt : latePolicy === 'REFUSED' ? dueAt : assignment.cutOffAt;
  const [ahead] = useState(() => Date.parse(serverTime) - Date.now());
  const now = useNow(MINUTE) + ahead;
  const remainingMs = dueAt ? Date.parse(dueAt) - now : 0;
  const submitted = mySubmissions.find(({ status }) => status !== 'DRAFT');
  const lateMinutes = submitted?.lateMinutes ?? null;
  const steps = getDueSteps(
    { opensAt, dueAt, closesAt, allowsLate: latePolicy !== 'REFUSED' },
    isMine ? { status: assignment.myStatus, lateMinutes } : null,
    now,
  );
  const getText = ({ key, at: time, state }: DueStep) => {
    const when = time ? at(time) : '';
    if (key === 'late') return t(`late.${latePolicy}`, { count: lateAmount });
    if (key !== 'due') return when;
    if (state === 'done') return t('due.made', { at: when });
    if (state !== 'missed') return t('due.before', { at: when });
    return isOwed(assignment.myStatus)
      ? t('due.missed', { at: when })
      : t('due.madeLate', { at: when, time: span((lateMinutes ?? 0) * 60_000) });
  };
  const { myExtension, myRequest } = assignment;
  const canAsk = isMine && (dueAt || closesAt) && assignment.hasAttempt && myRequest?.status !== 'PENDING';
  return (
    <Card as="section">
      <h2>{t('due.title')}</h2>
      {dueAt ? (
        <>
          <Text mt={2} text="h3" weight={700} numbers>
            {at(dueAt)}
          </Text>
          {(remainingMs >= 0 || isOwed(assignment.myStatus)) && (
            <Text
              className={classes.left}
              text="sm"
              weight={600}
              tone="ok"
              data-late={remainingMs < 0 || undefined}
            >
              {remainingMs < 0
                ? t('due.over', { time: span(remainingMs) })
                : t('due.left', { time: span(remainingMs) })}
            </Text>
          )}
        </>
      ) : (
        <Text tone="dim">{t('due.never')}</Text>
      )}
      <Grid as="ol" className={classes.steps} gap={4} mt={5}>
        {steps.map((step) => {
          const Icon = ICONS[step.state];
          return (
            <li key={step.key} data-mark={step.state}>
              <span className={classes.dot} aria-hidden="true">
                {Icon && <Icon size={12} stroke={3} />}
              </span>
              <div>
                <Text weight={600}>{t(`step.${step.key}`)}</Text>
                <Text text="xs" tone="dim">
                  {getText(step)}
                </Text>
              </div>
            </li>
          );
        })}
      </Grid>
      {isMine && (
        <Grid
          as="dl"
          className={classes.facts}
          columns="1-fill"
          rowGap={2}
          columnGap={4}
          pt={4}
          mt={5}
          text="sm"
          borderTop
        >
          <dt>{t('attempts')}</dt>
          <dd>
            {Math.max(1, mySubmissions.length)} / {Math.max(maxAttempts, mySubmissions.length)}
          </dd>
        </Grid>
      )}
      {children}
      {myExtension && (
        <Text mt={3} text="sm" tone="dim">
          {t('extension.have', { at: at(myExtension.cutOffAt) })}
        </Text>
      )}
      {myRequest?.status === 'PENDING' && (
        <Text mt={3} text="sm" tone="dim">
          {t('extension.waits')}
        </Text>
      )}
      {myRequest?.status === 'DECLINED' && !myExtension && (
        <Text mt={3} text="sm" tone="dim">
          {t('extension.declined', { answer: myRequest.answer })}
        </Text>
      )}
      {canAsk && (
        <Text mt={3} textAlign="center">
          <TextButton onClick={() => setDialogOpen(true)}>{t('extension.ask')}</TextButton>
        </Text>
      )}
      {isDialogOpen && (
        <ExtensionDialog
          assignmentId={assignment.id}
          onClose={() => setDialogOpen(false)}
          onAsked={() => {
            setDialogOpen(false);
            onChanged();
          }}
        />
      )}
    </Card>
  );
}
