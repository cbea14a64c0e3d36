import { expect, it, vi } from 'vitest';
import { Translator, type Values } from './translator.ts';

const i18n = new Translator('vi');
i18n.add('en', 'support', {
  title: 'News',
  list: { unread_one: '{{count}} letter for {{name}}', unread_other: '{{count}} letters for {{name}}' },
  'code.GONE': 'It has gone',
  left: '{{count}} left',
});
i18n.add('vi', 'support', { title: 'Tin mới', list: { unread_other: '{{count}} thư của {{name}}' } });
i18n.add('en', 'common', { close: 'Close' });
const en = (key: string, values?: Values) => i18n.translate('en', 'support', key, values);

it('fills the places of a text, to the letter', () => {
  expect(en('list.unread', { count: 2, name: '$& <b>{{count}}' })).toBe('2 letters for $& <b>{{count}}');
  expect(en('list.unread', { count: 2 })).toBe('2 letters for ');
});

it('takes the plural form of the language, or the one text that there is', () => {
  expect(en('list.unread', { count: 1, name: 'An' })).toBe('1 letter for An');
  expect(en('list.unread', { count: 0, name: 'An' })).toBe('0 letters for An');
  expect(i18n.translate('vi', 'support', 'list.unread', { count: 1, name: 'An' })).toBe('1 thư của An');
  expect(en('left', { count: 1 })).toBe('1 left');
});

it('finds keys with dots of their own, and texts of another namespace', () => {
  expect(en('code.GONE')).toBe('It has gone');
  expect(en('common:close')).toBe('Close');
});

it('says the default, or the key, where there is no text', () => {
  expect(en('code.NEW', { defaultValue: 'NEW' })).toBe('NEW');
  expect(en('code.NEW', { defaultValue: '' })).toBe('');
  expect(en('nothing')).toBe('nothing');
  expect(i18n.translate('vi', 'accounts', 'nothing')).toBe('nothing');
});

it('tells a switch of the language to whoever listens', () => {
  const heard = vi.fn(() => i18n.language);
  const stop = i18n.subscribe(heard);
  i18n.language = 'en';
  stop();
  i18n.language = 'vi';
  expect(heard.mock.results).toEqual([{ type: 'return', value: 'en' }]);
  expect(i18n.loaded('en')).toEqual(['support', 'common']);
});
