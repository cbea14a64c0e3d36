import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Checkbox } from './fields/checkbox.tsx';
import { Stack } from './layout/layout.tsx';
import { Notice } from './notice.tsx';
import classes from './shown-secret.module.css';
import { useCopy } from './use-copy.ts';

interface ShownSecretProps {
  title: string;
  /** Null if there is nothing to show. */
  secret: string | null;
  /** Explanation below the secret. */
  children?: ReactNode;
  onClose: () => void;
}

/** Shows a newly created secret once. It is not stored outside of the dialog. */
export function ShownSecret({ secret, ...rest }: ShownSecretProps) {
  return secret !== null && <OpenSecret secret={secret} {...rest} />;
}

function OpenSecret({ title, secret, children, onClose }: ShownSecretProps & { secret: string }) {
  const { t } = useTranslation('workspace');
  const { isCopied, copy } = useCopy();
  const [isStored, setStored] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Dialog
      isOpen
      // An accidental Escape must not lose the secret, which cannot be shown again
      mayClose={() => {
        if (!isStored) setWarned(true);
        return isStored;
      }}
      onClose={onClose}
      title={title}
      footer={
        <Button disabled={!isStored} onClick={onClose}>
          {t('secret.done')}
        </Button>
      }
    >
      <Stack gap={4} shrink>
        <Notice tone="warn">{t('secret.once')}</Notice>
        <p className={classes.secret}>{secret}</p>
        <div>
          <Button
            variant="default"
            leftSection={<Icon size={18} aria-hidden="true" />}
            onClick={() => void copy(secret)}
          >
            {t(isCopied ? 'secret.copied' : 'secret.copy')}
          </Button>
        </div>
        {children}
        <Checkbox
          label={t('secret.kept')}
          checked={isStored}
          error={isWarned && !isStored && t('secret.notKept')}
          onChange={(event) => setStored(event.currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  );
}
