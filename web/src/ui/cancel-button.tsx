import { useTranslation } from '../i18n/use-translation.tsx';
import { Button } from './button.tsx';

interface CancelButtonProps {
  onClick: () => void;
  /** Instead of the general word. */
  label?: string | undefined;
}

/** Closes a dialog without doing what it asks. */
export function CancelButton({ onClick, label }: CancelButtonProps) {
  const { t } = useTranslation();
  return (
    <Button variant="default" onClick={onClick}>
      {label ?? t('cancel')}
    </Button>
  );
}
