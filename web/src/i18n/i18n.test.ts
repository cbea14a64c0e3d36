import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../apollo/testing.ts';
import { changeLanguage, loadNamespaces, makeI18n } from './i18n.ts';

Object.assign(globalThis, { document: { documentElement: {} } });

describe('texts that load while the language is switched', () => {
  it('come in the new language too, when the switch is made first', async () => {
    fakeStorage();
    const i18n = await makeI18n('vi');
    const switching = changeLanguage(i18n, 'en');
    const loading = loadNamespaces(i18n, ['support']);
    await Promise.all([switching, loading]);
    expect(i18n.language).toBe('en');
    expect(i18n.tOf('support')('title')).toBe('Notifications');
  });

  it('come in the new language too, when they were asked for first', async () => {
    fakeStorage();
    const i18n = await makeI18n('vi');
    const loading = loadNamespaces(i18n, ['accounts', 'support']);
    const switching = changeLanguage(i18n, 'en');
    await Promise.all([switching, loading]);
    expect(i18n.has('en', 'accounts')).toBe(true);
    expect(i18n.has('en', 'support')).toBe(true);
  });

  it('are all there at the moment of the switch', async () => {
    fakeStorage();
    const i18n = await makeI18n('vi');
    let lacking: string[] = [];
    i18n.subscribe(() => {
      const shown = ['common', 'support', 'accounts'].filter((namespace) => i18n.has('vi', namespace));
      lacking = shown.filter((namespace) => !i18n.has('en', namespace));
    });
    const switching = changeLanguage(i18n, 'en');
    await loadNamespaces(i18n, ['support', 'accounts']);
    await switching;
    expect(lacking).toEqual([]);
  });
});
