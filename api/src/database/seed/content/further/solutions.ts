import type { FurtherLesson } from './types.ts';

/** A film in which the teacher solves all exercises of the course. */
export const solutions = (minutes: number): FurtherLesson => ({
  title: 'Chữa bài tập của cả khoá',
  kind: 'VIDEO',
  minutes,
  words: 'Bạn tự làm trước, rồi xem từng bài được chữa. Tua đến đúng bài mình còn vướng.',
  lines: {
    vi: [
      [0, 'Chào bạn. Buổi này ta chữa lại các bài tập của khoá, theo đúng thứ tự đã học.'],
      [8, 'Trước mỗi bài, bạn dừng lại và nói ra cách làm của mình.'],
      [16, 'Làm khác mà vẫn đúng là chuyện thường. Hãy so hai cách xem cách nào dễ sửa hơn.'],
      [26, 'Bài nào bạn làm được rồi thì cứ tua qua.'],
    ],
  },
});
