import { Args, ArgsType, Field, Resolver } from 'type-graphql';
import { Public } from '../../graphql/allow.ts';
import { MaxRows, ReadQuery, rows, sql } from '../../graphql/read/index.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { Category, MAX_CATEGORIES } from './category.entity.ts';
import { categoryAt } from './category-address.ts';

/** What decides these queries for guests (`cached`). A test compares it with the plans of PostgreSQL. */
const CATEGORY_TABLES = ['category', 'category_slug', 'course'] as const;

@ArgsType()
class CategoryArgs {
  @Field({ description: 'Its name in addresses.' })
  @AtMost(200)
  slug!: string;
}

@Resolver(() => Category)
export class CategoryResolver {
  @Public()
  @MaxRows(MAX_CATEGORIES)
  @ReadQuery(() => [Category], {
    cached: CATEGORY_TABLES,
    description: 'The upper level, in its order; `children` holds the lower one.',
  })
  categories() {
    return rows(Category, (c) => ({ where: sql`${c.parent} is null`, orderBy: sql`${c.position}, ${c.id}` }));
  }

  @Public()
  @ReadQuery(() => Category, {
    cached: CATEGORY_TABLES,
    nullable: true,
    description: 'A category by its name in addresses, or by a former one.',
  })
  category(@Args() { slug }: CategoryArgs) {
    return rows(Category, (c) => ({ where: sql`${c.id} = ${categoryAt(slug)}` }));
  }
}
