import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { readText } from '../../../ui/decode-text.ts';
import { useFormat } from '../../../ui/format.ts';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import { FileButton } from '../../../ui/upload/file-button.tsx';
import { useViewer } from '../../accounts/index.ts';
import { type ImportIncomingTransfersMutation, useImportIncomingTransfersMutation } from './suspense.gen.ts';

type ImportResult = ImportIncomingTransfersMutation['importIncomingTransfers'];

/** Imports the statement of the bank account that receives transfers, and shows the result. */
export function IncomingStatement({ onTaken }: { onTaken: () => void }) {
  const { t } = useTranslation('suspense');
  const { count } = useFormat();
  const [load, { loading }] = useImportIncomingTransfersMutation();
  const [imported, setImported] = useState<ImportResult | null>(null);
  if (!useViewer().may('suspense:decide')) return null;
  const read = async (file: File) => {
    const { data } = await load({ variables: { input: { text: await readText(file) } } });
    if (!data) return;
    setImported(data.importIncomingTransfers);
    onTaken();
  };
  return (
    <Row wrap gap={2} shrink mt={4} mb={2}>
      <FileButton accept=".csv,text/csv" onFiles={([file]) => void read(file).catch(() => undefined)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={loading}
            leftSection={<IconUpload size={18} aria-hidden="true" />}
          >
            {t('statement.load')}
          </Button>
        )}
      </FileButton>
      <Text as="span" role="status" text="sm" tone="dim">
        {imported
          ? t('statement.taken', {
              rows: count(imported.rows),
              paid: count(imported.paid),
              unfitting: count(imported.unfitting),
              known: count(imported.known),
            })
          : t('statement.help')}
      </Text>
    </Row>
  );
}
