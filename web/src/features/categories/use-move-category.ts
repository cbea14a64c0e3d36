import { writeCategoryTree } from '../../apollo/cache/categories.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CategoriesDocument } from './categories.gen.ts';
import { useCategoryName } from './category-name.ts';
import { useMoveCategoryMutation } from './category-tree.gen.ts';
import { getLevel, moveInTree, type Top } from './tree.ts';

/** Moves a category with an optimistic update, which an error reverts, and announces it to screen readers. */
export const useMoveCategory = (tops: readonly Top[], announce: (text: string) => void) => {
  const { t } = useTranslation('categories');
  const getName = useCategoryName();
  const [send] = useMoveCategoryMutation();
  return async (categoryId: string, to: { parentId: string | null; position: number }) => {
    const next = moveInTree(tops, categoryId, to);
    const level = getLevel(next, to.parentId);
    const index = level.findIndex(({ id }) => id === categoryId);
    const name = level[index] ? getName(level[index]) : '';
    try {
      await send({
        variables: { input: { categoryId, ...to } },
        optimisticResponse: { moveCategory: { __typename: 'Category', id: categoryId } },
        update: (cache) => writeCategoryTree(cache, CategoriesDocument, { categories: next }),
        // The move may change the counts of both levels
        refetchQueries: [CategoriesDocument],
      });
      announce(t('move.done', { name, place: index + 1, all: level.length }));
    } catch {
      announce(t('move.failed', { name }));
    }
  };
};
