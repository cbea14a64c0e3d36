import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { dateText } from '../../ui/date-text.ts';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Meter } from '../../ui/meter.tsx';
import { toast } from '../../ui/toast.tsx';
import { GoalDialog } from './goal-dialog.tsx';
import { type GroupPageFragment, useRemoveGroupGoalMutation } from './groups.gen.ts';
import classes from './groups.module.css';

type Goal = GroupPageFragment['goals'][number];

const GoalRow = ({ goal, isLeader }: { goal: Goal; isLeader: boolean }) => {
  const { t } = useTranslation('groups');
  const { duration } = useFormat();
  const [remove] = useRemoveGroupGoalMutation();
  const isSection = goal.kind === 'SECTION';
  const most = isSection ? goal.counted : (goal.minutes ?? 0);
  const title = isSection
    ? t('goal.section', { title: goal.sectionTitle ?? '' })
    : t('goal.together', { time: duration((goal.minutes ?? 0) * 60) });
  const drop = async () => {
    try {
      await remove({ variables: { goalId: goal.id } });
      toast.success(t('goal.dropped'));
    } catch {
      // A toast shows the failure
    }
  };
  return (
    <li className={`${classes.item} ${kit.stackTight}`}>
      <p className={kit.between}>
        <span className={kit.strong}>{title}</span>
        <span className={`${kit.small} ${kit.dim}`}>{t('goal.due', { date: dateText(goal.dueOn) })}</span>
      </p>
      <Meter thin percent={most > 0 ? (100 * goal.reached) / most : 0} label={title} />
      <div className={kit.between}>
        <span className={`${kit.small} ${kit.dim}`}>
          {isSection
            ? t('goal.people', { done: goal.reached, count: goal.counted })
            : t('goal.time', { done: duration(goal.reached * 60), count: goal.counted })}
        </span>
        {isLeader && (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => void drop()}
            aria-label={t('goal.dropOf', { title })}
          >
            {t('goal.drop')}
          </Button>
        )}
      </div>
    </li>
  );
};

/** The goals of a group, counted over the members who share their progress. */
export function GroupGoals({ group }: { group: GroupPageFragment }) {
  const { t } = useTranslation('groups');
  const [isAsking, setAsking] = useState(false);
  const isLeader = group.viewerRole === 'LEADER';
  return (
    <section className={kit.card} aria-labelledby="group-goals">
      <div className={kit.between}>
        <h2 id="group-goals" className={classes.title}>
          {t('goal.title')}
        </h2>
        {isLeader && (
          <Button size="compact-sm" variant="subtle" onClick={() => setAsking(true)}>
            {t('goal.add')}
          </Button>
        )}
      </div>
      {group.goals.length === 0 && <p className={kit.dim}>{t('goal.none')}</p>}
      <ul className={classes.list}>
        {group.goals.map((goal) => (
          <GoalRow key={goal.id} goal={goal} isLeader={isLeader} />
        ))}
      </ul>
      {isAsking && <GoalDialog group={group} onClose={() => setAsking(false)} />}
    </section>
  );
}
