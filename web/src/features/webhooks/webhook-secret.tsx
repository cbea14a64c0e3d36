import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dialog } from '../../ui/dialog.tsx';
import kit from '../../ui/kit.module.css';
import { Notice } from '../../ui/notice.tsx';
import classes from './webhooks.module.css';

interface WebhookSecretProps {
  secret: string;
  onClose: () => void;
}

/** A secret that was made just now, shown this once. Nothing of it outlives the dialog. */
export function WebhookSecret({ secret, onClose }: WebhookSecretProps) {
  const { t } = useTranslation('webhooks');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('secret.title')}
      footer={<Button onClick={onClose}>{t('secret.done')}</Button>}
    >
      <div className={kit.stack}>
        <Notice tone="warn">{t('secret.once')}</Notice>
        <p className={classes.code}>{secret}</p>
        <div>
          <Button
            variant="default"
            leftSection={<Icon size={18} aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {t(isCopied ? 'secret.copied' : 'secret.copy')}
          </Button>
        </div>
        <p className={`${kit.small} ${kit.dim}`}>
          {t('secret.verify')}{' '}
          <Link to="/developers#webhooks" className={kit.link}>
            {t('docs')}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
