import { Link } from 'react-router-dom';
import { useFormat } from '../../ui/format.ts';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useCategoriesQuery } from './categories.gen.ts';
import { CategoryIcon } from './category-icon.tsx';
import { useCategoryName } from './category-name.ts';
import classes from './category-tiles.module.css';

/** Upper-level categories as links. */
export function CategoryTiles() {
  const { counted } = useFormat();
  const getName = useCategoryName();
  return (
    <QueryView
      result={useCategoriesQuery()}
      select={({ categories }) => categories}
      skeleton={
        <Loading className={classes.grid ?? ''}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((tile) => (
            <Skeleton key={tile} height={80} />
          ))}
        </Loading>
      }
    >
      {(categories) => (
        <ul className={classes.grid}>
          {categories.map((category) => (
            <li key={category.id}>
              <Link to={`/category/${category.slug}`} className={classes.tile}>
                <CategoryIcon name={category.icon} />
                <Stack as="span" shrink>
                  <Text as="span" weight={600}>
                    {getName(category)}
                  </Text>
                  <Text as="span" text="xs" tone="dim" numbers>
                    {counted('courses', category.courseCount)}
                  </Text>
                </Stack>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
