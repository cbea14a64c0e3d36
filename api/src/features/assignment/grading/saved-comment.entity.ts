import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { type Row, sql, Visible } from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { User } from '../../accounts/index.ts';

export const MAX_SAVED_COMMENTS = 100;

@Visible<Viewer, SavedComment>(
  (viewer, comment: Row<SavedComment>) => !!viewer && sql`${comment.marker} = ${viewer.id}`,
)
@Entity()
@ObjectType({ description: 'A comment that the viewer saved for reuse while grading.' })
export class SavedComment {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Unique comment ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  marker!: Rel<User>;

  @Field({
    description: 'Text of the comment, at most 500 characters. Distinct among the viewer’s comments.',
  })
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
