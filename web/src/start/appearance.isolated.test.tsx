import { beforeEach, expect, test, vi } from 'vitest';

const LINK = 'Qm9'.repeat(60);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.resetModules();
});

/**
 * Opens a page with a fragment.
 * @returns the teacher's link that the browser stores
 */
async function visit(hash: string): Promise<string | null> {
  history.replaceState(null, '', `/courses/piano${hash}`);
  await import('./appearance.ts');
  return localStorage.getItem('sen.teacherLink');
}

test('stores a followed referral link and removes it from the URL', async () => {
  expect(await visit(`#teacher-link=${LINK}`)).toBe(LINK);
  expect(location.hash).toBe('');
});

test('ignores a referral value that is too long for a header', async () => {
  localStorage.setItem('sen.visited', '1');
  localStorage.setItem('sen.teacherLink', LINK);
  expect(await visit(`#teacher-link=${'A'.repeat(20_000)}`)).toBe(LINK);
});
