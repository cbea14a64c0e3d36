import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ReceivedMessages } from '../classroom/index.ts';
import { useIsRecorded } from './study-mode.ts';

/** Messages of the course's teachers. A notification of a message links here. */
export function PlayerMessages({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  const [search] = useSearchParams();
  // Read only once, because the URL changes to the current lesson
  const [messageId] = useState(search.get('message'));
  const [isOpen, setOpen] = useState(messageId !== null);
  const isRecorded = useIsRecorded();
  return (
    <>
      <IconButton aria-label={t('player.messages')} onClick={() => setOpen(true)}>
        <IconMail size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Dialog isOpen isReading placement="end" title={t('player.messages')} onClose={() => setOpen(false)}>
          <ReceivedMessages courseId={courseId} wantedId={messageId} isRecorded={isRecorded} />
        </Dialog>
      )}
    </>
  );
}
