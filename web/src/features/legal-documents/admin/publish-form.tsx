import { useState } from 'react';
import { PublishLegalDocumentInput } from '../../../generated/input-rules.ts';
import type { LegalDocumentKind } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { toMidnight } from '../../../ui/local-time.ts';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import {
  LegalAdminDocument,
  useDiscardLegalDraftMutation,
  usePublishLegalDocumentMutation,
} from './legal-admin.gen.ts';

interface PublishFormProps {
  kind: LegalDocumentKind;
  /** Number of the version that is published. */
  number: number;
  /** How many people would be asked to accept it. */
  reach: number | undefined;
  hasEnglishDraft: boolean;
  /** True if the drafts have unsaved input, which would not be published. */
  isDirty: boolean;
}

/** Publishes the stored drafts of a document, or discards them. */
export function PublishForm({ kind, number, reach, hasEnglishDraft, isDirty }: PublishFormProps) {
  const { t } = useTranslation('legal');
  const { count } = useFormat();
  const [publish] = usePublishLegalDocumentMutation({ refetchQueries: [LegalAdminDocument] });
  const [discard, { loading: isDiscarding }] = useDiscardLegalDraftMutation({
    refetchQueries: [LegalAdminDocument],
  });
  const [asks, setAsks] = useState<'publish' | 'discard' | null>(null);
  const short = (value: string) => (value.trim().length < 3 ? t('publish.summaryShort') : null);
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { effectiveFrom: '', summaryVi: '', summaryEn: '', mustAccept: false },
    validate: {
      effectiveFrom: (value) => (value ? null : t('publish.fromMissing')),
      summaryVi: short,
      summaryEn: (value) => (hasEnglishDraft && value.trim() ? short(value) : null),
    },
    send: async ({ effectiveFrom, summaryEn, ...values }) => {
      if (asks !== 'publish') return setAsks('publish');
      setAsks(null);
      const input = {
        ...values,
        kind,
        effectiveFrom: toMidnight(effectiveFrom),
        summaryEn: summaryEn.trim() || null,
      };
      await publish({ variables: { input } });
      toast.success(t('publish.done'));
    },
  });
  const { effectiveFrom, mustAccept } = form.values;
  return (
    <Stack as="form" card gap={4} noValidate onSubmit={submit} aria-labelledby="publish">
      <Heading level={2} id="publish" text="h3">
        {t('publish.title')}
      </Heading>
      <DateField
        label={t('publish.from')}
        help={t('publish.fromHelp')}
        value={effectiveFrom}
        onDate={(value) => form.setFieldValue('effectiveFrom', value)}
        error={form.errors.effectiveFrom as string | undefined}
      />
      <TextField
        label={t('publish.summaryVi')}
        description={t('publish.summaryViHelp')}
        maxLength={PublishLegalDocumentInput.summaryVi.maxLength}
        {...form.getInputProps('summaryVi')}
      />
      {hasEnglishDraft && (
        <TextField
          label={t('publish.summaryEn')}
          maxLength={PublishLegalDocumentInput.summaryVi.maxLength}
          {...form.getInputProps('summaryEn')}
        />
      )}
      <Checkbox
        label={t('publish.must')}
        description={
          reach === undefined ? undefined : t('publish.mustHelp', { count: reach, value: count(reach) })
        }
        checked={mustAccept}
        onChange={(event) => form.setFieldValue('mustAccept', event.currentTarget.checked)}
      />
      {isDirty && (
        <Text text="sm" tone="dim">
          {t('publish.unsaved')}
        </Text>
      )}
      <FormError failure={formError} />
      <Row wrap gap={3}>
        <Button type="submit" loading={isBusy} disabled={isDirty}>
          {t('publish.submit', { number })}
        </Button>
        <Button variant="subtle" onClick={() => setAsks('discard')}>
          {t('draft.discard')}
        </Button>
      </Row>
      <ConfirmDialog
        isOpen={asks === 'publish'}
        onClose={() => setAsks(null)}
        onConfirm={() => void submit()}
        title={t('publish.confirmTitle', { number })}
        confirmLabel={t('publish.submit', { number })}
        isBusy={isBusy}
      >
        {t('publish.confirmText')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asks === 'discard'}
        onClose={() => setAsks(null)}
        onConfirm={() =>
          void discard({ variables: { input: { kind } } }).then(
            () => {
              setAsks(null);
              toast.success(t('draft.discarded'));
            },
            () => undefined,
          )
        }
        title={t('draft.discardTitle')}
        confirmLabel={t('draft.discard')}
        isDanger
        isBusy={isDiscarding}
      >
        {t('draft.discardText')}
      </ConfirmDialog>
    </Stack>
  );
}
