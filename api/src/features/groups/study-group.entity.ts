import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { RatingAuthor, User } from '../accounts/index.ts';
import { Course } from '../courses/index.ts';
import { isInGroup } from './groups.policy.ts';

export enum GroupRole {
  LEADER = 'LEADER',
  MEMBER = 'MEMBER',
}
registerEnumType(GroupRole, {
  name: 'GroupRole',
  description: 'What a member of a study group is there.',
  valuesConfig: {
    LEADER: { description: 'Looks after its name, code, members, goals and meetings.' },
    MEMBER: { description: 'Reads, writes and comes to meetings.' },
  },
});

/** A study group. Only its members see it. */
@Visible<Viewer, StudyGroup>((viewer, g) => isInGroup(viewer, g.id))
@Entity()
@ObjectType({ description: 'A few people who study together, one course or whatever they like.' })
export class StudyGroup {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Of the group: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: '3 to 60 characters, chosen by its leaders.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'What it is for, in its leaders’ words.' })
  @Property({ type: 'text', nullable: true })
  about?: string | null;

  @Field(() => Course, { nullable: true, description: 'Which course it studies; absent: any.' })
  @ManyToOne(() => Course, { nullable: true })
  course?: Rel<Course> | null;

  @Property({ type: 'text' })
  code!: string;

  @Field(() => DateTime, { description: 'When it was founded by its first leader.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}

@Visible<Viewer, GroupMember>((viewer, m) => isInGroup(viewer, m.group))
@Entity()
@ObjectType({ description: 'A person in a study group.' })
export class GroupMember {
  [OptionalProps]?: 'joinedAt' | 'sharesProgress';

  @Field(() => ID, { description: 'Of this membership: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => StudyGroup)
  group!: Rel<StudyGroup>;

  @Field(() => RatingAuthor, { description: 'Whose membership it is.' })
  @ManyToOne(() => User)
  person!: Rel<User>;

  @Field(() => GroupRole, { description: 'What they are in this group.' })
  @Property({ type: 'string' })
  role!: GroupRole;

  @Field({ description: 'Whether the others see their progress, and goals count it.' })
  @Property({ type: 'boolean' })
  sharesProgress: boolean = false;

  @Field(() => DateTime, { description: 'When they came into the group.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  joinedAt!: Date;
}
