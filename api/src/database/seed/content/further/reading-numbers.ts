import { QuestionKind } from '../../../../features/assessment/index.ts';
import { pdf, text } from './files.ts';
import { solutions } from './solutions.ts';
import type { FurtherMaterial } from './types.ts';

const { SINGLE, MULTIPLE, BLANK, SHORT, MATCHING, OPEN } = QuestionKind;

export const readingNumbers: FurtherMaterial = {
  course: 'doc-hieu-so-lieu',
  lessons: [
    {
      title: 'Phiếu kiểm tra một biểu đồ',
      kind: 'FILE',
      minutes: 10,
      words: 'Một trang để in, và số liệu mẫu để bạn tự vẽ lại.',
      files: [
        pdf('Phieu-kiem-tra-bieu-do.pdf', 'Phiếu kiểm tra một biểu đồ', [
          'Trục tung bắt đầu từ đâu? Nếu không phải 0, quy ra phần trăm thật.',
          'Đếm cái gì, của ai, trong thời gian nào?',
          'Bao nhiêu người hoặc bao nhiêu lần đo đứng sau con số?',
          'Thiếu ai? Họ có khác những người được đếm không?',
          'Viết lại tiêu đề thành một câu kết luận. Số liệu có đỡ nổi câu ấy không?',
        ]),
        text('thoi-gian-cho.csv', [
          'quan,phut',
          ...['A,9', 'A,10', 'A,11', 'A,10', 'B,2', 'B,4', 'B,30', 'B,4'],
        ]),
      ],
    },
    {
      title: 'Xem cùng nhau: số liệu làm bạn đổi ý',
      kind: 'EMBED',
      minutes: 20,
      words: 'Hans Rosling kể hai trăm năm bằng những chấm tròn. Bạn ghi lại một điều mình từng tin mà sai.',
      embed: 'https://www.youtube.com/watch?v=hVimVzgtD6w',
    },
    {
      title: 'Hỏi đáp trực tiếp: mang biểu đồ của bạn tới',
      kind: 'LIVE',
      minutes: 60,
      words: 'Mỗi người một biểu đồ vừa gửi cho sếp. Cả lớp đọc trong năm giây rồi nói mình thấy gì.',
      live: { days: 2, url: 'https://meet.google.com/sen-demo-bdo' },
    },
    solutions(35),
  ],
  quiz: {
    title: 'Kiểm tra: trung bình, độ phân tán, cỡ mẫu',
    timeLimitSec: 1200,
    maxAttempts: 2,
    passPercent: 60,
    takers: 14,
    waiting: 1,
    questions: [
      {
        kind: SINGLE,
        prompt:
          'Lương tháng của năm người là 8, 9, 9, 10 và 64 triệu. Con số nào tả đúng “một người bình thường” ở đây?',
        topic: 'Trung bình và trung vị',
        review: [1, 0],
        taken: { share: 0.7, trap: 0 },
        choices: ['Trung bình, 20 triệu', '*Trung vị, 9 triệu', 'Lớn nhất, 64 triệu', 'Tổng, 100 triệu'],
        feedback: {
          0: 'Không ai trong năm người có lương gần 20 triệu: một giá trị rất lớn đã kéo trung bình lên.',
        },
        rich: {
          'Trung bình, 20 triệu': 'Trung bình, $$\\bar{x} = 20$$ triệu',
          'Trung vị, 9 triệu': 'Trung vị, $$\\tilde{x} = 9$$ triệu',
          'Lớn nhất, 64 triệu': 'Lớn nhất, $$x_{(5)} = 64$$ triệu',
          'Tổng, 100 triệu': 'Tổng, $$\\sum x_i = 100$$ triệu',
        },
        explanation: 'Người đứng giữa khi xếp hàng có lương 9 triệu, dù người cao nhất nhận bao nhiêu.',
      },
      {
        kind: BLANK,
        prompt:
          'Với bốn lần chờ 8, 9, 11 và 12 phút, $$\\bar{x} = 10$$. Tính tiếp theo công thức\n\n$$s = \\sqrt{\\frac{1}{n-1} \\sum_{i=1}^{n} (x_i - \\bar{x})^2}$$',
        topic: 'Độ phân tán',
        points: 2,
        review: [1, 1],
        taken: { share: 0.5, trap: '4' },
        gapText: 'Tổng các bình phương là ___, nên s bằng khoảng ___ phút.',
        blanks: [
          { accepted: ['10'], tolerance: 0 },
          { accepted: ['1,83', '1.83'], tolerance: 0.05 },
        ],
        explanation:
          'Bốn đoạn lệch là -2, -1, 1, 2. Bình phương rồi cộng được 10, chia 3, khai căn được 1,83.',
        explanationRich:
          'Bốn đoạn lệch là -2, -1, 1, 2:\n\n$$s = \\sqrt{\\frac{4 + 1 + 1 + 4}{4 - 1}} \\approx 1{,}83$$',
      },
      {
        kind: SHORT,
        prompt: 'Khảo sát ngẫu nhiên 400 người thì sai số khoảng bao nhiêu điểm phần trăm?',
        topic: 'Cỡ mẫu',
        review: [1, 2],
        taken: { share: 0.6, trap: '20' },
        blanks: [{ accepted: ['5'], tolerance: 0.2 }],
        explanation: '100 chia căn bậc hai của 400 là 100 chia 20, tức 5 điểm.',
      },
      {
        kind: MATCHING,
        prompt: 'Ghép câu hỏi với dạng biểu đồ.',
        topic: 'Biểu đồ',
        points: 2,
        review: [0, 2],
        taken: { share: 0.8 },
        pairs: [
          ['Nhóm nào lớn hơn?', 'Cột, xếp theo giá trị'],
          ['Mười hai tháng qua thay đổi ra sao?', 'Đường'],
          ['Giá và lượng bán có đi cùng nhau không?', 'Điểm'],
        ],
        extras: ['Hình tròn ba chiều'],
        explanation: 'Đừng chọn biểu đồ trước: hãy chọn câu hỏi trước.',
      },
      {
        kind: MULTIPLE,
        prompt:
          'Cửa hàng có nhiều nhân viên hơn thì doanh thu cao hơn. Những điều nào phải hỏi trước khi tuyển thêm?',
        topic: 'Nhân quả',
        points: 2,
        review: [2, 0],
        taken: { share: 0.35, misleads: true, trap: 3 },
        choices: [
          '*Cửa hàng đông khách có phải vì thế mới tuyển thêm không?',
          '*Có điều gì khác đẩy cả hai, như vị trí?',
          '*Đã thử ở một nửa số cửa hàng chưa?',
          'Doanh thu đã tính thuế chưa?',
        ],
        explanation: 'Thuế không đổi chiều của quan hệ. Ba câu còn lại là ba cách mà tương quan đánh lừa.',
      },
      {
        kind: OPEN,
        prompt: 'Bạn viết một câu kết luận cho một con số ở chỗ làm, và một dòng về điều chưa biết.',
        topic: 'Báo cáo',
        points: 3,
        review: [2, 1],
        taken: { share: 0.7 },
        guidance: 'Có con số, có so sánh với cái gì, và nói thẳng chỗ yếu nhất của số liệu.',
      },
    ],
    essays: [
      'Đổi mẫu hộp giúp tỉ lệ hàng vỡ giảm từ 4,1% còn 1,6% trong hai tháng. Chưa biết mùa mưa có giữ được không.',
      'Khách quay lại tăng 3 điểm so với cùng kỳ. Em mới đo 120 khách nên sai số còn khoảng 9 điểm.',
      'Doanh thu tăng mạnh.',
    ],
  },
  assignment: {
    title: 'Bài tập: sửa lại một biểu đồ xấu',
    words: 'Chọn một biểu đồ bạn từng gửi đi, sửa theo sáu bước và kể lại bạn đã bỏ những gì.',
    tasks: [
      'Nêu câu kết luận của biểu đồ',
      'Kể sáu bước bạn đã làm',
      'Nói kết quả phép thử năm giây với một người lạ',
    ],
    minutes: 60,
    due: 6,
    cutOff: 3,
    lateAmount: 1,
    maxAttempts: 2,
    passScore: 5,
    work: ['draft', 'waiting', 'marked', 'waiting'],
    rubric: [
      {
        title: 'Câu kết luận',
        description: 'Một câu, có con số, số liệu đỡ được',
        levels: [
          [0, 'Chưa có'],
          [2, 'Chung chung'],
          [4, 'Rõ và đúng'],
        ],
      },
      {
        title: 'Sáu bước',
        description: 'Làm đủ và nói vì sao',
        levels: [
          [0, 'Chưa có'],
          [1, 'Thiếu bước'],
          [3, 'Đủ'],
        ],
      },
      {
        title: 'Phép thử năm giây',
        description: 'Có người thật, có lời họ nói',
        levels: [
          [0, 'Chưa thử'],
          [1, 'Đã thử'],
        ],
      },
    ],
    texts: [
      'Kết luận: Miền Trung mang về gần một nửa doanh thu quý ba.\nEm đổi hình tròn tám màu thành cột ngang, xếp từ cao xuống, chỉ tô màu miền Trung. Bạn cùng phòng nhìn năm giây nói đúng câu kết luận.',
      'Biểu đồ cũ có trục bắt đầu từ 80. Em đưa về 0 thì thấy hai cột gần bằng nhau, nên đổi cả kết luận.',
      'Em bỏ lưới, bỏ chú thích rời, ghi số ngay trên cột. Người thử thứ hai vẫn tả màu, nên em còn làm tiếp.',
    ],
    rowComment: 'Bạn nói rõ vì sao bỏ từng thứ, đó là phần khó nhất.',
    note: 'Câu này đứng làm tiêu đề được ngay.',
    comment: 'Biểu đồ đọc được trong năm giây. Thêm nguồn và thời gian ở dưới là đủ để gửi đi.',
  },
};
