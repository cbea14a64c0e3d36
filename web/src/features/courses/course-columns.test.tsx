import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import type { CourseColumnsFragment } from './course-columns.gen.ts';
import { useCourseFacts } from './course-columns.tsx';

const Facts = ({ minAge }: { minAge: number | null }) => {
  const course: CourseColumnsFragment = {
    __typename: 'Course',
    level: 'BEGINNER',
    language: 'VI',
    accessDays: null,
    minAge,
  };
  return (
    <p>
      {useCourseFacts(course)
        .map(({ text }) => text)
        .join(', ')}
    </p>
  );
};

test.each([
  [12, 'Cơ bản, Từ 12 tuổi'],
  [null, 'Cơ bản'],
])('a minimum age of %s is stated as %s', async (minAge, text) => {
  await renderPiece(<Facts minAge={minAge} />, { texts: ['catalog'] });
  expect(screen.getByText(text)).toBeTruthy();
});
