import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { makeI18n } from '../../i18n/i18n.ts';
import { renderPiece } from '../../testing/render.tsx';
import { MoneyField, NumberField, type NumberFieldProps } from './number-field.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox');

/** A field whose value the caller stores. */
const Stored = ({ start, onChange, ...rest }: NumberFieldProps & { start: number | '' }) => {
  const [value, setValue] = useState(start);
  return (
    <NumberField
      aria-label="Number"
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
};

const Default = () => {
  const [value, setValue] = useState<number | ''>(7);
  return (
    <>
      <NumberField aria-label="Number" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue(14_000)}>
        Default
      </button>
    </>
  );
};

it('groups an amount while it is typed', async () => {
  const onChange = vi.fn();
  await renderPiece(<MoneyField label="Amount" defaultValue={1000} onChange={onChange} />);
  expect(field().value).toBe('1.000');
  await userEvent.type(field(), '000');
  expect(field().value).toBe('1.000.000');
  expect(onChange).toHaveBeenLastCalledWith(1_000_000);
  expect(screen.getByText('₫').id).toBe(field().getAttribute('aria-describedby'));
});

it('is described by its unit in addition to what describes it elsewhere', async () => {
  await renderPiece(
    <>
      <p id="limit">At most a million</p>
      <MoneyField label="Amount" aria-describedby="limit" description="With tax" error="Too much" />
    </>,
  );
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'At most a million',
    '₫',
    'With tax',
    'Too much',
  ]);
});

it('groups as the language of the reader does', async () => {
  await renderPiece(<MoneyField label="Amount" defaultValue={1_500_000} />, { i18n: await makeI18n('en') });
  expect(field().value).toBe('1,500,000');
});

it('keeps the caret in front of the same digits', async () => {
  await renderPiece(<MoneyField label="Amount" defaultValue={1_234_567} />);
  await userEvent.type(field(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field().value).toBe('19.234.567');
  expect(field().selectionStart).toBe(2);
});

it('inserts a pasted amount of either language and ignores other text', async () => {
  const onChange = vi.fn();
  await renderPiece(<MoneyField label="Amount" onChange={onChange} />);
  const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } });
  paste('1,500,000.50 VND');
  expect(field().value).toBe('1.500.000');
  expect(onChange).toHaveBeenLastCalledWith(1_500_000);
  paste('tomorrow');
  expect(onChange).toHaveBeenCalledOnce();
});

it('can be emptied', async () => {
  const onChange = vi.fn();
  await renderPiece(<Stored start={7} min={1} onChange={onChange} />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  expect(field().value).toBe('');
});

it('corrects a number out of range when it is left', async () => {
  const onChange = vi.fn();
  await renderPiece(<Stored start={5} min={2} max={10} onChange={onChange} />);
  await userEvent.type(field(), '0');
  expect(onChange).toHaveBeenLastCalledWith(50);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(10);
  expect(field().value).toBe('10');
});

it('does not accept a number above a strict maximum', async () => {
  const onChange = vi.fn();
  await renderPiece(<Stored start={5} min={0} max={10} clampBehavior="strict" onChange={onChange} />);
  await userEvent.type(field(), '0');
  expect(onChange).not.toHaveBeenCalled();
  expect(field().value).toBe('5');
});

it('does not clamp with the behaviour `none`', async () => {
  const onChange = vi.fn();
  await renderPiece(<Stored start={5} max={10} clampBehavior="none" onChange={onChange} />);
  await userEvent.type(field(), '0');
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(50);
});

it('accepts decimals with both separators and shows them as the reader writes them', async () => {
  const onChange = vi.fn();
  await renderPiece(<Stored start="" decimals={2} onChange={onChange} />);
  await userEvent.type(field(), '7.');
  expect(field().value).toBe('7,');
  await userEvent.type(field(), '255');
  expect(field().value).toBe('7,25');
  expect(onChange).toHaveBeenLastCalledWith(7.25);
});

it('steps by the arrow keys within its range', async () => {
  const onChange = vi.fn();
  await renderPiece(<Stored start="" min={0} max={1} step={0.5} decimals={2} onChange={onChange} />);
  await userEvent.type(field(), '{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(onChange.mock.calls.flat()).toEqual([0, 0.5, 1, 0.5]);
  expect(field().value).toBe('0,5');
});

it('shows a value that the form changes', async () => {
  await renderPiece(<Default />);
  await userEvent.type(field(), '5');
  expect(field().value).toBe('75');
  await userEvent.click(screen.getByText('Default'));
  expect(field().value).toBe('14.000');
});
