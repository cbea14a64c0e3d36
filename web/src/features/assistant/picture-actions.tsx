import { IconCheck, IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { problemOf } from '../../apollo/failure.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import kit from '../../ui/kit.module.css';
import { toast } from '../../ui/toast.tsx';
import { sendPicture } from '../accounts/index.ts';

interface PictureActionsProps {
  useLabel: string;
  usedText: string;
  /** The picture as a file of dots. */
  makeFile: () => File | Promise<File>;
  /** Puts the file, once it is sent, where it belongs. */
  onSent: (uploadId: string) => Promise<unknown>;
  onDownload: () => void;
  /** What stands beside the buttons. */
  children?: ReactNode;
}

/** What may be done with a picture, whoever drew it: take it over, or keep it as a file. */
export function PictureActions(props: PictureActionsProps) {
  const { useLabel, usedText, makeFile, onSent, onDownload, children } = props;
  const { t } = useTranslation('assistant');
  const [isSending, setSending] = useState(false);
  const use = async () => {
    setSending(true);
    try {
      await onSent(await sendPicture(await makeFile()));
      toast.success(usedText);
    } catch (error) {
      toast.error(problemOf(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={`${kit.row} ${kit.wrap}`}>
      <Button
        loading={isSending}
        leftSection={<IconCheck size={18} aria-hidden="true" />}
        onClick={() => void use()}
      >
        {useLabel}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={onDownload}
      >
        {t('download')}
      </Button>
      {children}
    </div>
  );
}
