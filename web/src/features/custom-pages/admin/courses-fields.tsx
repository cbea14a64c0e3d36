import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { CustomPageBlockInput } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { PressedFilters } from '../../../ui/pressed-filters.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { CategorySelect } from '../../categories/index.ts';
import { useCustomPageCoursesQuery, useFindCustomPageCoursesQuery } from './custom-pages.gen.ts';
import type { BlockFieldsProps } from './use-page-form.ts';

const MAX_COURSES = 12;
const SOURCES = ['chosen', 'category'] as const;

interface ChosenProps {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

const Chosen = ({ ids, onChange }: ChosenProps) => {
  const { t } = useTranslation('customPages');
  const { data, previousData } = useCustomPageCoursesQuery({
    variables: { courseIds: [...ids], categoryId: null, courseCount: MAX_COURSES },
    skip: ids.length === 0,
  });
  const known = (data ?? previousData)?.customPageCourses ?? [];
  const swap = (index: number, other: number) => {
    const next = [...ids];
    [next[index], next[other]] = [next[other]!, next[index]!];
    onChange(next);
  };
  return (
    <ol>
      {ids.map((id, index) => {
        const name = known.find((course) => course.id === id)?.title ?? (data ? t('courseGone') : '…');
        const isLast = index === ids.length - 1;
        return (
          <Row as="li" key={id} justify="between" gap={2} py={1} borderBottom>
            <Text shrink>{name}</Text>
            <Row gap={1}>
              <IconButton
                aria-label={t('moveUp', { name })}
                aria-disabled={index === 0 || undefined}
                onClick={() => index > 0 && swap(index, index - 1)}
              >
                <IconArrowUp size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                aria-label={t('moveDown', { name })}
                aria-disabled={isLast || undefined}
                onClick={() => !isLast && swap(index, index + 1)}
              >
                <IconArrowDown size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                aria-label={t('remove', { name })}
                onClick={() => onChange(ids.filter((other) => other !== id))}
              >
                <IconX size={18} aria-hidden="true" />
              </IconButton>
            </Row>
          </Row>
        );
      })}
    </ol>
  );
};

const Finder = ({ ids, onChange }: ChosenProps) => {
  const { t } = useTranslation('customPages');
  const results = useId();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), 300);
  const { data, previousData, error } = useFindCustomPageCoursesQuery({
    variables: { search },
    skip: search.length < 2,
  });
  const found = search.length < 2 ? undefined : (data ?? previousData)?.courses.items;
  return (
    <Stack gap={2} shrink>
      <TextField
        label={t('findCourse')}
        description={t('findCourseHelp')}
        value={typed}
        aria-controls={results}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // The form around it must not be sent
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div id={results} aria-live="polite">
        {error && <Text tone="bad">{t('findFailed')}</Text>}
        {found?.length === 0 && <Text tone="dim">{t('findNone')}</Text>}
        <ul>
          {found
            ?.filter(({ id }) => !ids.includes(id))
            .map(({ id, title }) => (
              <Row as="li" key={id} justify="between" gap={2} py={1} borderBottom>
                <Text shrink>{title}</Text>
                <IconButton
                  aria-label={t('addCourse', { name: title })}
                  onClick={() => onChange([...ids, id])}
                >
                  <IconPlus size={18} aria-hidden="true" />
                </IconButton>
              </Row>
            ))}
        </ul>
      </div>
    </Stack>
  );
};

/** A list of courses: chosen ones in their order, or those of a category. */
export function CoursesFields({ form, path, block }: BlockFieldsProps) {
  const { t } = useTranslation('customPages');
  const [source, setSource] = useState<(typeof SOURCES)[number]>(block.categoryId ? 'category' : 'chosen');
  const set = (field: string, value: unknown) => form.setFieldValue(`${path}.${field}`, value as never);
  const choose = (ids: string[]) => set('courseIds', ids);
  const errors = ['courseIds', 'courseCount'].map((field) => form.errors[`${path}.${field}`]).filter(Boolean);
  return (
    <Stack gap={4} shrink>
      <TextField
        label={t('coursesHeading')}
        maxLength={CustomPageBlockInput.heading.maxLength}
        {...form.getInputProps(`${path}.heading`)}
      />
      <PressedFilters
        label={t('source')}
        options={SOURCES.map((value) => ({ value, label: t(`sources.${value}`) }))}
        value={source}
        onChange={(chosen) => {
          setSource(chosen);
          if (chosen === 'category') choose([]);
          else set('categoryId', '');
        }}
      />
      {source === 'chosen' ? (
        <>
          <Chosen ids={block.courseIds} onChange={choose} />
          {block.courseIds.length < MAX_COURSES && <Finder ids={block.courseIds} onChange={choose} />}
        </>
      ) : (
        <Row wrap gap={4} align="start">
          <CategorySelect
            label={t('category')}
            none={t('categoryNone')}
            {...form.getInputProps(`${path}.categoryId`)}
          />
          <NumberField
            label={t('courseCount')}
            min={1}
            max={MAX_COURSES}
            value={block.courseCount}
            onChange={(value) => set('courseCount', value)}
          />
        </Row>
      )}
      {errors.map((error) => (
        <Text key={String(error)} role="alert" text="sm" tone="bad">
          {error}
        </Text>
      ))}
    </Stack>
  );
}
