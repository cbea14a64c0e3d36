import { CombinedGraphQLErrors } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPiece } from '../../../testing/render.tsx';
import { Component } from './custom-page-editor.page.tsx';

const block = (heading: string) => ({
  __typename: 'CustomPageBlockDraft',
  kind: 'COURSES',
  texts: [],
  heading,
  courseIds: [],
  categoryId: 'c1',
  courseCount: 4,
  picture: null,
  alt: null,
  caption: null,
});
const draft = (version: number, more: object = {}) => ({
  __typename: 'CustomPageDraft',
  id: 'p1',
  slug: 've-chung-toi',
  state: 'CHANGED',
  version,
  publishedVersion: 1,
  savedAt: '2026-11-20T03:00:00Z',
  savedByName: 'Lan',
  isInFooter: false,
  isAboveCourses: false,
  translations: [
    {
      __typename: 'CustomPageTranslation',
      language: 'VI',
      title: 'Về chúng tôi',
      description: null,
      blocks: [block('Một'), block('Hai')],
    },
  ],
  versions: [2, 1].map((number) => ({
    __typename: 'CustomPageVersion',
    number,
    savedAt: '2026-11-20T03:00:00Z',
    savedByName: 'Lan',
    blockCount: number,
  })),
  ...more,
});

type Input = Record<string, unknown>;
const refuse = (message: string, extensions: object) => () => {
  throw new CombinedGraphQLErrors({ errors: [{ message, extensions: { ...extensions } }] });
};

const open = async (at: string, save: (input: Input) => object = () => draft(3)) => {
  const sent: [string, Input][] = [];
  const view = await renderPiece(null, {
    at: `/admin/pages/${at}`,
    routes: [
      { path: '/admin/pages/:id', element: <Component /> },
      { path: '*', element: null },
    ],
    texts: ['customPages', 'workspace', 'catalog', 'lessons'],
    answer: async ({ operationName = '', variables }) => {
      if (operationName === 'CustomPageDraft')
        return { customPageDraft: variables.id === 'p1' ? draft(2) : null };
      if (operationName === 'Categories') return { categories: [], footerPages: [] };
      const input = (variables.input ?? variables) as Input;
      sent.push([operationName, input]);
      if (operationName === 'SaveCustomPage') return { saveCustomPage: save(input) };
      if (operationName === 'RestoreCustomPage')
        return {
          restoreCustomPage: draft(3, {
            translations: draft(1).translations.map((each) => ({ ...each, title: 'Bản đầu' })),
          }),
        };
      return { publishCustomPage: draft(2, { state: 'PUBLISHED', publishedVersion: 2 }) };
    },
  });
  return { sent, ...view };
};
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const headings = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Tên danh sách' }).map(({ value }) => value);

it('suggests the path of a new page, and shows what the server refuses at its field', async () => {
  const user = userEvent.setup();
  const details = [
    { field: 'translations.0.blocks.0.alt', message: 'Bạn tả ảnh bằng lời', code: 'REQUIRED' },
  ];
  const { sent } = await open('new', refuse('Có ô chưa hợp lệ', { code: 'BAD_INPUT', details }));
  await user.type(await field(/^Tiêu đề/), 'Lớp cho Đội bạn');
  await user.tab();
  expect((await field(/^Đường dẫn/)).value).toBe('lop-cho-doi-ban');
  await user.click(await button('Thêm ảnh'));
  expect(document.activeElement?.textContent).toBe('Khối 1: ảnh');
  await user.click(await button('Lưu bản mới'));
  expect(await screen.findByText('Bạn tả ảnh bằng lời')).toBeTruthy();
  expect((await field(/^Mô tả ảnh/)).getAttribute('aria-invalid')).toBe('true');
  expect(await button('Tiếng Việt: có ô cần sửa')).toBeTruthy();
  expect(sent).toMatchObject([
    ['SaveCustomPage', { slug: 'lop-cho-doi-ban', translations: [{ language: 'VI' }, { language: 'EN' }] }],
  ]);
});

it('moves and removes blocks, and saves the version that was edited', async () => {
  const user = userEvent.setup();
  const { sent } = await open('p1');
  expect((await field(/^Đường dẫn/)).readOnly).toBe(true);
  await user.click(await button('Đưa xuống: Khối 1: khoá học'));
  expect(headings()).toEqual(['Hai', 'Một']);
  expect(screen.getByText(/^Đã chuyển đến vị trí 2 trên 2/)).toBeTruthy();
  await user.click(await button('Bỏ: Khối 1: khoá học'));
  await user.click(await button('Bỏ khối'));
  expect(headings()).toEqual(['Một']);
  await user.click(await button('Lưu bản mới'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject([
    'SaveCustomPage',
    {
      pageId: 'p1',
      expectedVersion: 2,
      translations: [{ blocks: [{ heading: 'Một', categoryId: 'c1' }] }, {}],
    },
  ]);
  expect(await screen.findByText('Bản 3')).toBeTruthy();
});

it('keeps the input when another administrator has saved a newer version', async () => {
  const user = userEvent.setup();
  await open('p1', refuse('Người khác vừa lưu một bản mới.', { code: 'CONFLICT', reason: 'STALE_VERSION' }));
  await user.type(await field(/^Tiêu đề/), ' mới');
  await user.click(await button('Lưu bản mới'));
  expect((await screen.findByRole('alert')).textContent).toContain('Người khác vừa lưu một bản mới.');
  expect((await field(/^Tiêu đề/)).value).toBe('Về chúng tôi mới');
});

it('publishes what is saved, and not what is not', async () => {
  const user = userEvent.setup();
  const { sent } = await open('p1');
  await user.type(await field(/^Tiêu đề/), '!');
  await user.click(await button('Đăng bản này'));
  expect(sent).toEqual([]);
  await user.type(await field(/^Tiêu đề/), '{Backspace}');
  await user.click(await button('Đăng bản này'));
  await waitFor(() => expect(sent).toEqual([['PublishCustomPage', { pageId: 'p1', expectedVersion: 2 }]]));
  expect(await screen.findByText('Đang đăng')).toBeTruthy();
});

it('uses an earlier version again', async () => {
  const user = userEvent.setup();
  const { sent } = await open('p1');
  await user.click(await button('Lịch sử'));
  await user.click(await button('Dùng lại bản 1'));
  await waitFor(async () => expect((await field(/^Tiêu đề/)).value).toBe('Bản đầu'));
  expect(sent).toEqual([['RestoreCustomPage', { pageId: 'p1', number: 1, expectedVersion: 2 }]]);
});

it('says that a page does not exist', async () => {
  await open('p2');
  expect(await screen.findByRole('heading', { name: /[Kk]hông tìm thấy/ })).toBeTruthy();
});
