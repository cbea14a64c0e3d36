import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import classes from './vietqr.module.css';

/** How long the button says that it has copied, in milliseconds. */
const SAID_MS = 2_000;

/** One thing to type into the app of a bank, with what copies it. */
export function CopyRow({ label, shown, value }: { label: string; shown: string; value?: string }) {
  const { t } = useTranslation('vietqr');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <div className={classes.fact}>
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
          onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
        >
          {isCopied ? t('copied') : t('copy')}
        </Button>
      )}
      <span role="status" className={classes.hidden}>
        {isCopied ? t('copied') : ''}
      </span>
    </div>
  );
}
