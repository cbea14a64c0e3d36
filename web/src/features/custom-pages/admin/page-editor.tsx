import { useEffect, useState } from 'react';
import { CustomPageTranslationInput, SaveCustomPageInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { plain } from '../../../ui/plain-words.ts';
import { PressedFilters } from '../../../ui/pressed-filters.tsx';
import { UnsavedWarning } from '../../../ui/unsaved-warning.tsx';
import { BlockList } from './block-list.tsx';
import { toSlug } from './form-values.ts';
import { Preview } from './preview.tsx';
import { type PageFormOptions, usePageForm } from './use-page-form.ts';

const VIEWS = ['edit', 'preview'] as const;

interface PageEditorProps extends PageFormOptions {
  onDirty: (isDirty: boolean) => void;
}

/** The form of a page: path, switches, and the texts and blocks of each language. */
export function PageEditor(props: PageEditorProps) {
  const { draft, isHome, onDirty } = props;
  const { t } = useTranslation('customPages');
  const { form, submit, isBusy, formError } = usePageForm(props);
  const [at, setAt] = useState(0);
  const [view, setView] = useState<(typeof VIEWS)[number]>('edit');
  const isDirty = form.isDirty();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const { translations, slug } = form.values;
  const isPublished = draft?.publishedVersion != null;
  const path = `translations.${at}`;
  const hasErrorIn = (index: number) =>
    Object.keys(form.errors).some((field) => field.startsWith(`translations.${index}.`));
  const suggestSlug = () => {
    if (!slug && !draft) form.setFieldValue('slug', toSlug(plain(translations[at]!.title)));
  };
  return (
    <Stack as="form" gap={6} shrink noValidate onSubmit={submit}>
      <UnsavedWarning isDirty={isDirty && !isBusy} />
      <Row wrap justify="between" gap={3}>
        <PressedFilters
          label={t('language')}
          options={translations.map(({ language }, index) => ({
            value: String(index),
            label: hasErrorIn(index)
              ? t('languageError', { name: t(`languages.${language}`) })
              : t(`languages.${language}`),
          }))}
          value={String(at)}
          onChange={(index) => setAt(Number(index))}
        />
        <PressedFilters
          label={t('view')}
          options={VIEWS.map((value) => ({ value, label: t(value) }))}
          value={view}
          onChange={setView}
        />
      </Row>
      {view === 'preview' ? (
        <Preview translation={translations[at]!} />
      ) : (
        <>
          <Stack as="section" card gap={4} shrink aria-label={t('facts')}>
            {!isHome && (
              <>
                <TextField
                  key={path}
                  label={t('pageTitle')}
                  withAsterisk
                  maxLength={CustomPageTranslationInput.title.maxLength}
                  {...form.getInputProps(`${path}.title`)}
                  onBlur={suggestSlug}
                />
                <TextField
                  label={t('slug')}
                  description={isPublished ? t('slugPublished') : t('slugHelp')}
                  withAsterisk
                  readOnly={isPublished}
                  leftSection="/p/"
                  maxLength={SaveCustomPageInput.slug.maxLength}
                  {...form.getInputProps('slug')}
                />
                <TextArea
                  key={`${path}.description`}
                  label={t('description')}
                  description={t('descriptionHelp')}
                  rows={2}
                  maxLength={CustomPageTranslationInput.description.maxLength}
                  {...form.getInputProps(`${path}.description`)}
                />
                <Checkbox label={t('inFooter')} {...form.getInputProps('isInFooter', { type: 'checkbox' })} />
              </>
            )}
            {isHome && (
              <Checkbox
                label={t('aboveCourses')}
                {...form.getInputProps('isAboveCourses', { type: 'checkbox' })}
              />
            )}
          </Stack>
          <BlockList key={`${path}.blocks`} form={form} at={at} />
        </>
      )}
      <FormError failure={formError} />
      <Row wrap gap={3}>
        <Button type="submit" loading={isBusy} aria-disabled={isDirty ? undefined : true}>
          {t('save')}
        </Button>
      </Row>
    </Stack>
  );
}
