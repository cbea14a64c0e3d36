import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';

/** Limited because each search compares itself with all of them. */
export const MAX_SYNONYMS = 500;

/** A group of words with the same meaning for the search, maintained by administrators. */
@Visible<Viewer, SearchSynonym>((viewer) => !!viewer?.may('search:read'))
@Entity()
@ObjectType({ description: 'Words that mean the same to a search: who looks for one finds the others, too.' })
export class SearchSynonym {
  [OptionalProps]?: 'version' | 'createdAt' | 'updatedAt';

  @Field(() => ID, { description: 'Of the group: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => [String], { description: 'Two to eight words or short phrases, as they were written.' })
  @Property({ type: 'string[]' })
  terms!: string[];

  @Field(() => Int, { description: 'Rises with every edit, for `expectedVersion`.' })
  @Property({ type: 'integer' })
  version: number = 1;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last edited.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date;
}
