import type { Failure } from '../../../apollo/failure.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Row } from '../../../ui/layout/layout.tsx';

interface CardFormActionsProps {
  failure: Failure | null;
  /** Label of the submit button. */
  label: string;
  isBusy: boolean;
  onClose: () => void;
}

/** The end of a form in a card: error, submit button and cancel button. */
export function CardFormActions({ failure, label, isBusy, onClose }: CardFormActionsProps) {
  const { t } = useTranslation('security');
  return (
    <>
      <FormError failure={failure} />
      <Row wrap gap={2} shrink>
        <Button type="submit" loading={isBusy}>
          {label}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Row>
    </>
  );
}
