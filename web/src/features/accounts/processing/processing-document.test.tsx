import { expect, test } from 'vitest';
import { type Activity, type Assessment, makeProcessingDocument, PARTS } from './processing-document.ts';

const activities: Activity[] = [
  {
    __typename: 'RegisteredActivity',
    feature: 'orders',
    purpose: 'Nhận đơn <hàng>',
    readers: [],
    recipients: ['Dịch vụ gửi email'],
    tables: [
      {
        __typename: 'ProcessedTable',
        name: 'orders',
        columns: ['buyer_id', 'total'],
        erasures: ['KEEP'],
        reasons: ['law'],
      },
    ],
  },
];
const texts = {
  ...{ title: 'Sổ', line: 'Học viện', language: 'vi', empty: 'Chưa viết.' },
  t: (key: string) => key,
  part: (part: string) => `phần ${part}`,
  erasure: (kind: string) => kind.toLowerCase(),
};
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('the register has the facts and no judgements', () => {
  const page = parse(makeProcessingDocument(texts, activities));
  expect(page.documentElement.lang).toBe('vi');
  expect([...page.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)).toEqual([
    'Sổ',
    'Nhận đơn <hàng>',
  ]);
  expect([...page.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    'orders',
    'buyer_id, total',
    'keep',
    'law',
  ]);
  expect(page.body.textContent).toContain('readers: nobody');
});

test('the impact assessment begins with the judgements, as text', () => {
  const assessment = {
    ...(Object.fromEntries(PARTS.map((part) => [part, ''])) as Assessment),
    risks: 'Lộ <script>alert(1)</script>\nMất',
  };
  const page = parse(makeProcessingDocument(texts, activities, assessment));
  expect(page.querySelector('script')).toBeNull();
  expect([...page.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Lộ <script>alert(1)</script>', 'Mất', 'Chưa viết.']),
  );
  expect(page.body.textContent).toContain('phần conclusion');
});
