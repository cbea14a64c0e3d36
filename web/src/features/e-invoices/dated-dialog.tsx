import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import { CLASSES } from './term-names.ts';

interface DatedDialogProps
  extends Pick<ComponentProps<typeof FormDialog>, 'title' | 'onSubmit' | 'isBusy' | 'failure' | 'onClose'> {
  /** Explanation of the first day. */
  help: string;
  startsOn: string;
  onStart: (day: string) => void;
  startError: ReactNode;
  children: ReactNode;
}

/** A dialog that sets terms or rates from a future day on. */
export function DatedDialog({ help, startsOn, onStart, startError, children, ...props }: DatedDialogProps) {
  const { t } = useTranslation('eInvoices');
  return (
    <FormDialog {...props} submitLabel={t('terms.save')}>
      <DateField
        label={t('terms.startsOn')}
        help={help}
        value={startsOn}
        onDate={onStart}
        error={startError as string | undefined}
      />
      {children}
    </FormDialog>
  );
}

/** The fields of each class of teachers. */
export function ClassFields({ children }: { children: (name: (typeof CLASSES)[number]) => ReactNode }) {
  const { t } = useTranslation('eInvoices');
  return CLASSES.map((name) => (
    <Grid as="fieldset" key={name} gap={3}>
      <Text as="legend" weight={600}>
        {t(`class.${name}`)}
      </Text>
      {children(name)}
    </Grid>
  ));
}
