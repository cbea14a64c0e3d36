import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { base64 } from '../../../ui/base64.ts';
import { Button } from '../../../ui/button.tsx';
import { readText } from '../../../ui/decode-text.ts';
import { useFormat } from '../../../ui/format.ts';
import { Box, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { FileButton } from '../../../ui/upload/file-button.tsx';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import utilities from '../../../ui/utilities.module.css';
import { useViewer } from '../../accounts/index.ts';
import classes from '../payouts/payouts.module.css';
import {
  type ImportPayoutStatementMutation,
  useCreateTransferFileMutation,
  useExportTransferFileMutation,
  useFillTransferTemplateMutation,
  useImportPayoutStatementMutation,
  useTransferFilesQuery,
} from './payouts.gen.ts';

/** Transfer files for the bank. A new file contains the pending payouts; earlier files can be downloaded again. */
export function TransferFiles({ onMade }: { onMade: () => void }) {
  const { t } = useTranslation('earnings');
  const { date, time, count: formatCount, money } = useFormat();
  const mayExport = useViewer().may('payout:export');
  const result = useTransferFilesQuery(cacheAndNetwork);
  const [create, { loading }] = useCreateTransferFileMutation();
  const [download] = useExportTransferFileMutation();
  const [fillTemplate] = useFillTransferTemplateMutation();
  const getKey = useIdempotencyKey();
  const fetchFile = (fileId: string) =>
    download({ variables: { fileId } }).then(
      ({ data }) => data && window.location.assign(data.exportTransferFile.url),
      () => undefined,
    );
  const fill = async (fileId: string, file: File) => {
    const template = base64(new Uint8Array(await file.arrayBuffer()));
    const { data } = await fillTemplate({ variables: { input: { fileId, file: template } } });
    if (!data) return;
    const { link, emptyColumns } = data.fillTransferTemplate;
    if (emptyColumns.length > 0) toast.warning(t('desk.emptyColumns', { columns: emptyColumns.join(', ') }));
    window.location.assign(link.url);
  };
  const make = async (keySource: string) => {
    const { data } = await create({ variables: { input: { idempotencyKey: getKey(keySource) } } });
    if (!data) return;
    const { number, count } = data.createTransferFile;
    toast.success(t('desk.fileMade', { number, count, value: formatCount(count) }));
    onMade();
    await result.refetch();
  };
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="transfer-files">
      <Heading level={2} id="transfer-files" text="lg">
        {t('desk.files')}
      </Heading>
      <Text tone="dim">{t('desk.filesText')}</Text>
      <QueryView result={result} select={(data) => data} skeleton={<LoadingRows />}>
        {({ transfersDue, transferFiles: { items, total } }) => (
          <>
            <Row justify="between" gap={4} shrink>
              {transfersDue.length === 0 ? (
                <span>{t('desk.noneWaiting')}</span>
              ) : (
                <ul aria-label={t('desk.waiting')}>
                  {transfersDue.map(({ kind, count, total: sum }) => (
                    <li key={kind}>
                      {t(`desk.due.${kind}`, { count, value: formatCount(count), total: money(sum) })}
                    </li>
                  ))}
                </ul>
              )}
              {mayExport && transfersDue.length > 0 && (
                <Button loading={loading} onClick={() => void make(String(total)).catch(() => undefined)}>
                  {t('desk.makeFile')}
                </Button>
              )}
            </Row>
            {items.length === 0 && <Text tone="dim">{t('desk.noFiles')}</Text>}
            <Stack as="ul" className={classes.files}>
              {items.map(({ id, number, madeAt, count, total: sum, open }) => (
                <li key={id}>
                  <Stack gap={2} shrink>
                    <Text as="span" weight={600} numbers>
                      {number} · {time(madeAt)}, {date(madeAt)}
                    </Text>
                    <Text as="span" text="sm" tone="dim">
                      {t(open > 0 ? 'desk.fileFacts' : 'desk.fileDone', {
                        count,
                        value: formatCount(count),
                        total: money(sum),
                        open: formatCount(open),
                      })}
                    </Text>
                  </Stack>
                  {mayExport && (
                    <Row wrap gap={2} shrink>
                      <FileButton
                        label={t('desk.fillFile', { number })}
                        accept=".xlsx,.csv"
                        onFiles={([file]) => void fill(id, file).catch(() => undefined)}
                      >
                        {(props) => (
                          <Button
                            {...props}
                            variant="default"
                            size="sm"
                            aria-label={t('desk.fillFile', { number })}
                          >
                            {t('desk.fill')}
                          </Button>
                        )}
                      </FileButton>
                      <Button
                        variant="default"
                        size="sm"
                        leftSection={<IconDownload size={16} aria-hidden="true" />}
                        aria-label={t('desk.downloadFile', { number })}
                        onClick={() => void fetchFile(id)}
                      >
                        {t('desk.download')}
                      </Button>
                    </Row>
                  )}
                </li>
              ))}
            </Stack>
          </>
        )}
      </QueryView>
    </Stack>
  );
}

type Imported = ImportPayoutStatementMutation['importPayoutStatement'];

/** Imports a bank statement and shows the result of each line. */
export function BankStatement({ onImported }: { onImported: () => void }) {
  const { t } = useTranslation('earnings');
  const { count: formatCount, money } = useFormat();
  const [load, { loading }] = useImportPayoutStatementMutation();
  const [imported, setImported] = useState<Imported | null>(null);
  const read = async (file: File) => {
    const { data } = await load({ variables: { input: { csv: await readText(file) } } });
    if (!data) return;
    setImported(data.importPayoutStatement);
    onImported();
  };
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="statement">
      <Heading level={2} id="statement" text="lg">
        {t('desk.statement')}
      </Heading>
      <Text tone="dim">{t('desk.statementText')}</Text>
      <span>
        <FileButton accept=".csv,text/csv" onFiles={([file]) => void read(file).catch(() => undefined)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={loading}
              leftSection={<IconUpload size={18} aria-hidden="true" />}
            >
              {t('desk.choose')}
            </Button>
          )}
        </FileButton>
      </span>
      {imported && (
        <Stack role="status" gap={2} shrink>
          <Box as="table" className={classes.results} w="full" numbers collapse>
            <caption className={utilities.hidden}>{t('desk.results')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('desk.line')}</th>
                <th scope="col">{t('desk.transfer')}</th>
                <th scope="col">{t('amount')}</th>
                <th scope="col">{t('desk.result')}</th>
              </tr>
            </thead>
            <tbody>
              {imported.results.map(({ line, number, amount, outcome }) => (
                <tr key={line}>
                  <td>{line}</td>
                  <td>{number}</td>
                  <td>{money(amount)}</td>
                  <td>{t(`desk.outcome.${outcome}`)}</td>
                </tr>
              ))}
            </tbody>
          </Box>
          <Text tone="dim">{t('desk.others', { value: formatCount(imported.others) })}</Text>
        </Stack>
      )}
    </Stack>
  );
}
