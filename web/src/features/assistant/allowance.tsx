import { freshOnArrival } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useAssistantAllowanceQuery } from './assistant.gen.ts';
import classes from './assistant.module.css';

/** The remaining credits of this month, and the provider of the drafts. */
export function Allowance() {
  const { t } = useTranslation('assistant');
  const { date } = useFormat();
  const result = useAssistantAllowanceQuery(freshOnArrival);
  return (
    <section className={`${kit.card} ${kit.stackTight}`} aria-labelledby="allowance">
      <h2 id="allowance" className={classes.part}>
        {t('allowance.title')}
      </h2>
      <QueryView
        result={result}
        select={({ assistantAllowance }) => assistantAllowance}
        skeleton={<LoadingRows rows={1} height={60} />}
        failedTitle={t('failed')}
      >
        {({ credits, used, renewsAt, package: name, provider }) => (
          <>
            <p className={kit.strong}>
              {t('allowance.left', { left: Math.max(0, credits - used), credits })}
            </p>
            <Meter
              percent={credits ? (100 * used) / credits : 100}
              label={t('allowance.meter', { used, credits })}
              thin
            />
            <p className={`${kit.small} ${kit.dim}`}>
              {t('allowance.renews', { package: name, credits, date: date(renewsAt) })}
            </p>
            {provider === 'NONE' && <Notice tone="warn">{t('allowance.none')}</Notice>}
            {provider === 'SIMULATED' && <Notice>{t('allowance.simulated')}</Notice>}
          </>
        )}
      </QueryView>
    </section>
  );
}
