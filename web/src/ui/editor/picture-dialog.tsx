import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Stack } from '../layout/layout.tsx';
import { useKeyedState } from '../use-keyed-state.ts';
import { MAX_ALT_LENGTH } from './rich-text.ts';

export interface PictureDescription {
  alt: string;
  isDecorative: boolean;
}

interface PictureDialogProps {
  /** Null while the dialog is closed. */
  picture: PictureDescription | null;
  onClose: () => void;
  onSave: (newDescription: PictureDescription) => void;
}

/** Asks for the alternative text of a picture. It is rendered outside of the surrounding form. */
export function PictureDialog({ picture, onClose, onSave }: PictureDialogProps) {
  const { t } = useTranslation('lessons');
  const [alt, setAlt] = useKeyedState(picture, picture?.alt ?? '');
  const [isDecorative, setDecorative] = useKeyedState(picture, picture?.isDecorative ?? false);
  const [isMissing, setMissing] = useKeyedState(picture, false);

  const save = () => {
    if (isDecorative) onSave({ alt: '', isDecorative });
    else if (alt.trim()) onSave({ alt: alt.trim(), isDecorative });
    else setMissing(true);
  };

  return (
    <Dialog
      isOpen={picture !== null}
      onClose={onClose}
      title={t('editor.pictureTitle')}
      footer={<Button onClick={save}>{t('editor.pictureSave')}</Button>}
    >
      <Stack gap={4} shrink>
        <TextField
          label={t('editor.pictureAlt')}
          description={t('editor.pictureAltHelp')}
          value={alt}
          maxLength={MAX_ALT_LENGTH}
          disabled={isDecorative}
          error={isMissing ? t('editor.pictureMissing') : null}
          autoComplete="off"
          data-autofocus
          onChange={(event) => {
            setAlt(event.currentTarget.value);
            setMissing(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
        />
        <Checkbox
          label={t('editor.pictureDecorative')}
          checked={isDecorative}
          onChange={(event) => setDecorative(event.currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  );
}
