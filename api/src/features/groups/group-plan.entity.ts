import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { Visible } from '../../graphql/read/index.ts';
import { CalendarDate, DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { User } from '../accounts/index.ts';
import { Section } from '../courses/index.ts';
import { isInGroup } from './groups.policy.ts';
import { StudyGroup } from './study-group.entity.ts';

export const GoalKind = defineEnum('GoalKind', 'Kind of a study group’s goal.', {
  SECTION: 'Each member completes the required lessons of a section.',
  MINUTES: 'The members study a number of minutes in total.',
});
export type GoalKind = keyof typeof GoalKind;

@Visible<Viewer, GroupGoal>((viewer, g) => isInGroup(viewer, g.group))
@Entity()
@ObjectType({ description: 'A goal of a study group with its due date.' })
export class GroupGoal {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Unique goal ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => StudyGroup)
  group!: Rel<StudyGroup>;

  @Field(() => GoalKind, { description: 'Unit of the goal: section completions or minutes.' })
  @Property({ type: 'string' })
  kind!: GoalKind;

  @ManyToOne(() => Section, { nullable: true })
  section?: Rel<Section> | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Minutes that the members plan to study in total. Null for section goals.',
  })
  @Property({ type: 'integer', nullable: true })
  minutes?: number | null;

  @Field(() => CalendarDate, { description: 'First day whose minutes count.' })
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => CalendarDate, { description: 'Last day of the goal, in Vietnam time.' })
  @Property({ type: 'date' })
  dueOn!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}

@Visible<Viewer, GroupEvent>((viewer, e) => isInGroup(viewer, e.group))
@Entity()
@ObjectType({ description: 'A meeting of a study group.' })
export class GroupEvent {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Unique meeting ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => StudyGroup)
  group!: Rel<StudyGroup>;

  @ManyToOne(() => User)
  createdBy!: Rel<User>;

  @Field({ description: 'Topic of the meeting.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => DateTime, { description: 'Time at which the meeting begins.' })
  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Field(() => Int, { description: 'Length of the meeting in minutes.' })
  @Property({ type: 'integer' })
  minutes!: number;

  @Field(() => String, { nullable: true, description: 'URL of the meeting room. Null if there is none.' })
  @Property({ type: 'text', nullable: true })
  address?: string | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}

export const MAX_GOALS = 10;
export const MAX_EVENTS = 20;
