import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeI18n } from '../i18n/i18n.ts';
import { renderPiece } from '../testing/render.tsx';
import { DateField } from './date-field.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T10:00:00+07:00') }));
afterEach(() => vi.useRealTimers());

type Options = Partial<ComponentProps<typeof DateField>> & { english?: boolean; keepsText?: boolean };

/** A field whose value is stored like in a URL or a form. */
function StoredDateField({
  value = '',
  values,
  keepsText,
  ...props
}: Omit<Options, 'english'> & { values: string[] }) {
  const [current, setCurrent] = useState(value);
  const keep = (next: string) => {
    values.push(next);
    setCurrent(next);
  };
  return (
    <>
      <DateField
        label="Từ ngày"
        {...props}
        value={current}
        onDate={keep}
        {...(keepsText ? { onUnreadable: keep } : {})}
      />
      <button type="button" onClick={() => setCurrent('2026-05-05')}>
        Ngày khác
      </button>
    </>
  );
}

const show = async ({ english, ...props }: Options = {}) => {
  const values: string[] = [];
  await renderPiece(<StoredDateField {...props} values={values} />, {
    texts: ['workspace'],
    ...(english ? { i18n: await makeI18n('en') } : {}),
  });
  return { values, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Từ ngày' }) };
};

const openCalendar = () => userEvent.click(screen.getByRole('button', { name: /lịch|calendar/ }));
const described = (description: string | RegExp) => screen.getByRole('textbox', { description });
const focusIsBack = () =>
  waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mở lịch: Từ ngày' })),
  );
const focused = () => (document.activeElement as HTMLElement).dataset.day;

it('shows its format in the language of the viewer', async () => {
  const { field } = await show();
  expect(field.placeholder).toBe('ngày/tháng/năm');
  described('Dạng ngày/tháng/năm.');
});

it('shows its format and calendar in English', async () => {
  await show({ english: true, withTime: true, help: 'Vietnam time.' });
  described('Format dd/mm/yyyy hh:mm. Vietnam time.');
  await openCalendar();
  screen.getByRole('heading', { name: 'November 2026' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
  );
});

it('keeps the input until blur, then formats it', async () => {
  const { field, values } = await show();
  await userEvent.type(field, '1/2/2026');
  expect(field.value).toBe('1/2/2026');
  expect(values).toEqual(['2026-02-01']);
  await userEvent.tab();
  expect(field.value).toBe('01/02/2026');
});

it('accepts a pasted ISO date', async () => {
  const { field, values } = await show({ withTime: true });
  await userEvent.click(field);
  await userEvent.paste('2026-12-24');
  await userEvent.tab();
  expect(field.value).toBe('24/12/2026 23:59');
  expect(values).toEqual(['2026-12-24T23:59']);
});

it('shows an error for an impossible date after blur and does not filter', async () => {
  const { field, values } = await show({ value: '2026-01-01' });
  await userEvent.type(field, '31/02/2026', { initialSelectionStart: 0, initialSelectionEnd: 10 });
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.tab();
  expect(field.value).toBe('31/02/2026');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  described(/Ngày “31\/02\/2026” không có trong lịch/);
  expect(values).toEqual(['']);
  await userEvent.click(screen.getByRole('button', { name: 'Ngày khác' }));
  expect(field.value).toBe('05/05/2026');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});

it('shows an error for an invalid date of the URL immediately', async () => {
  const { field } = await show({ value: '2026-02-30' });
  expect(field.value).toBe('30/02/2026');
  described(/Ngày “30\/02\/2026” không có/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('keeps invalid input in a form and does not save it', async () => {
  const { field, values } = await show({ keepsText: true, withTime: true, value: '2026-12-01T10:00' });
  await userEvent.clear(field);
  await userEvent.paste('1/12/2026 25:00');
  await userEvent.tab();
  expect(values).toEqual(['', '1/12/2026 25:00']);
  described(/Giờ phải từ 00:00 đến 23:59/);
});

it('rejects dates beyond the limits', async () => {
  const { field, values } = await show({ min: '2026-11-10', max: '2026-11-24' });
  await userEvent.type(field, '9/11/2026');
  await userEvent.tab();
  described(/Chọn từ ngày 10\/11\/2026 trở đi/);
  await userEvent.clear(field);
  await userEvent.type(field, '25/11/2026');
  await userEvent.tab();
  described(/Chọn đến ngày 24\/11\/2026/);
  expect(values).toEqual([]);
});

it('begins weeks on Monday and opens the calendar at today', async () => {
  await show();
  await openCalendar();
  screen.getByRole('heading', { name: 'tháng 11 năm 2026' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    'T2 T3 T4 T5 T6 T7 CN'.split(' '),
  );
  const weeks = screen.getAllByRole('row').slice(1);
  expect(weeks.map(({ textContent }) => textContent)).toEqual([
    '1',
    '2345678',
    '9101112131415',
    '16171819202122',
    '23242526272829',
    '30',
  ]);
  expect(focused()).toBe('2026-11-22');
  expect(document.activeElement?.getAttribute('aria-current')).toBe('date');
});

it('navigates the calendar by keyboard', async () => {
  await show({ value: '2026-03-31' });
  await openCalendar();
  for (const [key, day] of [
    ['{ArrowRight}', '2026-04-01'],
    ['{ArrowLeft}', '2026-03-31'],
    ['{ArrowUp}', '2026-03-24'],
    ['{ArrowDown}', '2026-03-31'],
    ['{Home}', '2026-03-30'],
    ['{End}', '2026-04-05'],
    ['{PageUp}', '2026-03-05'],
    ['{PageDown}', '2026-04-05'],
    ['{Shift>}{PageUp}{/Shift}', '2025-04-05'],
    ['{Shift>}{PageDown}{/Shift}', '2026-04-05'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(focused(), key).toBe(day);
  }
  // Only one day and the buttons of the month are in the tab order
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Năm trước' }));
  screen.getByRole('heading', { name: 'tháng 4 năm 2025' });
});

it('clamps to the last day of a shorter month', async () => {
  await show({ value: '2026-03-31' });
  await openCalendar();
  await userEvent.keyboard('{PageUp}');
  expect(focused()).toBe('2026-02-28');
});

it('stops the calendar at the limits', async () => {
  await show({ min: '2026-11-20', max: '2026-11-24' });
  await openCalendar();
  await userEvent.keyboard('{PageUp}');
  expect(focused()).toBe('2026-11-20');
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('2026-11-20');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('2026-11-24');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /25 tháng 11/ }).disabled).toBe(true);
});

it('selects with Enter, keeps the time and returns the focus', async () => {
  const { field, values } = await show({ withTime: true, value: '2026-11-30T18:30' });
  await openCalendar();
  expect(document.querySelector('[aria-selected="true"]')?.textContent).toBe('30');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(values).toEqual(['2026-12-01T18:30']);
  expect(field.value).toBe('01/12/2026 18:30');
  await focusIsBack();
});

it('closes without a change and returns the focus', async () => {
  const { values } = await show();
  await openCalendar();
  await userEvent.keyboard('{ArrowRight}');
  document.querySelector('dialog')?.close();
  await focusIsBack();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(values).toEqual([]);
});
