import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Stack } from '../layout/layout.tsx';
import { useKeyedState } from '../use-keyed-state.ts';

interface LinkDialogProps {
  /** The link at the cursor, '' for a new one; null while the dialog is closed. */
  href: string | null;
  isAllowed: (href: string) => boolean;
  onClose: () => void;
  /** '' removes the link. */
  onSave: (href: string) => void;
}

/** Completes `sen.vn` to `https://sen.vn`. */
const completeUrl = (typed: string): string =>
  /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(typed) ? `https://${typed}` : typed;

/** Asks for the URL of a link. It is rendered outside of the surrounding form, because Enter would save the page. */
export function LinkDialog({ href, isAllowed, onClose, onSave }: LinkDialogProps) {
  const { t } = useTranslation('lessons');
  const [typed, setTyped] = useKeyedState(href, href ?? '');
  const [isWrong, setWrong] = useKeyedState(href, false);

  const save = () => {
    const href = completeUrl(typed.trim());
    if (href !== '' && !isAllowed(href)) setWrong(true);
    else onSave(href);
  };

  return (
    <Dialog
      isOpen={href !== null}
      onClose={onClose}
      title={t('editor.linkTitle')}
      footer={
        <>
          {href !== '' && (
            <Button variant="default" onClick={() => onSave('')}>
              {t('editor.linkRemove')}
            </Button>
          )}
          <Button onClick={save}>{t('editor.linkSave')}</Button>
        </>
      }
    >
      <Stack gap={4} shrink>
        <TextField
          label={t('editor.linkAddress')}
          description={t('editor.linkHelp')}
          value={typed}
          error={isWrong ? t('editor.linkWrong') : null}
          inputMode="url"
          autoComplete="off"
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
        />
      </Stack>
    </Dialog>
  );
}
