import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useCreateSearchSynonymMutation, useUpdateSearchSynonymMutation } from './search-words.gen.ts';

interface SynonymDialogProps {
  /** Missing for a new one. */
  synonym?: { id: string; version: number; terms: readonly string[] } | undefined;
  /** The initial words of a new group, for instance a search without results. */
  words?: string | undefined;
  onClose: () => void;
  onSaved: () => void;
}

const parseTerms = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A group of synonyms, one per line. */
export function SynonymDialog({ synonym, words, onClose, onSaved }: SynonymDialogProps) {
  const { t } = useTranslation('searchWords');
  const [create] = useCreateSearchSynonymMutation();
  const [update] = useUpdateSearchSynonymMutation();
  const getKey = useIdempotencyKey();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { terms: synonym?.terms.join('\n') ?? (words ? `${words}\n` : '') },
    send: async (values) => {
      const terms = parseTerms(values.terms);
      if (synonym) {
        const { id: synonymId, version: expectedVersion } = synonym;
        await update({ variables: { input: { synonymId, expectedVersion, terms } } });
      } else {
        await create({ variables: { input: { terms, idempotencyKey: getKey(JSON.stringify(terms)) } } });
      }
      toast.success(t('saved'));
      onSaved();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(synonym ? 'editTitle' : 'create')}
      submitLabel={t('save')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <TextArea
        key={form.key('terms')}
        data-autofocus
        label={t('terms')}
        description={t('termsHelp')}
        rows={5}
        {...form.getInputProps('terms')}
      />
    </FormDialog>
  );
}
