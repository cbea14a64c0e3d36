import { useTranslation } from '../i18n/use-translation.tsx';
import { Button } from './button.tsx';

interface CancelButtonProps {
  onClick: () => void;
  /** Defaults to the general label. */
  label?: string | undefined;
}

export function CancelButton({ onClick, label }: CancelButtonProps) {
  const { t } = useTranslation();
  return (
    <Button variant="default" onClick={onClick}>
      {label ?? t('cancel')}
    </Button>
  );
}
