import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import classes from './branding.module.css';
import type { BrandingForm } from './use-branding-form.ts';

interface ColourInputProps {
  form: BrandingForm;
  name: 'primaryColour' | 'accentColour';
  /** The colour that applies without a choice. */
  fallback: string;
  fault: { message: string; nearest: readonly string[] } | undefined;
}

/** A colour as text, with the picker of the browser, and the nearest colours if it is refused. */
export function ColourInput({ form, name, fallback, fault }: ColourInputProps) {
  const { t } = useTranslation('branding');
  const props = form.getInputProps(`values.${name}`);
  const label = t(`field.${name}`);
  const choose = (colour: string) => form.setFieldValue(`values.${name}`, colour);
  return (
    <Stack gap={2} shrink>
      <TextField
        {...props}
        label={label}
        placeholder={fallback}
        maxLength={40}
        error={props.error ?? fault?.message}
        rightSection={
          <input
            type="color"
            className={classes.picker}
            aria-label={t('pick', { name: label })}
            value={/^#[\da-f]{6}$/i.test(form.values.values[name]) ? form.values.values[name] : fallback}
            onChange={(event) => choose(event.currentTarget.value.toUpperCase())}
          />
        }
      />
      {fault && fault.nearest.length > 0 && (
        <Row wrap gap={2} text="sm">
          <Text as="span" tone="dim">
            {t('nearest')}
          </Text>
          {fault.nearest.map((colour) => (
            <Button
              key={colour}
              size="compact-sm"
              variant="default"
              leftSection={<span className={classes.swatch} style={{ background: colour }} />}
              onClick={() => choose(colour)}
            >
              {t('use', { colour })}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}
