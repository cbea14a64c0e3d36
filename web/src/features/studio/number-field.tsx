import { TextInput, type TextInputProps } from '@mantine/core';
import { UpdateCourseInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import type { NumberColumn } from './course-values.ts';
import type { CourseForm } from './use-course-form.ts';
import { capital, useFieldName } from './use-field-name.ts';

interface NumberFieldProps extends Omit<TextInputProps, 'form' | 'id' | 'value' | 'onChange'> {
  form: CourseForm;
  column: NumberColumn;
}

/** The input of a column with a whole number or null. */
export function NumberField({ form, column, ...rest }: NumberFieldProps) {
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  const nameOf = useFieldName();
  const { minimum, maximum } = UpdateCourseInput[column];
  return (
    <TextInput
      label={capital(nameOf(column))}
      description={t('form.numberHelp', { minimum: count(minimum), maximum: count(maximum) })}
      {...rest}
      id={column}
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(maximum).length}
      value={form.state.values[column]}
      error={form.errorOf(column)}
      onChange={(event) =>
        form.set(column, event.currentTarget.value.replaceAll(/\D/g, '').replace(/^0+/, ''))
      }
    />
  );
}
