import { text } from '../files.ts';
import type { FurtherMaterial } from '../types.ts';
import { assignment } from './assignment.ts';
import { lessons } from './lessons.ts';
import { quiz } from './quiz.ts';

export const react19: FurtherMaterial = {
  course: 'react-19-tu-con-so-0',
  lessons,
  attached: text('ghi-chu-bai-1.md', ['# Ghi chú bài 1', '', '- Cài Node.js bản mới nhất.']),
  quiz,
  assignment,
};
