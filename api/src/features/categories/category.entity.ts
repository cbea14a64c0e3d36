import { Collection, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { everyone, MaxRows, Visible } from '../../graphql/read/index.ts';

/** Limit of the upper level. Writers check it under the lock of the tree (load-category.ts). */
export const MAX_CATEGORIES = 50;
/** Limit below one category of the upper level. The database enforces it (`bound_siblings`). */
export const MAX_SUBCATEGORIES = 30;

@Visible(everyone)
@Entity()
@ObjectType({ description: 'A category of the catalogue. Categories have two levels.' })
export class Category {
  @Field(() => ID, { description: 'Unique category ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'Slug of the category in URLs.' })
  @Property({ type: 'text' })
  slug!: string;

  @Field({ description: 'Vietnamese name of the category.' })
  @Property({ type: 'text' })
  name!: string;

  @Field({ description: 'English name of the category.' })
  @Property({ type: 'text' })
  nameEn!: string;

  @Field({ description: 'Name of its icon, for example `code`.' })
  @Property({ type: 'text' })
  icon!: string;

  /** Motif of the generated covers of its courses. */
  @Property({ type: 'text' })
  motif!: string;

  @Field(() => Category, { nullable: true, description: 'Parent category. Null at the upper level.' })
  @ManyToOne(() => Category, { nullable: true })
  parent?: Rel<Category> | null;

  @MaxRows(MAX_SUBCATEGORIES)
  @Field(() => [Category], { description: 'Subcategories in display order. Empty at the lower level.' })
  @OneToMany(
    () => Category,
    (category) => category.parent,
    { orderBy: { position: 'asc' } },
  )
  children = new Collection<Category>(this);

  @Property({ type: 'integer' })
  position!: number;

  @Field(() => Int, { description: 'Number of published courses in the category and its subcategories.' })
  @Property({ type: 'integer', defaultRaw: '0' })
  courseCount!: number;
}
