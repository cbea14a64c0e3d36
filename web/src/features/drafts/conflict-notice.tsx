import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Heading } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Notice } from '../../ui/notice.tsx';

interface ConflictNoticeProps {
  title: string;
  conflicts: readonly string[];
  onTakeNewer: () => void;
}

/** Shown if another person saved first. The input remains, rebased onto the newer version, and can be discarded. */
export function ConflictNotice({ title, conflicts, onTakeNewer }: ConflictNoticeProps) {
  const { t } = useTranslation('studio');
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <Notice tone="warn" isAlert>
      <Heading level={2} text="control">
        {title}
      </Heading>
      <p>{t('conflict.text')}</p>
      {conflicts.length > 0 && <p>{t('conflict.fields', { fields: conflicts.join(', ') })}</p>}
      <Button
        variant="default"
        size="sm"
        className={styleClass({ mt: 2 })}
        onClick={() => setDialogOpen(true)}
      >
        {t('conflict.takeNewer')}
      </Button>
      <ConfirmDialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onConfirm={() => {
          setDialogOpen(false);
          onTakeNewer();
        }}
        title={t('conflict.takeNewerTitle')}
        confirmLabel={t('conflict.takeNewer')}
        isDanger
      >
        <p>{t('conflict.takeNewerText')}</p>
      </ConfirmDialog>
    </Notice>
  );
}
