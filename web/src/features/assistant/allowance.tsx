import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useAssistantAllowanceQuery } from './assistant.gen.ts';

/** The remaining credits of this month, and the provider of the drafts. */
export function Allowance() {
  const { t } = useTranslation('assistant');
  const { date } = useFormat();
  const result = useAssistantAllowanceQuery(cacheAndNetwork);
  return (
    <Stack as="section" card gap={2} shrink aria-labelledby="allowance">
      <Heading level={2} id="allowance" text="lg" weight={700}>
        {t('allowance.title')}
      </Heading>
      <QueryView
        result={result}
        select={({ assistantAllowance }) => assistantAllowance}
        skeleton={<LoadingRows rows={1} height={60} />}
        failedTitle={t('failed')}
      >
        {({ credits, used, renewsAt, package: name, provider }) => (
          <>
            <Text weight={600}>{t('allowance.left', { left: Math.max(0, credits - used), credits })}</Text>
            <Meter
              percent={credits ? (100 * used) / credits : 100}
              label={t('allowance.meter', { used, credits })}
              thin
            />
            <Text text="sm" tone="dim">
              {t('allowance.renews', { package: name, credits, date: date(renewsAt) })}
            </Text>
            {provider === 'NONE' && <Notice tone="warn">{t('allowance.none')}</Notice>}
            {provider === 'SIMULATED' && <Notice>{t('allowance.simulated')}</Notice>}
          </>
        )}
      </QueryView>
    </Stack>
  );
}
