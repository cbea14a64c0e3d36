import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import classes from './vietqr.module.css';

/** A value of the transfer with a button that copies it. */
export function CopyRow({ label, shown, value }: { label: string; shown: string; value?: string }) {
  const { t } = useTranslation('vietqr');
  const { isCopied, copy } = useCopy();
  return (
    <Row className={classes.fact} justify="between" gap={3} py={2}>
      <div>
        <dt>{label}</dt>
        <dd>{shown}</dd>
      </div>
      {value !== undefined && (
        <Button
          variant="default"
          size="sm"
          aria-label={t('copyWhat', { what: label })}
          leftSection={
            isCopied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />
          }
          onClick={() => void copy(value)}
        >
          {isCopied ? t('copied') : t('copy')}
        </Button>
      )}
      <span role="status" className={classes.hidden}>
        {isCopied ? t('copied') : ''}
      </span>
    </Row>
  );
}
