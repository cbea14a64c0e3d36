import type { Failure } from '../apollo/failure.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Text } from './layout/layout.tsx';
import { Notice } from './notice.tsx';

/** The error of a form as a whole, above its button. Renders nothing without an error. */
export function FormError({ failure }: { failure: Failure | null }) {
  const { t } = useTranslation();
  if (!failure) return null;
  return (
    <Notice tone="bad" isAlert>
      <Text space="lines">{failure.message}</Text>
      {failure.correlationId && failure.code === 'INTERNAL' && (
        <p>
          {t('failed.correlation')}: {failure.correlationId}
        </p>
      )}
    </Notice>
  );
}
