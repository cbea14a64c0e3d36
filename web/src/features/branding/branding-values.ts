import type { BrandingValuesInput } from '../../generated/schema.ts';
import type { BrandingStateFragment } from './branding.gen.ts';

type Values = BrandingStateFragment['values'];
export type FieldName = Exclude<keyof Values, '__typename' | ' $fragmentName'>;
/** The values of the form. Empty texts are null on the server. */
export type FormValues = Record<FieldName, string>;

export const toFormValues = ({ __typename, ...values }: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ''])) as FormValues;

export const toInput = (values: FormValues): BrandingValuesInput =>
  ({
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim() || null])),
    name: values.name,
  }) as unknown as BrandingValuesInput;

export const countChanges = (before: FormValues, after: FormValues): number =>
  (Object.keys(before) as FieldName[]).filter((name) => before[name] !== after[name]).length;

/** URL of a stored picture (API: http/bytes/branding.ts). */
export const fileUrl = (name: string): string => `/brand/${name}`;
