import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { type CustomPageDraftFieldsFragment, useSaveCustomPageMutation } from './custom-pages.gen.ts';
import { type FormBlock, type FormValues, toFormValues, toInput } from './form-values.ts';

export interface PageFormOptions {
  /** Null for a page without a saved version. */
  draft: CustomPageDraftFieldsFragment | null;
  isHome: boolean;
  onSaved: (draft: CustomPageDraftFieldsFragment) => void;
}

/** The form of a page. A refused version leaves its input. */
export const usePageForm = ({ draft, isHome, onSaved }: PageFormOptions) => {
  const { t } = useTranslation('customPages');
  const navigate = useNavigate();
  const [save] = useSaveCustomPageMutation();
  return useMutationForm<FormValues>({
    mode: 'controlled',
    initialValues: toFormValues(draft),
    send: async (values, settle) => {
      const { data } = await save({
        variables: {
          input: { ...toInput(values, isHome), pageId: draft?.id, expectedVersion: draft?.version },
        },
      });
      if (!data) return;
      settle(values);
      toast.success(t('saved'));
      onSaved(data.saveCustomPage);
      if (!draft && !isHome) navigate(`/admin/pages/${data.saveCustomPage.id}`, { replace: true });
    },
  });
};
export type PageForm = ReturnType<typeof usePageForm>['form'];

export interface BlockFieldsProps {
  form: PageForm;
  /** The block's path in the form. */
  path: string;
  block: FormBlock;
}
