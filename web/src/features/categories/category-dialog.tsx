import { UpdateCategoryInput as rules } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fits } from '../../ui/fits.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Box, Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { CategoriesDocument } from './categories.gen.ts';
import classes from './categories.module.css';
import { CategoryIcon } from './category-icon.tsx';
import { useCategoryName } from './category-name.ts';
import { useCreateCategoryMutation, useUpdateCategoryMutation } from './category-tree.gen.ts';
import type { Tile, Top } from './tree.ts';

interface CategoryDialogProps {
  /** Missing for a new one. */
  category?: Tile;
  parentId: string | null;
  tops: readonly Top[];
  onClose: () => void;
}

export function CategoryDialog({ category, parentId, tops, onClose }: CategoryDialogProps) {
  const { t } = useTranslation('categories');
  const getName = useCategoryName();
  const parent = tops.find(({ id }) => id === parentId);
  const [create] = useCreateCategoryMutation({
    refetchQueries: [CategoriesDocument],
    awaitRefetchQueries: true,
  });
  const [update] = useUpdateCategoryMutation({ refetchQueries: [CategoriesDocument] });
  const getKey = useIdempotencyKey();
  const wantsName = (name: string) => (fits(name, rules.name) ? null : t('nameRule', rules.name));
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: {
      name: category?.name ?? '',
      nameEn: category?.nameEn ?? '',
      icon: category?.icon ?? parent?.icon ?? rules.icon.enum[0],
      slug: category?.slug ?? '',
    },
    validate: { name: wantsName, nameEn: wantsName },
    send: async ({ slug, ...values }) => {
      if (category) await update({ variables: { input: { ...values, slug, categoryId: category.id } } });
      else
        await create({
          variables: {
            input: { ...values, parentId, idempotencyKey: getKey(JSON.stringify([parentId, values])) },
          },
        });
      toast.success(t('saved', { name: values.name.trim() }));
      onClose();
    },
  });
  const icon = form.getInputProps('icon');
  return (
    <FormDialog
      onClose={onClose}
      title={
        category
          ? t('editTitle', { name: getName(category) })
          : parent
            ? t('createBelow', { name: getName(parent) })
            : t('create')
      }
      submitLabel={t('save')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <TextField
        data-autofocus
        label={t('name')}
        maxLength={rules.name.maxLength}
        {...form.getInputProps('name')}
      />
      <TextField label={t('nameEn')} maxLength={rules.nameEn.maxLength} {...form.getInputProps('nameEn')} />
      {category && (
        <TextField
          label={t('address')}
          description={t('addressHelp')}
          leftSection={
            <Box as="span" pl={3} text="sm" tone="dim">
              /category/
            </Box>
          }
          maxLength={rules.slug.maxLength}
          {...form.getInputProps('slug')}
        />
      )}
      <fieldset className={classes.icons}>
        <legend>{t('icon')}</legend>
        {rules.icon.enum.map((name) => (
          <label key={name} className={classes.choice} title={t(`icons.${name}`)}>
            <input
              type="radio"
              name="icon"
              value={name}
              checked={icon.value === name}
              onChange={() => form.setFieldValue('icon', name)}
            />
            <CategoryIcon name={name} />
            <Text as="span" text="micro">
              {t(`icons.${name}`)}
            </Text>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
