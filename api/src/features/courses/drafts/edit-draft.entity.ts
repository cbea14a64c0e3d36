import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Row, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { User } from '../../accounts/index.ts';
import { Course } from '../course.entity.ts';
import { isTaughtCourse } from '../course-right.ts';
import { Lesson } from '../section.entity.ts';

/** Limit per person. Older drafts beyond it are abandoned ones. */
export const MAX_DRAFTS = 200;
/** In characters: two documents of the maximum length, the saved and the edited one. The table enforces it, too. */
export const MAX_DRAFT_LENGTH = 420_000;

/**
 * Unsaved input of a person in a course or lesson. Visible to that person only, and only while they teach the course.
 */
@Visible<Viewer, EditDraft>(
  (viewer, draft: Row<EditDraft>) =>
    !!viewer &&
    sql`(${draft.person} = ${viewer.id} and ${isTaughtCourse(
      viewer,
      sql`coalesce(${draft.course}, (select l.course_id from lesson l where l.id = ${draft.lesson}))`,
    )})`,
)
@Entity()
@ObjectType({ description: 'Unsaved input of the viewer in a form. Visible to that person only.' })
export class EditDraft {
  [OptionalProps]?: 'version' | 'createdAt' | 'updatedAt';

  @Field(() => ID, { description: 'Unique draft ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @ManyToOne(() => Course, { nullable: true })
  course?: Rel<Course> | null;

  @ManyToOne(() => Lesson, { nullable: true })
  lesson?: Rel<Lesson> | null;

  @Field(() => Int, {
    description: 'Version of the draft, for `expectedVersion`. Increases each time the draft is stored.',
  })
  @Property({ type: 'integer' })
  version: number = 1;

  @Field(() => Int, { description: 'Version of the course or lesson on which the draft is based.' })
  @Property({ type: 'integer' })
  baseVersion!: number;

  @Field({ description: 'JSON text of the form, as sent by the client.' })
  @Property({ type: 'text' })
  content!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time at which the draft was last stored.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date;
}
