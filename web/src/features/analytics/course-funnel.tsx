import { useTranslation } from '../../i18n/use-translation.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { Funnel } from '../../ui/charts/funnel.tsx';
import { useFormat } from '../../ui/format.ts';
import type { TeachingSumsFragment } from './analytics.gen.ts';

type Step = 'views' | 'previews' | 'ordered' | 'paid' | 'enrolments' | 'begun' | 'finished';
const BUYING = ['views', 'previews', 'ordered', 'paid'] as const satisfies readonly Step[];
const STUDYING = ['enrolments', 'begun', 'finished'] as const satisfies readonly Step[];

interface CourseFunnelProps {
  kind: 'buying' | 'studying';
  sums: TeachingSumsFragment;
}

/** The funnel from visits to purchases, or from enrolment to completion. */
export function CourseFunnel({ kind, sums }: CourseFunnelProps) {
  const { t } = useTranslation('analytics');
  const { count, rating } = useFormat();
  const names: readonly Step[] = kind === 'buying' ? BUYING : STUDYING;
  const getShare = (index: number): string => {
    const [now, before] = [sums[names[index]!], sums[names[index - 1] ?? names[0]!]];
    return before === 0 ? '–' : `${rating((100 * now) / before)}%`;
  };
  const steps = names.map((name, index) => ({
    key: name,
    name: t(`funnel.${name}`),
    value: sums[name],
    text: count(sums[name]),
    note: index === 0 ? t('funnel.all') : t('funnel.ofBefore', { share: getShare(index) }),
    share: index === 0 ? '100%' : getShare(index),
  }));
  return (
    <ChartCard
      title={t(`funnel.${kind}`)}
      explanation={t(`funnel.${kind}Counted`)}
      file={kind === 'buying' ? 'tu-xem-den-mua.csv' : 'tu-mua-den-hoc-xong.csv'}
      rows={steps}
      rowKey={({ key }) => key}
      columns={[
        { name: t('funnel.step'), text: ({ name }) => name },
        { name: t('funnel.count'), text: ({ text }) => text, plain: ({ value }) => value },
        { name: t('funnel.share'), text: ({ share }) => share },
      ]}
    >
      <Funnel label={t(`funnel.${kind}`)} steps={steps} />
    </ChartCard>
  );
}
