import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../apollo/testing.ts';
import { changeLanguage, loadNamespaces, makeI18n } from './i18n.ts';

Object.assign(globalThis, { document: { documentElement: {} } });

describe('texts that load during a language switch', () => {
  it('are loaded in the new language if the switch comes first', async () => {
    fakeStorage();
    const i18n = await makeI18n('vi');
    const switching = changeLanguage(i18n, 'en');
    const loading = loadNamespaces(i18n, ['support']);
    await Promise.all([switching, loading]);
    expect(i18n.language).toBe('en');
    expect(i18n.tOf('support')('title')).toBe('Notifications');
  });

  it('are loaded in the new language if the request comes first', async () => {
    fakeStorage();
    const i18n = await makeI18n('vi');
    const loading = loadNamespaces(i18n, ['accounts', 'support']);
    const switching = changeLanguage(i18n, 'en');
    await Promise.all([switching, loading]);
    expect(i18n.has('en', 'accounts')).toBe(true);
    expect(i18n.has('en', 'support')).toBe(true);
  });

  it('are complete when the language changes', async () => {
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
