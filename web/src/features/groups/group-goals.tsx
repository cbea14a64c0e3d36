import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { dateText } from '../../ui/date-text.ts';
import { useFormat } from '../../ui/format.ts';
import { Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { toast } from '../../ui/toast.tsx';
import { GoalDialog } from './goal-dialog.tsx';
import { type GroupGoalsFragment, useGroupGoalsFragment, useRemoveGroupGoalMutation } from './groups.gen.ts';
import classes from './groups.module.css';

type Goal = GroupGoalsFragment['goals'][number];

const GoalRow = ({ goal, isLeader }: { goal: Goal; isLeader: boolean }) => {
  const { t } = useTranslation('groups');
  const { duration } = useFormat();
  const [remove] = useRemoveGroupGoalMutation();
  const isSection = goal.kind === 'SECTION';
  const required = isSection ? goal.counted : (goal.minutes ?? 0);
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
    <Stack as="li" className={classes.item} gap={2} shrink py={3}>
      <Row as="p" justify="between" gap={4} shrink>
        <Text as="span" weight={600}>
          {title}
        </Text>
        <Text as="span" text="sm" tone="dim">
          {t('goal.due', { date: dateText(goal.dueOn) })}
        </Text>
      </Row>
      <Meter thin percent={required > 0 ? (100 * goal.reached) / required : 0} label={title} />
      <Row justify="between" gap={4} shrink>
        <Text as="span" text="sm" tone="dim">
          {isSection
            ? t('goal.people', { done: goal.reached, count: goal.counted })
            : t('goal.time', { done: duration(goal.reached * 60), count: goal.counted })}
        </Text>
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
      </Row>
    </Stack>
  );
};

/** The goals of a group, counted over the members who share their progress. */
export function GroupGoals({ group: from }: { group: FragmentType<GroupGoalsFragment> }) {
  const { t } = useTranslation('groups');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const group = useGroupGoalsFragment(from);
  if (!group) return null;
  const isLeader = group.viewerRole === 'LEADER';
  return (
    <Card as="section" aria-labelledby="group-goals">
      <Row justify="between" gap={4} shrink>
        <Heading level={2} id="group-goals" text="lg">
          {t('goal.title')}
        </Heading>
        {isLeader && (
          <Button size="compact-sm" variant="subtle" onClick={() => setDialogOpen(true)}>
            {t('goal.add')}
          </Button>
        )}
      </Row>
      {group.goals.length === 0 && <Text tone="dim">{t('goal.none')}</Text>}
      <ul>
        {group.goals.map((goal) => (
          <GoalRow key={goal.id} goal={goal} isLeader={isLeader} />
        ))}
      </ul>
      {isDialogOpen && (
        <GoalDialog groupId={group.id} courseId={group.course?.id} onClose={() => setDialogOpen(false)} />
      )}
    </Card>
  );
}
