import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { SaveLegalDraftInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChangedText } from '../../../ui/changed-text.tsx';
import { normalizeDoc, type RichNode } from '../../../ui/editor/rich-text.ts';
import { RichTextField } from '../../../ui/editor/rich-text-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { PressedFilters } from '../../../ui/pressed-filters.tsx';
import { plainText, RichTextView } from '../../../ui/rich-text-view.tsx';
import { sameJson } from '../../../ui/same-json.ts';
import { toast } from '../../../ui/toast.tsx';
import { UnsavedWarning } from '../../../ui/unsaved-warning.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import {
  type LegalDraftEditorFragment,
  useLegalDraftEditorFragment,
  useSaveLegalDraftMutation,
} from './legal-admin.gen.ts';
import classes from './legal-documents.module.css';

/** A paragraph, heading or list per line. */
const toLines = ({ content = [] }: RichNode) => content.map(plainText).join('\n');
const VIEWS = ['edit', 'compare', 'preview'] as const;

interface DraftEditorProps {
  draft: FragmentType<LegalDraftEditorFragment>;
  /** Number of the version to compare with. */
  latest: number;
  placeholders: readonly string[];
  onDirty: (isDirty: boolean) => void;
}

/** The draft of one language: written, compared with the published text, or as readers will see it. */
export function DraftEditor({ draft: from, latest, placeholders, onDirty }: DraftEditorProps) {
  const draft = useLegalDraftEditorFragment(from);
  return draft && <Editor key={draft.version} {...{ draft, latest, placeholders, onDirty }} />;
}

function Editor({
  draft,
  latest,
  placeholders,
  onDirty,
}: Omit<DraftEditorProps, 'draft'> & { draft: LegalDraftEditorFragment }) {
  const { t } = useTranslation('legal');
  const { date, time } = useFormat();
  const [view, setView] = useState<(typeof VIEWS)[number]>('edit');
  const [save] = useSaveLegalDraftMutation();
  const { kind, locale, version, savedAt, savedByName } = draft;
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { title: draft.title, body: normalizeDoc(draft.body) },
    onValuesChange: (values, former) => {
      if (!sameJson(values, former)) onDirty(true);
    },
    send: async ({ title, body }) => {
      await save({ variables: { input: { kind, locale, title, body, expectedVersion: version } } });
      onDirty(false);
      toast.success(t('draft.done'));
    },
  });
  const { title, body } = form.values;
  const isDirty = form.isDirty();
  const before = toLines(normalizeDoc(draft.publishedBody));
  const after = toLines(body);
  const labels = {
    edit: t('draft.edit'),
    compare: t('draft.compare', { number: latest }),
    preview: t('draft.preview'),
  };
  return (
    <Stack as="form" gap={4} shrink noValidate onSubmit={submit}>
      <UnsavedWarning isDirty={isDirty} />
      <Row wrap justify="between" gap={3}>
        <Text text="sm" tone="dim">
          {savedAt
            ? t('draft.saved', {
                name: savedByName ?? t('accepted.erased'),
                time: time(savedAt),
                date: date(savedAt),
              })
            : t('draft.none')}
        </Text>
        <PressedFilters
          label={t('draft.view')}
          options={VIEWS.map((value) => ({ value, label: labels[value] }))}
          value={view}
          onChange={setView}
        />
      </Row>
      {view === 'edit' && (
        <>
          <TextField
            label={t('draft.heading')}
            maxLength={SaveLegalDraftInput.title.maxLength}
            {...form.getInputProps('title')}
          />
          <RichTextField
            label={t('draft.body')}
            help={t('draft.bodyHelp', { names: placeholders.map((name) => `{{${name}}}`).join(', ') })}
            error={form.getInputProps('body').error}
            value={body}
            onChange={(doc) => form.setFieldValue('body', doc)}
          />
        </>
      )}
      {view === 'compare' && (
        <Text className={classes.changes} space="lines" anywhere>
          {before === after ? t('draft.same') : <ChangedText before={before} after={after} isList isFolded />}
        </Text>
      )}
      {view === 'preview' && (
        <div>
          <h2>{title}</h2>
          <RichTextView doc={body} top={3} />
        </div>
      )}
      <FormError failure={formError} />
      <Row gap={3}>
        <Button type="submit" variant="default" loading={isBusy} aria-disabled={isDirty ? undefined : true}>
          {t('draft.save')}
        </Button>
      </Row>
    </Stack>
  );
}
