import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { RatingAuthor, User } from '../accounts/index.ts';
import { Course } from '../courses/index.ts';
import { isInGroup } from './groups.policy.ts';

export const GroupRole = defineEnum('GroupRole', 'Role of a member in a study group.', {
  LEADER: 'Manages the name, code, members, goals and meetings.',
  MEMBER: 'Reads and writes posts, and takes part in meetings.',
});
export type GroupRole = keyof typeof GroupRole;

@Visible<Viewer, StudyGroup>((viewer, g) => isInGroup(viewer, g.id))
@Entity()
@ObjectType({ description: 'A small group of people who study together, with or without a common course.' })
export class StudyGroup {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Unique group ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'Name of the group, 3 to 60 characters, chosen by its leaders.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Purpose of the group, as written by its leaders. Null if there is none.',
  })
  @Property({ type: 'text', nullable: true })
  about?: string | null;

  @Field(() => Course, {
    nullable: true,
    description: 'Course that the group studies. Null if the group has no course.',
  })
  @ManyToOne(() => Course, { nullable: true })
  course?: Rel<Course> | null;

  @Property({ type: 'text' })
  code!: string;

  @Field(() => DateTime, { description: 'Time at which the group was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}

@Visible<Viewer, GroupMember>((viewer, m) => isInGroup(viewer, m.group))
@Entity()
@ObjectType({ description: 'A member of a study group.' })
export class GroupMember {
  [OptionalProps]?: 'joinedAt' | 'sharesProgress';

  @Field(() => ID, { description: 'Unique membership ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => StudyGroup)
  group!: Rel<StudyGroup>;

  @Field(() => RatingAuthor, { description: 'Person who is the member.' })
  @ManyToOne(() => User)
  person!: Rel<User>;

  @Field(() => GroupRole, { description: 'Role of the person in the group: leader or member.' })
  @Property({ type: 'string' })
  role!: GroupRole;

  @Field({
    description: 'True if the member’s progress is visible to the other members and counts towards goals.',
  })
  @Property({ type: 'boolean' })
  sharesProgress: boolean = false;

  @Field(() => DateTime, { description: 'Time at which the member joined the group.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  joinedAt!: Date;
}

export const MAX_MEMBERS = 50;
export const MAX_GROUPS = 20;
