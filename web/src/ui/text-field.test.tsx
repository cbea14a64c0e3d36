import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPiece } from '../testing/render.tsx';
import { SelectField, TextArea, TextField } from './text-field.tsx';

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');

it('is named by its label and described by its help and error', async () => {
  await renderPiece(<TextField label="Name" withAsterisk description="As on papers" error="Missing" />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(described(field)).toEqual(['As on papers', 'Missing']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('has no description without help or error', async () => {
  await renderPiece(<TextArea label="Text" />);
  const field = screen.getByRole('textbox', { name: 'Text' });
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

it('is named by its label within a group as well', async () => {
  await renderPiece(<SelectField label="Order" options={[{ value: '', label: 'None' }]} />);
  expect(screen.getByRole('combobox', { name: 'Order' })).toBeTruthy();
});
