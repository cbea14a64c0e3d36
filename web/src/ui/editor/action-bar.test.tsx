import { IconBold, IconItalic, IconTable } from '@tabler/icons-react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ActionBar } from './action-bar.tsx';

const button = (name: string) => screen.getByRole('button', { name });

test('is a single tab stop whose buttons are reached by arrow keys', async () => {
  const run = vi.fn();
  const disabled = vi.fn();
  render(
    <>
      <ActionBar
        label="Formats"
        groups={[
          [
            { label: 'Bold', icon: IconBold, isActive: true, run },
            { label: 'Italic', icon: IconItalic, isActive: false, run },
          ],
          [{ label: 'Table', icon: IconTable, isDisabled: true, run: disabled }],
        ]}
      />
      <input aria-label="Text" />
    </>,
  );
  expect(button('Bold').getAttribute('aria-pressed')).toBe('true');
  expect(button('Italic').getAttribute('aria-pressed')).toBe('false');
  expect(button('Table').hasAttribute('aria-pressed')).toBe(false);

  await userEvent.tab();
  expect(document.activeElement).toBe(button('Bold'));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(document.activeElement).toBe(button('Italic'));
  expect(run).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(button('Table'));
  expect(button('Table').getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(disabled).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(button('Bold'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(button('Table'));

  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(button('Table'));
});

test('keeps the focus in the text when a button is clicked', async () => {
  const run = vi.fn();
  render(
    <>
      <input aria-label="Text" />
      <ActionBar label="Formats" groups={[[{ label: 'Bold', icon: IconBold, run }]]} />
    </>,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.click(button('Bold'));
  expect(run).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
