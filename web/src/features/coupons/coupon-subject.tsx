import { useState } from 'react';
import type { CouponScope } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Radio } from '../../ui/fields/radio.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useCategoriesQuery, useCategoryName } from '../categories/index.ts';
import { type CouponSubjectsQuery, useCouponCoursesQuery, useCouponSubjectsQuery } from './coupons.gen.ts';

export interface CouponSubject {
  readonly scope: CouponScope;
  /** Null if it is valid for all, and before one is chosen. */
  readonly id: string | null;
  readonly name?: string;
}

interface CouponSubjectFieldProps {
  value: CouponSubject;
  error: string | undefined;
  onChoose: (subject: CouponSubject) => void;
}

/** The subject of a teacher's coupon: all of their courses, or one. */
export function OwnSubject({ value, error, onChoose }: CouponSubjectFieldProps) {
  const { t } = useTranslation('coupons');
  const { data } = useCouponCoursesQuery();
  const courses = data?.myTaughtCourses.items.map(({ id, title }) => ({ value: id, label: title })) ?? [];
  return (
    <Select
      label={t('holdsFor')}
      value={value.id ?? ''}
      error={error}
      options={[{ value: '', label: t('ownCourses') }, ...courses]}
      onChange={({ currentTarget: { value: id } }) =>
        onChoose({ scope: id ? 'COURSE' : 'TEACHER', id: id || null })
      }
    />
  );
}

const SCOPES: readonly CouponScope[] = ['ALL', 'CATEGORY', 'TEACHER', 'COURSE'];

/** The subject of a coupon of the platform: all courses, a category, all courses of a teacher, or one course. */
export function PlatformSubject({ value, error, onChoose }: CouponSubjectFieldProps) {
  const { t } = useTranslation('coupons');
  const categories = useCategoriesQuery();
  const getName = useCategoryName();
  const first = categories.data?.categories[0]?.id ?? null;
  const { scope } = value;
  return (
    <>
      <Select
        label={t('holdsFor')}
        value={scope}
        options={SCOPES.map((each) => ({ value: each, label: t(`scope.${each}`) }))}
        onChange={({ currentTarget }) => {
          const selectedScope = currentTarget.value as CouponScope;
          onChoose({ scope: selectedScope, id: selectedScope === 'CATEGORY' ? first : null });
        }}
      />
      {scope === 'CATEGORY' && (
        <Select
          label={t('category')}
          value={value.id ?? ''}
          error={error}
          options={
            categories.data?.categories.map((each) => ({ value: each.id, label: getName(each) })) ?? []
          }
          onChange={({ currentTarget }) => onChoose({ scope, id: currentTarget.value })}
        />
      )}
      {(scope === 'COURSE' || scope === 'TEACHER') && (
        <FoundSubject key={scope} scope={scope} value={value} error={error} onChoose={onChoose} />
      )}
    </>
  );
}

const getChoices = ({ courseSearch: { courses } }: CouponSubjectsQuery, scope: CouponScope) =>
  scope === 'COURSE'
    ? courses.map(({ id, title, teacher }) => ({ id, name: title, note: teacher.fullName }))
    : [...new Map(courses.map(({ teacher }) => [teacher.id, teacher])).values()].map(({ id, fullName }) => ({
        id,
        name: fullName,
        note: '',
      }));

/** Searches a course, or a teacher by one of their courses. */
function FoundSubject({
  scope,
  value,
  error,
  onChoose,
}: CouponSubjectFieldProps & { scope: 'COURSE' | 'TEACHER' }) {
  const { t } = useTranslation('coupons');
  const [search, setSearch] = useState('');
  const isShort = search.trim().length < 2;
  const subjects = useCouponSubjectsQuery({ variables: { search }, skip: isShort });
  return (
    <Stack gap={4} shrink>
      <SearchField value={search} label={t(`find.${scope}`)} onSearch={setSearch} />
      {value.name && <Text weight={600}>{t('chosen', { name: value.name })}</Text>}
      {!isShort && (
        <QueryView
          result={subjects}
          select={(data) => getChoices(data, scope)}
          skeleton={<LoadingRows />}
          keepsPrevious
          isEmpty={({ length }) => length === 0}
          empty={<Text tone="dim">{t('foundNothing')}</Text>}
        >
          {(choices) => (
            <div
              role="radiogroup"
              aria-label={t(`find.${scope}`)}
              className={styleClass({ display: 'grid', gap: 1 })}
            >
              {choices.map(({ id, name, note }) => (
                <Radio
                  key={id}
                  name="subject"
                  value={id}
                  checked={id === value.id}
                  onChange={() => onChoose({ scope, id, name })}
                  label={note ? `${name} · ${note}` : name}
                />
              ))}
            </div>
          )}
        </QueryView>
      )}
      {error && (
        <Text role="alert" text="xs" tone="bad">
          {error}
        </Text>
      )}
    </Stack>
  );
}
