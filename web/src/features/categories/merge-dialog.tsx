import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { CategoriesDocument } from './categories.gen.ts';
import classes from './categories.module.css';
import { useCategoryName } from './category-name.ts';
import { useCategoryUseQuery, useMergeCategoriesMutation } from './category-tree.gen.ts';
import type { Tile, Top } from './tree.ts';

interface MergeDialogProps {
  category: Tile;
  tops: readonly Top[];
  onClose: () => void;
}

/** Merges a category into another one, after showing what that moves. */
export function MergeDialog({ category, tops, onClose }: MergeDialogProps) {
  const { t } = useTranslation('categories');
  const getName = useCategoryName();
  const use = useCategoryUseQuery({ variables: { id: category.id }, fetchPolicy: 'network-only' });
  const [merge] = useMergeCategoriesMutation({
    refetchQueries: [CategoriesDocument],
    awaitRefetchQueries: true,
  });
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { intoId: '' },
    validate: { intoId: (id) => (id ? null : t('merge.choose')) },
    send: async ({ intoId }) => {
      await merge({ variables: { input: { categoryId: category.id, intoId } } });
      toast.success(t('merge.done', { name: getName(category) }));
      onClose();
    },
  });
  const into = tops.flatMap((top) => [top, ...top.children]).find(({ id }) => id === form.getValues().intoId);
  return (
    <FormDialog
      onClose={onClose}
      title={t('merge.title', { name: getName(category) })}
      submitLabel={t('merge.submit', { count: use.data?.categoryUse?.courses ?? 0 })}
      isDanger
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('merge.text')}</p>
      <Select data-autofocus label={t('merge.into')} {...form.getInputProps('intoId')}>
        <option value="">{t('merge.choose')}</option>
        {tops.map((top) => (
          <optgroup key={top.id} label={getName(top)}>
            {[top, ...top.children]
              .filter(({ id }) => id !== category.id)
              .map((each) => (
                <option key={each.id} value={each.id}>
                  {each.id === top.id ? getName(top) : `${getName(top)} / ${getName(each)}`}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      <QueryView
        result={use}
        select={({ categoryUse }) => categoryUse}
        skeleton={<Skeleton height={96} />}
        missing={<p>{t('gone')}</p>}
      >
        {({ courses, inReview, revisions, coupons, children }) => (
          <Grid as="ul" className={classes.facts} gap={3}>
            <Fact>{t('merge.courses', { count: courses })}</Fact>
            {into && <Fact>{t('merge.address', { from: category.slug, to: into.slug })}</Fact>}
            {coupons > 0 && <Fact>{t('merge.coupons', { count: coupons })}</Fact>}
            {revisions > 0 && <Fact>{t('merge.revisions', { count: revisions })}</Fact>}
            {inReview > 0 && <Fact isWarning>{t('merge.inReview', { count: inReview })}</Fact>}
            {children > 0 && <Fact isWarning>{t('merge.children', { count: children })}</Fact>}
          </Grid>
        )}
      </QueryView>
    </FormDialog>
  );
}

const Fact = ({ isWarning = false, children }: { isWarning?: boolean; children: string }) => (
  <li data-warning={isWarning || undefined}>
    {isWarning ? (
      <IconAlertTriangle size={20} aria-hidden="true" />
    ) : (
      <IconCircleCheck size={20} aria-hidden="true" />
    )}
    {children}
  </li>
);
