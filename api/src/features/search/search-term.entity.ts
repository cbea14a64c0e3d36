import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Language } from '../../graphql/language.ts';
import { Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';

/** Maximum number of stored terms. Beyond it, the least searched terms are deleted, the oldest first. */
export const MAX_SEARCH_TERMS = 2000;

/** A term with the number of its searches by all users. Searches of one person are not stored here. */
@Visible<Viewer, SearchTerm>((viewer) => !!viewer?.may('search:read'))
@Entity()
@ObjectType({ description: 'Search words with the number of searches by all users.' })
export class SearchTerm {
  [OptionalProps]?: 'count' | 'people' | 'firstAt' | 'lastAt';

  @Field(() => ID, { description: 'Unique search term ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'Search words in lowercase and without punctuation, at most 60 characters.' })
  @Property({ type: 'text' })
  words!: string;

  @Field(() => Language, { description: 'Language of the user interface of the searches.' })
  @Property({ type: 'text' })
  language!: string;

  /** Result of the last search. A new course or synonym takes effect with the next search. */
  @Property({ type: 'boolean' })
  hasHits!: boolean;

  @Field(() => Int, { description: 'Number of searches for the words.' })
  @Property({ type: 'integer', defaultRaw: '1' })
  count!: number;

  /** Number of people who searched it within the retention of searches, as of the last count. */
  @Property({ type: 'integer', defaultRaw: '0' })
  people!: number;

  /** Number of searches as of the last count if the term is popular, otherwise null. */
  @Property({ type: 'integer', nullable: true })
  popularity?: number | null;

  @Field(() => DateTime, { description: 'Time of the first search.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  firstAt!: Date;

  @Field(() => DateTime, { description: 'Time of the last search.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  lastAt!: Date;
}
