import { Select, type SelectProps } from '../../ui/fields/select.tsx';
import { useCategoriesQuery } from './categories.gen.ts';
import { useCategoryName } from './category-name.ts';

interface CategorySelectProps extends Omit<SelectProps, 'data' | 'children'> {
  none: string;
}

/** Both levels of categories. Those of the upper level can be chosen, too. */
export function CategorySelect({ none, ...rest }: CategorySelectProps) {
  const getName = useCategoryName();
  const { data } = useCategoriesQuery();
  return (
    <Select {...rest}>
      <option value="">{none}</option>
      {data?.categories.map((category) =>
        category.children.length === 0 ? (
          <option key={category.id} value={category.id}>
            {getName(category)}
          </option>
        ) : (
          <optgroup key={category.id} label={getName(category)}>
            <option value={category.id}>{getName(category)}</option>
            {category.children.map((child) => (
              <option key={child.id} value={child.id}>
                {getName(child)}
              </option>
            ))}
          </optgroup>
        ),
      )}
    </Select>
  );
}
