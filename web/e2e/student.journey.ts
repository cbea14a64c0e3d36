import { describe, test } from 'vitest';
import { inspect } from './looks.ts';
import { newStudent, startSession } from './people.ts';
import { buying } from './student/buying.ts';
import { owning } from './student/owning.ts';
import { saving } from './student/saving.ts';
import { COURSE, newcomerAt } from './student/student.ts';
import { studying } from './student/studying.ts';
import { visitor, WIDTHS } from './visitor.ts';

describe.each(WIDTHS)('a student (%s)', (width) => {
  const story = newcomerAt(width);
  buying(story);
  studying(story);
  owning(story);
});

describe.each(WIDTHS)('a buyer who waits (%s)', (width) => {
  saving(visitor(width, { isStory: true }));
});

describe('a newcomer', () => {
  const newcomer = visitor('desktop');

  test('is told what their empty pages are for', async () => {
    await startSession(newcomer, await newStudent());
    await newcomer.go('/learning');
    await newcomer.page.getByText('Bạn chưa có khoá học nào').waitFor();
    await inspect(newcomer, 'learning-empty');
    await newcomer.go(`/learning/${COURSE}`);
    await newcomer.page.getByRole('heading', { level: 1, name: 'Bạn chưa có khoá học này' }).waitFor();
    await inspect(newcomer, 'player-not-enrolled');
  });
});
