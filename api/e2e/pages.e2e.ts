import { beforeAll, expect, it } from 'vitest';
import { admin, ask } from '../src/testing/factories.ts';
import { type Listening, listening } from './listening.ts';

let sen: Listening;
beforeAll(async () => {
  sen = await listening();
});

it.each([
  ['U+0000 in a course’s address', '/courses/%00', 404],
  ['U+0000 in a search', '/courses?search=%00', 404],
  ['half of a surrogate pair', '/courses?search=%ED%A0%80', 200],
  ['a page that no list has', '/courses?page=99999999999999', 404],
  ['a page that is no number', '/courses?page=many', 200],
  ['an address that is no UTF-8', '/courses/%E0%A4%A', 400],
  ['no page at all', '/khong-co-trang-nay', 404],
])('renders a page for %s without a server error', async (_, path, status) => {
  const response = await fetch(`${sen.url}${path}`);
  expect(response.status).toBe(status);
  expect(await response.text()).not.toBe('');
});

it('shows the values of the settings, also on empty pages and after changes', async () => {
  const boss = await admin(sen.app);
  const change = (value: number) =>
    ask(
      sen.app,
      boss,
      'mutation C($v: SettingValue!) { changeSetting(input: { key: "refund.days", value: $v, reason: "Thử" }) { value } }',
      { v: value },
    );
  const pageAt = async (path: string) => (await fetch(`${sen.url}${path}`)).text();
  expect(await pageAt('/')).toContain('Hoàn tiền 7 ngày');
  expect(await pageAt('/')).toContain('Khi bạn chưa mở quá 30% số bài');
  expect(await pageAt('/dashboard')).toContain('"refundDays":7');
  await change(9);
  expect(await pageAt('/')).toContain('Hoàn tiền 9 ngày');
  expect(await pageAt('/dashboard')).toContain('"refundDays":9');
  await change(7);
});
