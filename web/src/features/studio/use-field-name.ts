import { useTranslation } from '../../i18n/use-translation.tsx';
import { type CourseField, NUMBER_COLUMNS, type NumberColumn } from './course-values.ts';

const isNumber = (field: CourseField): field is NumberColumn =>
  (NUMBER_COLUMNS as readonly string[]).includes(field);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the name of a form field within a sentence. */
export const useFieldName = () => {
  const { t } = useTranslation(['studio', 'catalog']);
  return (field: CourseField): string =>
    isNumber(field) ? t(`catalog:column.${field}.name`) : t(`field.${field}`);
};
