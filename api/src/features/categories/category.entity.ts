import { Collection, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { everyone, MaxRows, Visible } from '../../graphql/read/index.ts';

/** Of the upper level; writers hold it under the lock of the tree (load-category.ts). */
export const MAX_CATEGORIES = 50;
/** Below one category of the upper level; the database holds it (`bound_siblings`). */
export const MAX_SUBCATEGORIES = 30;

/** A category of the catalogue; there are two levels. */
@Visible(everyone)
@Entity()
@ObjectType({ description: 'A category of the catalogue; there are two levels.' })
export class Category {
  @Field(() => ID, { description: 'Of the category: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'Its name in addresses.' })
  @Property({ type: 'text' })
  slug!: string;

  @Field({ description: 'Its Vietnamese name, as screens show it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field({ description: 'Its English name, as screens show it.' })
  @Property({ type: 'text' })
  nameEn!: string;

  @Field({ description: 'Name of an icon, for instance code.' })
  @Property({ type: 'text' })
  icon!: string;

  /** Which motif generated covers of its courses carry. */
  @Property({ type: 'text' })
  motif!: string;

  @Field(() => Category, { nullable: true, description: 'Absent for the upper level.' })
  @ManyToOne(() => Category, { nullable: true })
  parent?: Rel<Category> | null;

  @MaxRows(MAX_SUBCATEGORIES)
  @Field(() => [Category], { description: 'The lower level, in its order.' })
  @OneToMany(
    () => Category,
    (category) => category.parent,
    { orderBy: { position: 'asc' } },
  )
  children = new Collection<Category>(this);

  @Property({ type: 'integer' })
  position!: number;

  @Field(() => Int, { description: 'Courses on sale in it and below it.' })
  @Property({ type: 'integer', defaultRaw: '0' })
  courseCount!: number;
}
