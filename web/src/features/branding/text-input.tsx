import { BrandingValuesInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FieldName } from './branding-values.ts';
import type { BrandingForm } from './use-branding-form.ts';

type LimitedName = Extract<FieldName, keyof typeof BrandingValuesInput>;

interface TextInputProps {
  form: BrandingForm;
  name: LimitedName;
  description?: string;
  isLong?: boolean;
  /** The server's fault of a value that is not saved yet. */
  fault?: string | undefined;
}

/** A text of the branding, with its label and the server's limit. */
export function TextInput({ form, name, description, isLong = false, fault }: TextInputProps) {
  const { t } = useTranslation('branding');
  const props = form.getInputProps(`values.${name}`);
  const shared = {
    ...props,
    label: t(`field.${name}`),
    description,
    error: props.error ?? fault,
    maxLength: BrandingValuesInput[name].maxLength,
  };
  return isLong ? <TextArea rows={3} {...shared} /> : <TextField {...shared} />;
}
