import { useTranslation } from '../../i18n/use-translation.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { CategoriesDocument } from './categories.gen.ts';
import { useCategoryName } from './category-name.ts';
import { useDeleteCategoryMutation } from './category-tree.gen.ts';
import type { Tile } from './tree.ts';

/** Deletes an empty category. The server's error names what it still contains. */
export function DeleteDialog({ category, onClose }: { category: Tile; onClose: () => void }) {
  const { t } = useTranslation('categories');
  const getName = useCategoryName();
  const [remove] = useDeleteCategoryMutation({
    refetchQueries: [CategoriesDocument],
    awaitRefetchQueries: true,
  });
  const { submit, isBusy, formError } = useMutationForm({
    initialValues: {},
    send: async () => {
      await remove({ variables: { categoryId: category.id } });
      toast.success(t('delete.done', { name: getName(category) }));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('delete.title', { name: getName(category) })}
      submitLabel={t('delete.submit')}
      isDanger
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('delete.text')}</p>
    </FormDialog>
  );
}
