import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { type Row, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Media } from '../../media/index.ts';
import { isTaughtCourse } from '../course-right.ts';
import { Lesson } from '../section.entity.ts';
import { CaptionLanguage } from './caption-language.ts';

/**
 * Captions of a lesson's video in one language. On their own they are visible to teachers only. Others see them with
 * the lesson.
 */
@Visible<Viewer, CaptionTrack>(
  (viewer, track: Row<CaptionTrack>) =>
    !!viewer &&
    sql`exists (select 1 from lesson l where l.id = ${track.lesson} and ${isTaughtCourse(viewer, sql`l.course_id`)})`,
)
@Entity()
@ObjectType({ description: 'Captions of a video in one language.' })
export class CaptionTrack {
  [OptionalProps]?: 'createdAt' | 'isDefault';

  @Field(() => ID, { description: 'Unique ID of the captions. Replacements have a new ID.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Lesson)
  lesson!: Rel<Lesson>;

  @Field(() => CaptionLanguage, { description: 'Language of the captions.' })
  @Property({ type: 'text' })
  language!: CaptionLanguage;

  @Field({
    description: 'Label in players, at most 40 characters. Defaults to the native name of the language.',
  })
  @Property({ type: 'text' })
  label!: string;

  @ManyToOne(() => Media)
  media!: Rel<Media>;

  @Field({ description: 'True for the default captions of the lesson. Exactly one track is the default.' })
  @Property({ type: 'boolean' })
  isDefault: boolean = false;

  @Field(() => DateTime, { description: 'Time at which they were added to the lesson.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  /** Time of their replacement. They remain stored, so that the edit can be undone. */
  @Property({ type: 'datetime', nullable: true })
  replacedAt?: Date | null;
}
