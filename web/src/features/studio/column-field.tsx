import { UpdateCourseInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { NumberField, type NumberFieldProps } from '../../ui/fields/number-field.tsx';
import { useFormat } from '../../ui/format.ts';
import type { NumberColumn } from './course-values.ts';
import type { CourseForm } from './use-course-form.ts';
import { capital, useFieldName } from './use-field-name.ts';

interface ColumnFieldProps extends Omit<NumberFieldProps, 'form' | 'id' | 'value' | 'onChange'> {
  form: CourseForm;
  column: NumberColumn;
}

/** The field of a course's column with a whole number or null. */
export function ColumnField({ form, column, ...rest }: ColumnFieldProps) {
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  const getName = useFieldName();
  const { minimum, maximum } = UpdateCourseInput[column];
  const text = form.state.values[column];
  return (
    <NumberField
      label={capital(getName(column))}
      description={t('form.numberHelp', { minimum: count(minimum), maximum: count(maximum) })}
      {...rest}
      id={column}
      min={minimum}
      max={maximum}
      clampBehavior="none"
      value={text === '' ? '' : Number(text)}
      error={form.getError(column)}
      onChange={(value) => form.set(column, String(value))}
    />
  );
}
