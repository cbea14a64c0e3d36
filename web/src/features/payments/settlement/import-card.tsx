import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import type { SettlementGateway } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { readText } from '../../../ui/decode-text.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { FileButton } from '../../../ui/upload/file-button.tsx';
import { gatewayName } from '../../orders/index.ts';
import { type ImportSettlementMutation, useImportSettlementMutation } from './settlement.gen.ts';

const GATEWAYS: readonly SettlementGateway[] = ['VNPAY', 'MOMO', 'ZALOPAY'];

/** Imports a gateway's file and shows the result. */
export function ImportCard({ onImported }: { onImported: () => void }) {
  const { t } = useTranslation('settlement');
  const { money, count: formatCount } = useFormat();
  const [gateway, setGateway] = useState<SettlementGateway>('VNPAY');
  const [load, { loading }] = useImportSettlementMutation();
  const [imported, setImported] = useState<ImportSettlementMutation['importSettlement'] | null>(null);
  const read = async (file: File) => {
    const { data } = await load({ variables: { input: { gateway, text: await readText(file) } } });
    if (!data) return;
    setImported(data.importSettlement);
    onImported();
  };
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="settlement-import">
      <Heading level={2} id="settlement-import" text="lg">
        {t('import.title')}
      </Heading>
      <Text tone="dim">{t('import.text')}</Text>
      <Row wrap align="stretch" gap={3}>
        <Select
          aria-label={t('gateway')}
          value={gateway}
          options={GATEWAYS.map((value) => ({ value, label: gatewayName(value) }))}
          onChange={(event) => setGateway(event.currentTarget.value as SettlementGateway)}
        />
        <FileButton accept=".csv,text/csv" onFiles={([file]) => void read(file).catch(() => undefined)}>
          {(props) => (
            <Button {...props} loading={loading} leftSection={<IconUpload size={18} aria-hidden="true" />}>
              {t('import.choose')}
            </Button>
          )}
        </FileButton>
      </Row>
      {imported && (
        <p role="status">
          {t('import.done', {
            booked: formatCount(imported.booked),
            lines: formatCount(imported.lines),
            differing: formatCount(imported.differing),
            net: money(imported.gross - imported.deducted - imported.fees),
            fees: money(imported.fees),
          })}
        </p>
      )}
    </Stack>
  );
}
