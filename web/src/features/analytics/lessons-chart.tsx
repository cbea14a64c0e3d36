import { useTranslation } from '../../i18n/use-translation.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { useFormat } from '../../ui/format.ts';
import type { LessonRow } from './repairs.tsx';

const MAX_PERCENT = 100;

/** The number of students who reach each lesson. Lessons at which unusually many stop are marked. */
export function LessonsChart({ lessons }: { lessons: readonly LessonRow[] }) {
  const { t } = useTranslation('analytics');
  const { count } = useFormat();
  const drops = lessons.filter(({ reasons }) => reasons.includes('DROP')).length;
  return (
    <ChartCard
      title={t('lessons.title')}
      explanation={`${t('lessons.counted')} ${drops > 0 ? t('lessons.drops', { count: drops }) : t('lessons.noDrops')}`}
      file="tien-do-theo-bai.csv"
      rows={lessons}
      rowKey={({ id }) => id}
      columns={[
        { name: t('lessons.lesson'), text: ({ number, title }) => `${number}. ${title}` },
        { name: t('lessons.opened'), text: (row) => count(row.opened), plain: (row) => row.opened },
        { name: t('lessons.completed'), text: (row) => count(row.completed), plain: (row) => row.completed },
        {
          name: t('lessons.percentage'),
          text: (row) => `${row.percentage}%`,
          plain: (row) => row.percentage,
        },
        { name: t('lessons.lost'), text: (row) => count(row.lost), plain: (row) => row.lost },
        {
          name: t('lessons.score'),
          text: ({ averageScore }) => (averageScore == null ? '–' : count(averageScore)),
          plain: ({ averageScore }) => averageScore ?? '',
        },
      ]}
    >
      <BarChart
        label={t('lessons.title')}
        bars={lessons.map(({ id, number, sectionNumber, title, percentage, lost, reasons }) => ({
          key: id,
          name: String(number),
          value: percentage,
          tone: reasons.includes('DROP') ? 'marked' : sectionNumber % 2 === 0 ? 'soft' : 'plain',
          text: t('lessons.bar', { number, title, percent: percentage, lost }),
          ...(reasons.includes('DROP') ? { mark: t('lessons.mark', { number }) } : {}),
        }))}
        format={(value) => `${value}%`}
        max={MAX_PERCENT}
        maxNames={10}
      />
    </ChartCard>
  );
}
