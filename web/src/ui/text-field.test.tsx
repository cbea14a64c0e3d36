import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPiece } from '../testing/render.tsx';
import { SelectField, TextArea, TextField } from './text-field.tsx';

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');

it('a field is called by its label, and says its help and what is wrong with it', async () => {
  await renderPiece(<TextField label="Name" withAsterisk description="As on papers" error="Missing" />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(described(field)).toEqual(['As on papers', 'Missing']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('one with nothing to say is described by nothing', async () => {
  await renderPiece(<TextArea label="Text" />);
  const field = screen.getByRole('textbox', { name: 'Text' });
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

it('one of several is called by its label as well', async () => {
  await renderPiece(<SelectField label="Order" options={[{ value: '', label: 'None' }]} />);
  expect(screen.getByRole('combobox', { name: 'Order' })).toBeTruthy();
});
