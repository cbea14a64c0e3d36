import { Button, Checkbox } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import kit from '../../../ui/kit.module.css';
import { Notice } from '../../../ui/notice.tsx';
import classes from './api-tokens.module.css';

/** A token that was made just now, shown this once. Nothing of it outlives the dialog. */
export function ShownSecret({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  return secret !== null && <OpenSecret secret={secret} onClose={onClose} />;
}

function OpenSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('apiTokens');
  const [isCopied, setCopied] = useState(false);
  const [isKept, setKept] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <Dialog
      isOpen
      // A slip of the hand must not lose what can't be shown again
      mayClose={() => {
        if (!isKept) setWarned(true);
        return isKept;
      }}
      onClose={onClose}
      title={t('secret.title')}
      footer={
        <Button disabled={!isKept} onClick={onClose}>
          {t('secret.done')}
        </Button>
      }
    >
      <div className={kit.stack}>
        <Notice tone="warn">{t('secret.once')}</Notice>
        <p className={classes.secret}>{secret}</p>
        <div>
          <Button
            variant="default"
            leftSection={
              isCopied ? (
                <IconCheck size={18} aria-hidden="true" />
              ) : (
                <IconCopy size={18} aria-hidden="true" />
              )
            }
            onClick={() => void copy()}
          >
            {t(isCopied ? 'secret.copied' : 'secret.copy')}
          </Button>
        </div>
        <Checkbox
          label={t('secret.kept')}
          checked={isKept}
          error={isWarned && !isKept && t('secret.notKept')}
          onChange={(event) => setKept(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
