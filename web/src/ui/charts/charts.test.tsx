import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { BarChart } from './bar-chart.tsx';
import { ChartCard } from './chart-card.tsx';
import { Funnel } from './funnel.tsx';
import { LineChart } from './line-chart.tsx';
import { Sparkline } from './sparkline.tsx';

const DAYS = [
  { day: '01/11', sales: 3 },
  { day: '02/11', sales: 7 },
];

it('shows the data of a chart as a table', async () => {
  await renderPiece(
    <ChartCard
      title="Đơn bán"
      rows={DAYS}
      rowKey={({ day }) => day}
      columns={[
        { name: 'Ngày', text: ({ day }) => day },
        { name: 'Đơn', text: ({ sales }) => `${sales} đơn`, plain: ({ sales }) => sales },
      ]}
      file="don-ban.csv"
    >
      <BarChart
        label="Đơn bán theo ngày"
        bars={DAYS.map(({ day, sales }) => ({ key: day, name: day, value: sales }))}
        format={String}
      />
    </ChartCard>,
    { texts: ['workspace'] },
  );
  expect(screen.queryByRole('table')).toBeNull();
  const change = screen.getByRole('button', { name: 'Xem dạng bảng' });
  await userEvent.click(change);
  expect(change.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'NgàyĐơn',
    '01/113 đơn',
    '02/117 đơn',
  ]);
});

it('is navigated by arrow keys, starting at the latest point', async () => {
  await renderPiece(
    <LineChart
      label="Đơn bán"
      names={DAYS.map(({ day }) => day)}
      lines={[
        { key: 'now', name: 'kỳ này', values: [3, 7], isMain: true },
        { key: 'before', name: 'kỳ trước', values: [1, 2] },
      ]}
      format={(value) => `${value} đơn`}
    />,
  );
  const reading = () => screen.getByRole('status').textContent;
  expect(reading()).toBe('02/11: kỳ này 7 đơn, kỳ trước 2 đơn');
  screen.getByRole('img', { name: 'Đơn bán' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(reading()).toBe('01/11: kỳ này 3 đơn, kỳ trước 1 đơn');
  await userEvent.keyboard('{ArrowLeft}');
  expect(reading()).toBe('01/11: kỳ này 3 đơn, kỳ trước 1 đơn');
});

it('describes each funnel step and sparkline', async () => {
  await renderPiece(
    <>
      <Funnel
        label="Từ lúc xem đến lúc mua"
        steps={[
          { key: 'view', name: 'Xem trang', value: 100, text: '100', note: '100%' },
          { key: 'paid', name: 'Trả tiền', value: 0, text: '0', note: '0% từ bước trước' },
        ]}
      />
      <Sparkline label="Ba ngày qua" values={[0, 2, 1]} />
    </>,
  );
  expect(screen.getByRole('list', { name: 'Từ lúc xem đến lúc mua' }).children).toHaveLength(2);
  screen.getByRole('img', { name: 'Ba ngày qua' });
});
