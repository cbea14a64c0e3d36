import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { User } from '../../accounts/index.ts';
import { Lesson } from '../../courses/index.ts';
import { isOwnPlace } from '../own-places.ts';

/** A student's private bookmark. There is at most one at each place. */
@Visible<Viewer, Bookmark>(isOwnPlace)
@Entity()
@ObjectType({ description: 'A lesson, or a second of its video, that a student marked to find it again.' })
export class Bookmark {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Of the bookmark: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @ManyToOne(() => Lesson)
  lesson!: Rel<Lesson>;

  @Field(() => Int, {
    nullable: true,
    description: 'Second of the video that is marked; absent where it is the whole lesson.',
  })
  @Property({ type: 'integer', nullable: true })
  atSec?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the student calls the place; absent where they gave it no name.',
  })
  @Property({ type: 'text', nullable: true })
  label?: string | null;

  @Field(() => DateTime, { description: 'When the place was marked.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
