import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { RatingAuthor, User } from '../accounts/index.ts';
import { isInGroup } from './groups.policy.ts';
import { StudyGroup } from './study-group.entity.ts';

/** A post in a group, or a reply to one. A removed post leaves a placeholder. */
@Visible<Viewer, GroupPost>((viewer, p) => isInGroup(viewer, p.group))
@Entity()
@ObjectType({ description: 'A post of a member in a study group, or a reply to one.' })
export class GroupPost {
  [OptionalProps]?: 'isPinned' | 'thanksCount' | 'replyCount' | 'createdAt';

  @Field(() => ID, { description: 'Unique post ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => StudyGroup)
  group!: Rel<StudyGroup>;

  @Field(() => RatingAuthor, { description: 'Member who wrote the post.' })
  @ManyToOne(() => User)
  author!: Rel<User>;

  @ManyToOne(() => GroupPost, { nullable: true })
  parent?: Rel<GroupPost> | null;

  @Property({ type: 'text' })
  text!: string;

  @Field({ description: 'True if a leader pinned the post to the top of the feed.' })
  @Property({ type: 'boolean' })
  isPinned: boolean = false;

  @Field(() => Int, { description: 'Number of members who thanked for the post.' })
  @Property({ type: 'integer' })
  thanksCount: number = 0;

  @Field(() => Int, { description: 'Number of replies that were not removed.' })
  @Property({ type: 'integer' })
  replyCount: number = 0;

  @Field(() => DateTime, { description: 'Time at which the post was written.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  removedAt?: Date | null;

  /** @throws CONFLICT if it is removed */
  assertNotRemoved(): void {
    if (this.removedAt) throw conflict('POST_REMOVED');
  }

  /** @throws CONFLICT if it is already removed */
  remove(): void {
    this.assertNotRemoved();
    this.removedAt = new Date();
    this.isPinned = false;
  }
}
