import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { maskFragment } from '../../testing/masked.ts';
import { clientFor, renderPiece } from '../../testing/render.tsx';
import { CourseColumnsFragmentDoc } from './course-columns.gen.ts';
import { useCourseFacts } from './course-columns.tsx';

const Facts = ({ course }: { course: Parameters<typeof useCourseFacts>[0] }) => (
  <p>
    {useCourseFacts(course)
      .map(({ text }) => text)
      .join(', ')}
  </p>
);

test.each([
  [{ minAge: 12 }, 'Cơ bản, Từ 12 tuổi'],
  [{ minAge: null }, 'Cơ bản'],
  [{ minAge: null, hasAiText: true }, 'Cơ bản, Có nội dung do AI soạn nháp'],
])('%o is stated as %s', async (columns, text) => {
  const client = clientFor(() => Promise.reject(new Error('No request is expected')));
  const course = maskFragment(client, CourseColumnsFragmentDoc, {
    __typename: 'Course',
    id: 'c1',
    level: 'BEGINNER',
    language: 'VI',
    accessDays: null,
    hasAiText: false,
    ...columns,
  });
  await renderPiece(<Facts course={course} />, { client, texts: ['catalog'] });
  expect(screen.getByText(text)).toBeTruthy();
});
