import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { CreateCannedAnswerInput } from '../../../generated/input-rules.ts';
import type { TicketCategory } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Grid, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { useViewer } from '../../accounts/index.ts';
import {
  CannedAnswersDocument,
  type CannedAnswersQuery,
  FilledAnswersDocument,
  useCannedAnswersQuery,
  useCreateCannedAnswerMutation,
  useDeleteCannedAnswerMutation,
  useUpdateCannedAnswerMutation,
} from './queue.gen.ts';
import classes from './queue.module.css';

type Canned = CannedAnswersQuery['cannedAnswers'][number];

const CATEGORIES = ['PAYMENT', 'LEARNING', 'TEACHING', 'FAULT', 'ACCOUNT', 'OTHER'] as const;
const FIELDS = ['titleVi', 'textVi', 'titleEn', 'textEn'] as const;

const Edit = ({ canned, onClose }: { canned: Canned | undefined; onClose: () => void }) => {
  const { t } = useTranslation('ticketDesk');
  const [create] = useCreateCannedAnswerMutation({
    refetchQueries: [CannedAnswersDocument, FilledAnswersDocument],
  });
  const [update] = useUpdateCannedAnswerMutation({ refetchQueries: [FilledAnswersDocument] });
  const getKey = useIdempotencyKey();
  const required = (value: string) => (value.trim() ? null : t('compose.missing'));
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: {
      titleVi: canned?.titleVi ?? '',
      textVi: canned?.textVi ?? '',
      titleEn: canned?.titleEn ?? '',
      textEn: canned?.textEn ?? '',
      category: canned?.category ?? '',
    },
    validate: { titleVi: required, textVi: required, titleEn: required, textEn: required },
    send: async ({ category, ...texts }) => {
      const input = { ...texts, category: (category || null) as TicketCategory | null };
      if (canned)
        await update({
          variables: { input: { ...input, cannedAnswerId: canned.id, expectedVersion: canned.version } },
        });
      else
        await create({ variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } } });
      toast.success(t('canned.saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(canned ? 'canned.edit' : 'canned.new')}
      submitLabel={t('canned.save')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <Text text="sm" tone="text-2">
        {t('canned.blanks')}
      </Text>
      {FIELDS.map((field) => {
        const Field = field.startsWith('title') ? TextField : TextArea;
        return (
          <Field
            key={field}
            label={t(`canned.${field}`)}
            withAsterisk
            maxLength={CreateCannedAnswerInput[field].maxLength}
            {...(field.startsWith('text') && { rows: 3 })}
            {...form.getInputProps(field)}
          />
        );
      })}
      <Select
        label={t('categoryLabel')}
        {...form.getInputProps('category')}
        options={[
          { value: '', label: t('canned.all') },
          ...CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
        ]}
      />
    </FormDialog>
  );
};

/** Canned answers, which can be edited with the permission. */
export function CannedDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('ticketDesk');
  const viewer = useViewer();
  const [edited, setEdited] = useState<Canned | 'new' | null>(null);
  const result = useCannedAnswersQuery(cacheAndNetwork);
  const [remove] = useDeleteCannedAnswerMutation({
    refetchQueries: [CannedAnswersDocument, FilledAnswersDocument],
  });
  const mayChange = viewer.may('canned-answer:manage');
  if (edited) return <Edit canned={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />;
  const drop = (cannedAnswerId: string) => remove({ variables: { cannedAnswerId } }).catch(() => undefined);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('canned.title')}
      footer={
        mayChange && (
          <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setEdited('new')}>
            {t('canned.new')}
          </Button>
        )
      }
    >
      <QueryView
        result={result}
        select={({ cannedAnswers }) => cannedAnswers}
        skeleton={<LoadingRows rows={4} height={48} />}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState title={t('canned.emptyTitle')} text={t('canned.emptyText')} />}
      >
        {(list) => (
          <Grid as="ul" className={classes.cannedList} gap={3}>
            {list.map((each) => {
              const [title, text] =
                i18n.language === 'en' ? [each.titleEn, each.textEn] : [each.titleVi, each.textVi];
              return (
                <li key={each.id}>
                  <Box grow shrink>
                    <Text weight={600}>{title}</Text>
                    <Text text="sm" tone="dim">
                      {text}
                    </Text>
                  </Box>
                  {mayChange && (
                    <>
                      <IconButton aria-label={t('canned.editOne', { title })} onClick={() => setEdited(each)}>
                        <IconPencil size={18} aria-hidden="true" />
                      </IconButton>
                      <IconButton
                        aria-label={t('canned.deleteOne', { title })}
                        onClick={() => void drop(each.id)}
                      >
                        <IconTrash size={18} aria-hidden="true" />
                      </IconButton>
                    </>
                  )}
                </li>
              );
            })}
          </Grid>
        )}
      </QueryView>
    </Dialog>
  );
}
