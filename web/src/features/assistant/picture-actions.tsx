import { IconCheck, IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { toErrorMessage } from '../../apollo/failure.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { sendPicture } from '../accounts/index.ts';

interface PictureActionsProps {
  useLabel: string;
  usedText: string;
  /** Creates the picture as a raster image. */
  makeFile: () => File | Promise<File>;
  /** Called with the id of the upload to use it. */
  onSent: (uploadId: string) => Promise<unknown>;
  onDownload: () => void;
  children?: ReactNode;
}

/** The actions for a generated picture: use it, or download it. */
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
      toast.error(toErrorMessage(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Row wrap gap={2} shrink>
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
    </Row>
  );
}
