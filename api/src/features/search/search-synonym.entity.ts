import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';

/** Limited because each search compares itself with all of them. */
export const MAX_SYNONYMS = 500;

@Visible<Viewer, SearchSynonym>((viewer) => !!viewer?.may('search:read'))
@Entity()
@ObjectType({
  description: 'A group of words with the same meaning. A search for one of them also matches the others.',
})
export class SearchSynonym {
  [OptionalProps]?: 'version' | 'createdAt' | 'updatedAt';

  @Field(() => ID, { description: 'Unique synonym group ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => [String], { description: 'Two to eight words or short phrases, as entered.' })
  @Property({ type: 'string[]' })
  terms!: string[];

  @Field(() => Int, {
    description: 'Version of the group, for `expectedVersion`. Increases with every edit.',
  })
  @Property({ type: 'integer' })
  version: number = 1;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time of the last edit.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date;
}
