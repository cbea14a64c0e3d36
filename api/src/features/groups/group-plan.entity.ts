import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Visible } from '../../graphql/read/index.ts';
import { CalendarDate, DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { User } from '../accounts/index.ts';
import { Section } from '../courses/index.ts';
import { isInGroup } from './groups.policy.ts';
import { StudyGroup } from './study-group.entity.ts';

export enum GoalKind {
  SECTION = 'SECTION',
  MINUTES = 'MINUTES',
}
registerEnumType(GoalKind, {
  name: 'GoalKind',
  description: 'What a study group means to reach.',
  valuesConfig: {
    SECTION: { description: 'Each member completes the required lessons of a section.' },
    MINUTES: { description: 'The members study so many minutes together.' },
  },
});

/** Its figures count members who share their progress. */
@Visible<Viewer, GroupGoal>((viewer, g) => isInGroup(viewer, g.group))
@Entity()
@ObjectType({ description: 'What a study group means to reach, and by when.' })
export class GroupGoal {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Of the goal: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => StudyGroup)
  group!: Rel<StudyGroup>;

  @Field(() => GoalKind, { description: 'What is counted for it.' })
  @Property({ type: 'string' })
  kind!: GoalKind;

  @ManyToOne(() => Section, { nullable: true })
  section?: Rel<Section> | null;

  @Field(() => Int, { nullable: true, description: 'How many minutes they mean to study together.' })
  @Property({ type: 'integer', nullable: true })
  minutes?: number | null;

  @Field(() => CalendarDate, { description: 'From which day minutes count.' })
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => CalendarDate, { description: 'The last day for it, in the time of Vietnam.' })
  @Property({ type: 'date' })
  dueOn!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}

@Visible<Viewer, GroupEvent>((viewer, e) => isInGroup(viewer, e.group))
@Entity()
@ObjectType({ description: 'A time at which a study group meets.' })
export class GroupEvent {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Of the meeting: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => StudyGroup)
  group!: Rel<StudyGroup>;

  @ManyToOne(() => User)
  createdBy!: Rel<User>;

  @Field({ description: 'What they mean to do there.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => DateTime, { description: 'The moment at which it begins.' })
  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Field(() => Int, { description: 'How long it takes, in minutes.' })
  @Property({ type: 'integer' })
  minutes!: number;

  @Field(() => String, { nullable: true, description: 'Web address of the room; absent without one.' })
  @Property({ type: 'text', nullable: true })
  address?: string | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
