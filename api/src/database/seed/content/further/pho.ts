import { QuestionKind } from '../../../../features/assessment/index.ts';
import { pdf } from './files.ts';
import { solutions } from './solutions.ts';
import type { FurtherMaterial } from './types.ts';

const { SINGLE, SHORT, ORDERING, MATCHING, TRUE_FALSE, OPEN } = QuestionKind;

export const pho: FurtherMaterial = {
  course: 'pho-bo-nha-nau',
  lessons: [
    {
      title: 'Phiếu đi chợ và bảng giờ',
      kind: 'FILE',
      minutes: 5,
      words: 'Một tờ mang ra chợ, một tờ dán cạnh bếp.',
      files: [
        pdf('Phieu-di-cho-pho.pdf', 'Phiếu đi chợ cho nồi 10 lít', [
          '2 kg xương ống cưa khúc, 2 kg xương cổ, 1 kg đuôi bò, 800 g nạm và gầu.',
          '150 g gừng già, 400 g hành tây, 150 g hành tím.',
          '12 g quế, 8 g hồi, 1 quả thảo quả, 5 g hạt ngò, 2 g đinh hương.',
        ]),
        pdf('Bang-gio-pho.pdf', 'Bảng giờ sáu tiếng', [
          'Giờ 0–1: hớt bọt, thả nạm và gầu.',
          'Giờ 1,5: vớt gầu. Giờ 2: vớt nạm.',
          'Giờ 5: gừng hành nướng và túi gia vị. Giờ 5,75: vớt túi.',
          'Giờ 6: tắt bếp, lọc, nêm ba lớp.',
        ]),
      ],
    },
    {
      title: 'Một phút: thế nào là lửa đúng',
      kind: 'VIDEO',
      minutes: 1,
      words: 'Nghe và nhìn mặt nước. Bật phụ đề, dừng lại, rồi ra bếp so với nồi của bạn.',
      lines: {
        vi: [
          [0, 'Đun lửa vừa đến khi sắp sôi thì hạ nhỏ.'],
          [11, 'Mặt nước lăn tăn, mỗi giây hai ba bọt nổi ở một góc nồi.'],
          [23, 'Sôi ùng ục đánh mỡ và bột xương vào nước: đục, không cứu được.'],
          [36, 'Không đậy kín: hé nắp bằng một chiếc đũa.'],
          [47, 'Nước cạn thì châm nước sôi, đừng châm nước lạnh.'],
        ],
      },
    },
    {
      title: 'Nấu cùng nhau: giờ thứ năm',
      kind: 'LIVE',
      minutes: 90,
      words: 'Bạn bắc nồi từ ba giờ chiều. Đúng tám giờ tối ta cùng nướng gừng hành và thả túi gia vị.',
      live: { days: 6, url: 'https://meet.google.com/sen-demo-pho' },
    },
    solutions(40),
  ],
  quiz: {
    title: 'Kiểm tra: trước khi bắc nồi đầu tiên',
    timeLimitSec: null,
    maxAttempts: null,
    passPercent: 70,
    takers: 14,
    waiting: 1,
    questions: [
      {
        kind: ORDERING,
        prompt: 'Chần xương theo thứ tự nào?',
        topic: 'Chần xương',
        points: 2,
        review: [0, 1],
        taken: { share: 0.65 },
        choices: [
          'Cho xương vào nồi',
          'Đổ nước lạnh ngập',
          'Đun đến khi sôi bùng',
          'Giữ đúng mười phút',
          'Rửa từng khúc và cả nồi',
        ],
        explanation: 'Nước sôi sẵn làm mặt xương se lại, máu kẹt bên trong.',
      },
      {
        kind: SINGLE,
        prompt: 'Nồi sôi ùng ục một giờ, nước đã đục. Bạn làm gì?',
        topic: 'Giữ lửa',
        review: [2, 1],
        taken: { share: 0.6, trap: 0 },
        choices: [
          'Lọc qua khăn hai lần',
          '*Để lắng, gạn, lần sau hạ lửa',
          'Thêm lòng trắng trứng và đun to',
          'Châm nước lạnh',
        ],
        feedback: { 0: 'Bột xương mịn hơn mắt khăn. Lọc không cứu được.' },
        explanation: 'Nước trong nhờ chần và nhờ lửa, không nhờ lọc.',
      },
      {
        kind: SHORT,
        prompt: 'Túi gia vị ngâm bao nhiêu phút thì vớt?',
        topic: 'Gia vị',
        review: [1, 1],
        taken: { share: 0.7, trap: '60' },
        blanks: [{ accepted: ['45'], tolerance: 5 }],
        explanation: 'Bốn mươi lăm phút. Quá một giờ nước ngả nâu và đắng nhẹ.',
      },
      {
        kind: MATCHING,
        prompt: 'Ghép loại xương với việc của nó.',
        topic: 'Chọn xương',
        points: 2,
        review: [0, 0],
        taken: { share: 0.85 },
        pairs: [
          ['Xương ống', 'Béo và thơm tuỷ'],
          ['Xương cổ, sườn', 'Ngọt'],
          ['Đuôi, gân', 'Sánh dính môi'],
        ],
        extras: ['Màu nâu'],
        explanation: 'Thiếu một loại thì tô phở thiếu một lớp.',
      },
      {
        kind: TRUE_FALSE,
        prompt: 'Nước mắm cho vào từ đầu để ngấm.',
        topic: 'Nêm',
        review: [1, 2],
        taken: { share: 0.75 },
        isTrue: false,
        explanation: 'Đun sôi với nước mắm làm mùi gắt: cho lúc tắt bếp.',
      },
      {
        kind: OPEN,
        prompt: 'Nồi của bạn nhạt dù đủ muối. Bạn nghĩ vì sao, và chữa thế nào?',
        topic: 'Chữa nồi hỏng',
        points: 2,
        review: [2, 1],
        taken: { share: 0.7 },
        guidance: 'Nói được vị mỏng vì ít xương, và cô bớt nước thay vì thêm bột ngọt.',
      },
    ],
    essays: [
      'Vị mỏng vì mình bớt xương cổ. Mình mở nắp cô bớt nước nửa giờ, lần sau mua đủ hai cân.',
      'Do thiếu xương, thêm muối chỉ mặn chứ không ngọt. Cô lại cho đặc vị.',
      'Thêm bột ngọt.',
    ],
  },
  assignment: {
    title: 'Bài tập: nhật ký nồi phở đầu tiên',
    words: 'Nấu một nồi, ghi lại từng giờ, và nói bạn sẽ đổi gì ở nồi sau.',
    tasks: ['Lượng xương và gia vị bạn dùng', 'Nhật ký ít nhất bốn mốc giờ', 'Một lỗi và cách bạn chữa'],
    minutes: 90,
    due: 9,
    cutOff: 5,
    lateAmount: 0,
    maxAttempts: 3,
    passScore: 5,
    work: ['waiting', 'marked', 'waiting'],
    rubric: [
      {
        title: 'Lượng',
        description: 'Cân được, quy về lít nước',
        levels: [
          [0, 'Áng chừng'],
          [2, 'Cân một phần'],
          [3, 'Cân đủ'],
        ],
      },
      {
        title: 'Nhật ký',
        description: 'Có giờ, có lửa, có điều quan sát được',
        levels: [
          [0, 'Chưa có'],
          [2, 'Thiếu mốc'],
          [4, 'Đủ'],
        ],
      },
      {
        title: 'Chữa lỗi',
        description: 'Nói đúng nguyên nhân',
        levels: [
          [0, 'Chưa rõ'],
          [3, 'Đúng'],
        ],
      },
    ],
    texts: [
      'Nồi 8 lít nên em nhân 0,8. Giờ 1 hớt ba lần, giờ 2 vớt nạm hơi muộn nên thịt bở. Giờ 5 quên nướng hành tím. Lần sau em đặt chuông.',
      'Nhà em bếp từ nên nướng gừng bằng lò 250 độ, 25 phút. Nước trong, nhưng quế hơi lấn: em ngâm túi một tiếng.',
      'Em chần có năm phút, giờ thứ hai nước đục. Lần sau đúng mười phút.',
    ],
    rowComment: 'Ghi được cả lúc quên là nhật ký tốt.',
    note: 'Nhân 0,8 cho nồi tám lít: đúng rồi.',
    comment: 'Bạn tìm đúng nguyên nhân. Nồi thứ hai sẽ trong hơn hẳn.',
  },
};
