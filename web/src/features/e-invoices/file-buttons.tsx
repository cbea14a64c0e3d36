import { IconFileCode, IconFileTypePdf } from '@tabler/icons-react';
import type { EInvoiceFileType } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { useDownloadEInvoiceMutation } from './e-invoices.gen.ts';

const ICONS = { PDF: IconFileTypePdf, XML: IconFileCode } as const;

/** Downloads a file of an e-invoice. The URL is created on click, because it expires after minutes. */
function FileButton({ id, name, type }: { id: string; name: string; type: EInvoiceFileType }) {
  const { t } = useTranslation('eInvoices');
  const [create, { loading }] = useDownloadEInvoiceMutation();
  const fetch = async () => {
    try {
      const { data } = await create({ variables: { input: { invoiceId: id, type } } });
      if (data) window.location.assign(data.downloadEInvoice.url);
    } catch {
      // A toast shows the failure
    }
  };
  const Icon = ICONS[type];
  return (
    <Button
      variant="default"
      size="sm"
      loading={loading}
      aria-label={t('fileNamed', { type, name })}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => void fetch()}
    >
      {type}
    </Button>
  );
}

export const FileButtons = ({ id, name }: { id: string; name: string }) => (
  <Row gap={2} wrap shrink>
    <FileButton id={id} name={name} type="PDF" />
    <FileButton id={id} name={name} type="XML" />
  </Row>
);
