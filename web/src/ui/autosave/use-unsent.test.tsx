import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearTokens, saveTokens } from '../../apollo/session.ts';
import { tokenFor } from '../../apollo/testing.ts';
import { useUnsent } from './use-unsent.ts';

afterEach(() => {
  clearTokens();
  localStorage.clear();
});

const signIn = (id: string) => saveTokens({ accessToken: tokenFor(id, 900), refreshToken: null });
const open = () => renderHook(() => useUnsent('note.1', { text: '' }, () => true)).result;

it('preserves the unsent input of a viewer after another viewer has signed in', () => {
  signIn('lan');
  const lan = open();
  act(() => lan.current[1]({ text: 'of Lan' }));
  signIn('minh');
  const minh = open();
  expect(minh.current[0].text).toBe('');
  act(() => minh.current[1]({ text: 'of Minh' }));
  signIn('lan');
  expect(open().current[0].text).toBe('of Lan');
});

it('stores nothing before the first input', () => {
  signIn('lan');
  open();
  expect(localStorage.getItem('sen.unsaved')).toBeNull();
});
