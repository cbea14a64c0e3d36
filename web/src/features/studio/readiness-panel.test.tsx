import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { maskFragment } from '../../testing/masked.ts';
import { clientFor, renderPiece } from '../../testing/render.tsx';
import { EMPTY_DOC } from '../../ui/editor/rich-text.ts';
import { type CourseValues, forNumbers } from './course-values.ts';
import { ReadinessPanelFragmentDoc } from './readiness-panel.gen.ts';
import { ReadinessPanel } from './readiness-panel.tsx';

const client = clientFor(() => Promise.reject(new Error('No request is expected')));
const course = maskFragment(client, ReadinessPanelFragmentDoc, {
  __typename: 'Course',
  id: 'c1',
  slug: 'khoa-hoc',
  title: 'Khoá học',
  status: 'DRAFT',
  suspendedFor: null,
  lessonCount: 0,
  allowedActions: ['EDIT', 'SUBMIT'],
  latestReview: null,
  readiness: [
    { __typename: 'ReadinessItem', code: 'TITLE', ok: true, actual: 8, required: 3 },
    { __typename: 'ReadinessItem', code: 'OUTCOMES', ok: false, actual: 0, required: 1 },
    { __typename: 'ReadinessItem', code: 'LESSON_CONTENT', ok: false, actual: 0, required: 1 },
  ],
});
const values: CourseValues = {
  title: 'Nhập môn',
  subtitle: '',
  categoryId: '',
  level: 'ALL',
  language: 'VI',
  visibility: 'PUBLIC',
  description: EMPTY_DOC,
  outcomes: ['Viết được truy vấn'],
  requirements: [],
  audience: [],
  tags: '',
  price: '0',
  salePrice: '',
  saleEndsAt: '',
  ...forNumbers(() => ''),
};

const line = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement);

test('counts unsaved input immediately and marks it as unsaved', async () => {
  await renderPiece(<ReadinessPanel course={course} formValues={values} isDirty />, {
    client,
    texts: ['studio'],
  });
  expect(screen.getByText('Xong 2/3 mục')).toBeTruthy();
  expect(line('Học viên làm được gì').getByText('khi bạn lưu')).toBeTruthy();
  expect(line('Tên khoá học').queryByText('khi bạn lưu')).toBeNull();
});

test('links missing items to their fields', async () => {
  await renderPiece(<ReadinessPanel course={course} formValues={{ ...values, outcomes: [] }} />, {
    client,
    texts: ['studio'],
  });
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Thêm kết quả học')).toBe('/teacher/courses/c1/edit#outcomes');
  expect(link('Thêm bài')).toBe('/teacher/courses/c1/structure#outline');
  expect(line('Bài nào cũng có nội dung').getByText('Đang có 0 bài')).toBeTruthy();
});
