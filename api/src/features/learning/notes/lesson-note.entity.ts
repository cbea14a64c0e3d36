import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { User } from '../../accounts/index.ts';
import { Lesson } from '../../courses/index.ts';
import { isOwnPlace } from '../private-places.ts';

/** A student's private note. Readable even after temporary access has expired. */
@Visible<Viewer, LessonNote>(isOwnPlace)
@Entity()
@ObjectType({ description: 'A student’s private note on a lesson.' })
export class LessonNote {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Unique note ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @ManyToOne(() => Lesson)
  lesson!: Rel<Lesson>;

  @Field({ description: 'Text of the note, readable by its author only.' })
  @Property({ type: 'text' })
  text!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Video position of the note, in seconds. Null if the note has no video position.',
  })
  @Property({ type: 'integer', nullable: true })
  atSec?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Paragraph of the text to which the note refers, from 0. Null if it refers to none.',
  })
  @Property({ type: 'integer', nullable: true })
  paragraph?: number | null;

  @Field(() => DateTime, { description: 'Time at which the note was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the note was last edited. Null if it was never edited.',
  })
  @Property({ type: 'datetime', nullable: true })
  updatedAt?: Date | null;
}
