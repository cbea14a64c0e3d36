import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { User } from '../../accounts/index.ts';
import { Lesson } from '../../courses/index.ts';
import { isOwnPlace } from '../private-places.ts';

/** A student's private bookmark. There is at most one at each place. */
@Visible<Viewer, Bookmark>(isOwnPlace)
@Entity()
@ObjectType({ description: 'A student’s bookmark of a lesson or of a position in its video.' })
export class Bookmark {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Unique bookmark ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @ManyToOne(() => Lesson)
  lesson!: Rel<Lesson>;

  @Field(() => Int, {
    nullable: true,
    description:
      'Bookmarked position in the video, in seconds. Null if the bookmark is for the whole lesson.',
  })
  @Property({ type: 'integer', nullable: true })
  atSec?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Label chosen by the student. Null if the bookmark has no label.',
  })
  @Property({ type: 'text', nullable: true })
  label?: string | null;

  @Field(() => DateTime, { description: 'Time at which the bookmark was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
