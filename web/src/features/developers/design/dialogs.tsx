import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ShownSecret } from '../../../ui/shown-secret.tsx';
import { Sample, type Samples } from './sample.tsx';

const PLACES = [
  { placement: 'centre', open: 'open' },
  { placement: 'start', open: 'openStart' },
  { placement: 'end', open: 'openEnd' },
] as const;
const KINDS = ['openConfirm', 'openForm', 'openSecret'] as const;

export const Dialogs: Samples = () => {
  const { t } = useTranslation('design');
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Sample name="<Dialog>, <ConfirmDialog>, <FormDialog>, <ShownSecret>">
        {[...PLACES.map((place) => place.open), ...KINDS].map((key) => (
          <Button key={key} variant="default" onClick={() => setOpen(key)}>
            {t(`sample.${key}`)}
          </Button>
        ))}
      </Sample>
      {PLACES.map((place) => (
        <Dialog
          key={place.open}
          isOpen={open === place.open}
          onClose={close}
          title={t('sample.course')}
          placement={place.placement}
        >
          {t('sample.paragraph')}
        </Dialog>
      ))}
      <ConfirmDialog
        isOpen={open === 'openConfirm'}
        onClose={close}
        onConfirm={close}
        title={t('sample.delete')}
        confirmLabel={t('sample.delete')}
        isDanger
      >
        {t('sample.course')}
      </ConfirmDialog>
      {open === 'openForm' && (
        <FormDialog
          onClose={close}
          title={t('sample.edit')}
          submitLabel={t('sample.save')}
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
          isBusy={false}
          failure={null}
        >
          <TextField label={t('sample.name')} defaultValue={t('sample.course')} data-autofocus />
        </FormDialog>
      )}
      <ShownSecret
        title={t('sample.openSecret')}
        secret={open === 'openSecret' ? 'sen_pat_0000000000000000' : null}
        onClose={close}
      />
    </>
  );
};
