import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Grid, Heading, Stack, Text } from '../../../ui/layout/layout.tsx';
import type { MyConsentsQuery } from './consents.gen.ts';

/** All receipts of consents, newest first. */
export function ReceiptsCard({ receipts }: { receipts: MyConsentsQuery['myConsentReceipts'] }) {
  const { t } = useTranslation('consents');
  const { date, time } = useFormat();
  if (receipts.length === 0) return null;
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="receipts-title">
      <Heading level={2} id="receipts-title" text="lg">
        {t('receipts')}
      </Heading>
      <Grid as="ol" gap={3}>
        {receipts.map(({ id, code, title, isGiven, at, privacyVersion }) => (
          <li key={id}>
            <Text weight={600} text="sm">
              {t(isGiven ? 'receiptGiven' : 'receiptWithdrawn', { title })}
            </Text>
            <Text text="sm" tone="dim" numbers>
              {t('receiptAt', { at: `${date(at)}, ${time(at)}`, version: privacyVersion })}{' '}
              <Box as="span" mono space="nowrap">
                {code}
              </Box>
            </Text>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
