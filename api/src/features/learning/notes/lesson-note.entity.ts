import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { User } from '../../accounts/index.ts';
import { Lesson } from '../../courses/index.ts';
import { isOwnPlace } from '../own-places.ts';

/** A student's private note. Readable even after temporary access has expired. */
@Visible<Viewer, LessonNote>(isOwnPlace)
@Entity()
@ObjectType({ description: 'What a student wrote for themselves while studying a lesson.' })
export class LessonNote {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Of the note: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @ManyToOne(() => Lesson)
  lesson!: Rel<Lesson>;

  @Field({ description: 'The words; no one else reads them.' })
  @Property({ type: 'text' })
  text!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Second of the video that it is about; absent without one.',
  })
  @Property({ type: 'integer', nullable: true })
  atSec?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Paragraph of the text that it is about, from 0; absent without one.',
  })
  @Property({ type: 'integer', nullable: true })
  paragraph?: number | null;

  @Field(() => DateTime, { description: 'When it was written.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was edited last; absent where it never was.',
  })
  @Property({ type: 'datetime', nullable: true })
  updatedAt?: Date | null;
}
