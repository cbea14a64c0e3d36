import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import kit from '../../ui/kit.module.css';
import { Notice } from '../../ui/notice.tsx';
import panel from '../../ui/panel.module.css';

interface ConflictNoticeProps {
  /** What was edited elsewhere, as a sentence. */
  title: string;
  /** Names of what was edited in both places. */
  conflicts: readonly string[];
  /** Drops what was typed here. */
  onTakeNewer: () => void;
}

/** Another tab or administrator was faster: what was typed is still there, upon the newer version, and may be dropped for it. */
export function ConflictNotice({ title, conflicts, onTakeNewer }: ConflictNoticeProps) {
  const { t } = useTranslation('studio');
  const [isAsked, setAsked] = useState(false);
  return (
    <Notice tone="warn" isAlert>
      <h2 className={panel.noticeTitle}>{title}</h2>
      <p>{t('conflict.text')}</p>
      {conflicts.length > 0 && <p>{t('conflict.fields', { fields: conflicts.join(', ') })}</p>}
      <Button variant="default" size="sm" className={kit.below} onClick={() => setAsked(true)}>
        {t('conflict.takeNewer')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
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
