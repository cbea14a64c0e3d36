import { IconFileDownload } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { useCreateBillDownloadMutation } from './bills.gen.ts';

interface PdfButtonProps {
  orderId: string;
  number: string;
  isMain?: boolean;
}

/** Downloads a bill as a PDF. The URL is created on click, because it expires after minutes. */
export function PdfButton({ orderId, number, isMain = false }: PdfButtonProps) {
  const { t } = useTranslation('ownBills');
  const [create, { loading }] = useCreateBillDownloadMutation();
  const fetch = async () => {
    try {
      const { data } = await create({ variables: { orderId } });
      if (data) window.location.assign(data.createBillDownload.url);
    } catch {
      // A toast shows the failure
    }
  };
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      size={isMain ? 'md' : 'sm'}
      loading={loading}
      aria-label={t('pdfNamed', { number })}
      leftSection={<IconFileDownload size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => void fetch()}
    >
      {t('pdf')}
    </Button>
  );
}
