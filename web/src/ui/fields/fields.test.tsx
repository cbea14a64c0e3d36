import { useForm } from '@mantine/form';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { Checkbox, Switch } from './checkbox.tsx';
import { FieldGroup } from './field-group.tsx';
import { PasswordField } from './password-field.tsx';
import { Radio } from './radio.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');

const Days = () => {
  const [days, setDays] = useState('');
  return (
    <TextField
      aria-label="Days"
      value={days}
      rightSection={days && 'days'}
      onChange={(event) => setDays(event.currentTarget.value)}
    />
  );
};

const Rows = () => {
  const [isAll, setAll] = useState(false);
  return (
    <Checkbox aria-label="All rows" indeterminate={!isAll} checked={isAll} onChange={() => setAll(true)} />
  );
};

const Decision = () => {
  const [value, setValue] = useState('');
  return (
    <RadioGroup label="Decision" withAsterisk error="Choose" value={value} onChange={setValue}>
      <Radio value="a" label="Agree" />
      <Radio value="b" label="Disagree" description="With a reason" />
    </RadioGroup>
  );
};

const Form = ({ onSubmit }: { onSubmit: (values: object) => void }) => {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: 'Sen', reason: 'OTHER', level: 'EASY', isOpen: true },
    validate: { name: (name) => (name.length < 4 ? 'Too short' : null) },
  });
  return (
    <form onSubmit={form.onSubmit(onSubmit)}>
      <TextField label="Name" key={form.key('name')} {...form.getInputProps('name')} />
      <RadioGroup label="Reason" key={form.key('reason')} {...form.getInputProps('reason')}>
        <Radio value="PRICE" label="Price" />
        <Radio value="OTHER" label="Other" />
      </RadioGroup>
      <Select
        label="Level"
        options={['EASY', 'HARD'].map((value) => ({ value, label: value }))}
        key={form.key('level')}
        {...form.getInputProps('level')}
      />
      <Checkbox
        label="Open"
        key={form.key('isOpen')}
        {...form.getInputProps('isOpen', { type: 'checkbox' })}
      />
      <button type="submit">Save</button>
    </form>
  );
};

it('is named by its label and described by its help and error', async () => {
  await renderPiece(<TextField label="Name" withAsterisk description="As on papers" error="Missing" />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(described(field)).toEqual(['As on papers', 'Missing']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-required')).toBe('true');
});

it('keeps the description that the caller gives it', async () => {
  await renderPiece(
    <>
      <p id="rule">Ten digits</p>
      <TextField label="Tax code" aria-describedby="rule" description="Of the company" />
    </>,
  );
  expect(described(screen.getByRole('textbox'))).toEqual(['Ten digits', 'Of the company']);
});

it('has no description without help or error', async () => {
  await renderPiece(<TextArea label="Text" error={null} />);
  const field = screen.getByRole('textbox', { name: 'Text' });
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-required')).toBe(false);
});

it('keeps the focus when a section appears', async () => {
  await renderPiece(<Days />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Days' }), '12');
  expect(screen.getByText('days')).toBeTruthy();
  expect((document.activeElement as HTMLInputElement).value).toBe('12');
});

it('shows the rows of its text at least', async () => {
  await renderPiece(
    <>
      <TextArea label="Fixed" rows={4} />
      <TextArea label="Growing" autosize minRows={3} maxRows={8} />
    </>,
  );
  const [fixed, growing] = screen.getAllByRole('textbox');
  expect(fixed!.getAttribute('rows')).toBe('4');
  expect(growing!.getAttribute('rows')).toBe('3');
  expect(growing!.style.getPropertyValue('--max-rows')).toBe('8');
});

it('offers the options of a select', async () => {
  const onChange = vi.fn();
  await renderPiece(
    <Select
      label="Order"
      error="Choose one"
      options={[
        { value: '', label: 'None' },
        { value: 'NEW', label: 'Newest' },
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Order' });
  expect(described(select)).toEqual(['Choose one']);
  await userEvent.selectOptions(select, 'Newest');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('NEW');
});

it('describes a checkbox without a label only by what the caller shows', async () => {
  await renderPiece(
    <>
      <p id="why">Sold out</p>
      <Checkbox aria-label="Row" aria-describedby="why" description="Cheaper" error="Not now" />
    </>,
  );
  const box = screen.getByRole('checkbox', { name: 'Row' });
  expect(described(box)).toEqual(['Sold out']);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

it('names a checkbox by its label only', async () => {
  const onChange = vi.fn();
  await renderPiece(
    <Checkbox label="On sale" note="12" description="Cheaper today" error="Not now" onChange={onChange} />,
  );
  const box = screen.getByRole('checkbox', { name: 'On sale' });
  expect(described(box)).toEqual(['12', 'Cheaper today', 'Not now']);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByText('On sale'));
  expect(onChange).toHaveBeenCalledOnce();
});

it('shows that some of the rows are checked', async () => {
  await renderPiece(<Rows />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All rows' });
  expect([box.indeterminate, box.checked]).toEqual([true, false]);
  await userEvent.click(box);
  expect([box.indeterminate, box.checked]).toEqual([false, true]);
});

it('switches', async () => {
  await renderPiece(<Switch label="On" defaultChecked={false} />);
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'On' });
  await userEvent.click(control);
  expect(control.checked).toBe(true);
});

it('chooses one of the radio buttons of a group', async () => {
  await renderPiece(<Decision />);
  expect(described(screen.getByRole('radiogroup', { name: 'Decision' }))).toEqual(['Choose']);
  const [agree, disagree] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(described(disagree!)).toEqual(['With a reason']);
  await userEvent.click(screen.getByText('Disagree'));
  expect([agree!.checked, disagree!.checked]).toEqual([false, true]);
});

it('names a group of checkboxes', async () => {
  await renderPiece(
    <FieldGroup label="Roles" description="Besides student" error="At least one">
      <Checkbox label="Teacher" />
    </FieldGroup>,
  );
  expect(described(screen.getByRole('group', { name: 'Roles' }))).toEqual([
    'Besides student',
    'At least one',
  ]);
});

it('shows and hides a password', async () => {
  await renderPiece(<PasswordField label="Password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  const button = screen.getByRole('button', { name: 'Hiện mật khẩu' });
  expect([field.type, button.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  await userEvent.click(button);
  expect([field.type, button.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
});

it('takes its value from an uncontrolled form and reports to it', async () => {
  const onSubmit = vi.fn();
  await renderPiece(<Form onSubmit={onSubmit} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Other' }).checked).toBe(true);
  await userEvent.click(screen.getByText('Save'));
  expect(described(screen.getByRole('textbox', { name: 'Name' }))).toEqual(['Too short']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Việt');
  await userEvent.click(screen.getByText('Price'));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'HARD');
  fireEvent.click(screen.getByText('Open'));
  await userEvent.click(screen.getByText('Save'));
  expect(onSubmit.mock.calls[0]![0]).toEqual({
    name: 'Sen Việt',
    reason: 'PRICE',
    level: 'HARD',
    isOpen: false,
  });
});

it('does not report a change for line breaks that the browser normalises', async () => {
  // As in browsers, unlike happy-dom
  vi.spyOn(HTMLTextAreaElement.prototype, 'value', 'get').mockReturnValue('a\nb');
  const changed = vi.fn();
  await renderPiece(<TextArea aria-label="Address" value={'a\r\nb'} onChange={changed} />);
  vi.restoreAllMocks();
  expect(changed).not.toHaveBeenCalled();
});
