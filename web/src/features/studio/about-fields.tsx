import type { FragmentType } from '@apollo/client';
import { IconCircleCheckFilled, IconLock } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import type { CourseLevel, Language } from '../../generated/schema.ts';
import { languageChoices } from '../../i18n/language-choices.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { countWords, type RichNode } from '../../ui/editor/rich-text.ts';
import { RichTextField } from '../../ui/editor/rich-text-field.tsx';
import type { PicturePort } from '../../ui/editor/use-pictures.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Box, Grid, Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CategorySelect } from '../categories/index.ts';
import { type AboutFieldsFragment, useAboutFieldsFragment } from './about-fields.gen.ts';
import classes from './about-fields.module.css';
import { ColumnField } from './column-field.tsx';
import { CountedInput } from './counted-input.tsx';
import { LIMITS } from './course-rules.ts';
import { PLAIN_NUMBERS } from './course-values.ts';
import layout from './studio-header.module.css';
import type { CourseForm } from './use-course-form.ts';

const LEVELS: readonly CourseLevel[] = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'ALL'];

interface AboutFieldsProps {
  course: FragmentType<AboutFieldsFragment>;
  form: CourseForm;
  /** Uploads of pictures in the description. */
  port: PicturePort;
  isLocked: boolean;
}

export function AboutFields({ course: from, form, port, isLocked }: AboutFieldsProps) {
  const { t } = useTranslation('studio');
  const { t: common } = useTranslation();
  const { values } = form.state;
  const course = useAboutFieldsFragment(from);
  const wordCount = useMemo(() => countWords(values.description), [values.description]);
  const { set } = form;
  const setDescription = useCallback((doc: RichNode) => set('description', doc), [set]);
  if (!course) return null;
  const isGated = course.status === 'APPROVED' || course.status === 'UNPUBLISHED';
  const isSold = course.status === 'PUBLISHED' || course.status === 'SUSPENDED';
  // The revision is being reviewed
  const isInReview = course.revision?.state === 'SUBMITTED';
  const gate = isGated || isSold ? <Tag tone="warn">{t(isSold ? 'form.revised' : 'form.gated')}</Tag> : null;
  const help = isSold ? t(isInReview ? 'form.inReview' : 'form.sold') : null;
  const need = course.readiness?.find(({ code }) => code === 'DESCRIPTION')?.required ?? 0;

  return (
    <Stack card gap={4} shrink>
      <Heading level={2} text="lg">
        {t('form.about')}
      </Heading>
      {course.hasAiText && (
        <Text text="sm" tone="dim">
          {t('form.byAi')}
        </Text>
      )}
      <CountedInput
        id="title"
        label={t('form.title')}
        tag={gate}
        max={LIMITS.title.maxLength}
        value={values.title}
        readOnly={isInReview}
        rightSection={isInReview && <IconLock size={18} aria-hidden="true" />}
        description={help}
        error={form.getError('title')}
        onChange={(event) => set('title', event.currentTarget.value)}
      />
      <CountedInput
        id="subtitle"
        label={t('form.subtitle')}
        description={t('form.subtitleHelp')}
        max={LIMITS.subtitle.maxLength}
        value={values.subtitle}
        error={form.getError('subtitle')}
        onChange={(event) => set('subtitle', event.currentTarget.value)}
      />
      <Grid className={layout.three} columns="narrow" gap={4}>
        <CategorySelect
          id="categoryId"
          label={
            <>
              {t('form.category')} {gate}
            </>
          }
          none={t('form.chooseCategory')}
          value={values.categoryId}
          disabled={isInReview}
          description={help}
          error={form.getError('categoryId')}
          onChange={(event) => set('categoryId', event.currentTarget.value)}
        />
        <Select
          id="level"
          label={t('form.level')}
          value={values.level}
          error={form.getError('level')}
          options={LEVELS.map((level) => ({ value: level, label: common(`level.${level}`) }))}
          onChange={(event) => set('level', event.currentTarget.value as CourseLevel)}
        />
        <Select
          id="language"
          label={t('form.language')}
          value={values.language}
          error={form.getError('language')}
          options={languageChoices}
          onChange={(event) => set('language', event.currentTarget.value as Language)}
        />
        {PLAIN_NUMBERS.map((column) => (
          <ColumnField key={column} form={form} column={column} />
        ))}
      </Grid>
      <RichTextField
        id="description"
        label={t('form.description')}
        help={t('form.descriptionHelp')}
        side={
          <Box
            as="span"
            className={classes.words}
            display="inline-flex"
            align="center"
            gap={2}
            text="xs"
            tone="dim"
            numbers
            data-ok={wordCount >= need || undefined}
          >
            {wordCount >= need && <IconCircleCheckFilled size={16} aria-hidden="true" />}
            {wordCount >= need
              ? t('form.wordsOk', { count: wordCount })
              : t('form.words', { count: wordCount, need })}
          </Box>
        }
        error={form.getError('description')}
        value={values.description}
        onChange={setDescription}
        isReadOnly={isLocked}
        port={port}
      />
      <TextField
        id="tags"
        label={t('form.tags')}
        description={t('form.tagsHelp', LIMITS.tags)}
        value={values.tags}
        error={form.getError('tags')}
        onChange={(event) => set('tags', event.currentTarget.value)}
      />
    </Stack>
  );
}
