import { expect, it } from 'vitest';
import { notesFile } from './notes-file.ts';

it('writes a heading for each lesson, and what looks like Markdown stays what was typed', () => {
  const notes = [
    { lessonTitle: 'Bài 1', at: '05:45', text: 'Nhớ đo\n# không phải tiêu đề' },
    { lessonTitle: 'Bài 1', at: null, text: '1. đọc lại' },
    { lessonTitle: 'Bài 2', at: null, text: 'Xong' },
  ];
  expect(notesFile('React', notes)).toBe(
    '# React\n\n## Bài 1\n\n- **05:45** Nhớ đo\n  \\# không phải tiêu đề\n- \\1. đọc lại\n\n## Bài 2\n\n- Xong\n',
  );
});
