import { UpdateCourseInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ColumnField } from './column-field.tsx';
import type { PricingFieldsFragment } from './pricing-fields.gen.ts';
import type { CourseForm } from './use-course-form.ts';
import { capital, useFieldName } from './use-field-name.ts';

/** Common periods: their names in months, and their days. */
const CHOICES = [
  { months: 3, days: '90' },
  { months: 6, days: '180' },
  { months: 12, days: '365' },
] as const;

/** The access period of a purchase in days; blank for unlimited access. */
export function AccessField({ course, form }: { course: PricingFieldsFragment; form: CourseForm }) {
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  const name = capital(useFieldName()('accessDays'));
  const value = form.state.values.accessDays;
  const set = (days: string) => form.set('accessDays', days);
  const isSold = course.status === 'PUBLISHED' || course.status === 'SUSPENDED';
  const isShorter = value !== '' && (course.accessDays == null || Number(value) < course.accessDays);
  const { minimum, maximum } = UpdateCourseInput.accessDays;
  const choices = [
    { days: '', label: t('form.accessForever') },
    ...CHOICES.map(({ months, days }) => ({ days, label: t('form.accessMonths', { months, days }) })),
  ];
  return (
    <>
      <ColumnField
        form={form}
        column="accessDays"
        description={t('form.accessDaysHelp', { minimum: count(minimum), maximum: count(maximum) })}
        placeholder={t('form.accessForever')}
        {...(value !== '' && { unit: t('form.accessUnit') })}
        disabled={!course.isOwner}
      />
      <Box
        as="fieldset"
        display="flex"
        align="center"
        gap={2}
        shrink
        wrap
        aria-label={name}
        disabled={!course.isOwner}
      >
        {choices.map(({ days, label }) => (
          <Button
            key={days}
            size="compact-sm"
            variant={days === value ? 'light' : 'default'}
            aria-pressed={days === value}
            onClick={() => set(days)}
          >
            {label}
          </Button>
        ))}
      </Box>
      {isSold && isShorter && (
        <Notice tone="plain">
          <p>{t(course.revision?.state === 'SUBMITTED' ? 'form.inReview' : 'form.accessShorter')}</p>
        </Notice>
      )}
    </>
  );
}
