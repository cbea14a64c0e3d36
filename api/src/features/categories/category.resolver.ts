import { Args, ArgsType, Field, Resolver } from 'type-graphql';
import { Public } from '../../graphql/allow.ts';
import { MaxRows, ReadQuery, rows, sql } from '../../graphql/read/index.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { Category, MAX_CATEGORIES } from './category.entity.ts';
import { categoryBySlug } from './category-slug.ts';

/**
 * Tables that invalidate these cached queries (`cached`). A test compares the list with the query plans of
 * PostgreSQL.
 */
const CATEGORY_TABLES = ['category', 'category_slug', 'course'] as const;

@ArgsType()
class CategoryArgs {
  @Field({ description: 'Current or former slug of the category.' })
  @AtMost(200)
  slug!: string;
}

@Resolver(() => Category)
export class CategoryResolver {
  @Public()
  @MaxRows(MAX_CATEGORIES)
  @ReadQuery(() => [Category], {
    cached: CATEGORY_TABLES,
    description: 'Categories of the upper level in display order. `children` contains the lower level.',
  })
  categories() {
    return rows(Category, (c) => ({ where: sql`${c.parent} is null`, orderBy: sql`${c.position}, ${c.id}` }));
  }

  @Public()
  @ReadQuery(() => Category, {
    cached: CATEGORY_TABLES,
    nullable: true,
    description: 'A category by its current or former slug. Null if no category matches.',
  })
  category(@Args() { slug }: CategoryArgs) {
    return rows(Category, (c) => ({ where: sql`${c.id} = ${categoryBySlug(slug)}` }));
  }
}
