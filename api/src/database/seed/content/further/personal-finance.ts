import { QuestionKind } from '../../../../features/assessment/index.ts';
import { pdf, text } from './files.ts';
import { solutions } from './solutions.ts';
import type { FurtherMaterial } from './types.ts';

const { SINGLE, MULTIPLE, BLANK, SHORT, ORDERING } = QuestionKind;

export const personalFinance: FurtherMaterial = {
  course: 'tai-chinh-ca-nhan',
  lessons: [
    {
      title: 'Mẫu kế hoạch tiền một trang',
      kind: 'FILE',
      minutes: 10,
      words: 'In một tờ cho cả nhà, và một bảng tính để thử các con số.',
      files: [
        pdf('Ke-hoach-tien.pdf', 'Kế hoạch tiền một trang', [
          'Thu nhập tháng thấp nhất: ……………',
          'Sống và Trả, hai con số trần: ……………',
          'Để dành gần, đang ở bậc: ……………  Để dành xa: ……… %',
          'Vui, không phải giải thích: ……………',
          'Ngày họp tiền: ……………',
        ]),
        text('nam-nhom-tien.csv', [
          'nhom,thang_1,thang_2,thang_3',
          'Sống,,,',
          'Trả,,,',
          'Gần,,,',
          'Xa,,,',
          'Vui,,,',
        ]),
      ],
    },
    {
      title: 'Một phút: quy tắc 72',
      kind: 'VIDEO',
      minutes: 1,
      words: 'Tính nhẩm bao lâu tiền gấp đôi, hoặc mất nửa giá trị.',
      lines: {
        vi: [
          [0, 'Lấy 72 chia cho lãi suất một năm.'],
          [9, 'Lãi sáu phần trăm: 72 chia 6 là mười hai năm thì tiền gấp đôi.'],
          [22, 'Quy tắc chạy cả chiều ngược: giá tăng bốn phần trăm một năm.'],
          [33, '72 chia 4 là mười tám: sau mười tám năm tiền chỉ còn mua được một nửa.'],
          [46, 'Vì thế tiền để dành xa cần một chỗ đẻ ra lãi.'],
        ],
      },
    },
    {
      title: 'Buổi họp tiền mẫu, trực tiếp',
      kind: 'LIVE',
      minutes: 45,
      words: 'Ta đóng vai một nhà bốn người và họp tiền trong ba mươi phút. Bạn nên rủ người nhà xem cùng.',
      live: { days: 10, url: 'https://meet.google.com/sen-demo-tien' },
    },
    solutions(30),
  ],
  quiz: {
    title: 'Kiểm tra: lãi thật và thứ tự an toàn',
    timeLimitSec: 900,
    maxAttempts: 3,
    passPercent: 60,
    takers: 14,
    waiting: 0,
    questions: [
      {
        kind: SHORT,
        prompt:
          'Lãi thẻ 2,5% mỗi tháng là bao nhiêu phần trăm một năm, nếu lãi nhập gốc?\n\n$$(1 + 0{,}025)^{12} - 1$$',
        topic: 'Lãi thật',
        points: 2,
        review: [2, 0],
        taken: { share: 0.45, trap: '30' },
        blanks: [{ accepted: ['34,5', '34.5'], tolerance: 0.5 }],
        explanation: 'Không phải 30%: lãi của tháng trước cũng sinh lãi.',
      },
      {
        kind: ORDERING,
        prompt: 'Ngày lương về, làm theo thứ tự nào?',
        topic: 'Ngân sách',
        points: 2,
        review: [1, 0],
        taken: { share: 0.8 },
        choices: [
          'Chuyển phần để dành đi',
          'Trả các khoản cố định',
          'Chia phần còn lại cho bốn tuần',
          'Tiêu phần của tuần này',
        ],
        explanation: 'Để dành đứng đầu: để cuối cùng thì thường không còn.',
      },
      {
        kind: MULTIPLE,
        prompt: 'Quỹ dự phòng nên để ở đâu?',
        topic: 'Quỹ dự phòng',
        review: [1, 1],
        taken: { share: 0.7, trap: 2 },
        choices: [
          '*Tiết kiệm không kỳ hạn',
          '*Kỳ hạn một tháng cuốn chiếu',
          'Cổ phiếu công ty lớn',
          'Cho em họ mượn lấy lãi',
        ],
        explanation: 'Rút được trong một ngày, và không bị mất giá trị đúng lúc cần.',
      },
      {
        kind: BLANK,
        prompt: 'Quy tắc 72.',
        topic: 'Lãi kép',
        points: 2,
        review: [3, 0],
        taken: { share: 0.75, trap: '18' },
        gapText:
          'Lãi 9% một năm thì sau khoảng ___ năm tiền gấp đôi; lạm phát 4% thì sau khoảng ___ năm còn một nửa.',
        blanks: [
          { accepted: ['8'], tolerance: 0.5 },
          { accepted: ['18'], tolerance: 0.5 },
        ],
        explanation: '72 chia 9 là 8; 72 chia 4 là 18.',
      },
      {
        kind: SINGLE,
        prompt: 'Ba món nợ, chênh lệch lãi giữa hai cách trả chỉ 200 nghìn. Chọn cách nào?',
        topic: 'Trả nợ',
        review: [2, 1],
        taken: { share: 0.4, misleads: true, trap: 0 },
        choices: [
          'Luôn là lãi cao trước',
          '*Cách khiến bạn không bỏ cuộc',
          'Chia đều cho cả ba',
          'Chờ lãi giảm',
        ],
        feedback: { 0: 'Rẻ nhất trên giấy, nhưng chênh 200 nghìn không đáng để bỏ cuộc giữa chừng.' },
        explanation: 'Chênh lệch nhỏ thì chọn cách giữ được; chênh lệch lớn thì chọn lãi cao.',
      },
    ],
    essays: [],
  },
  assignment: {
    title: 'Bài tập: ba mươi phút với sao kê của bạn',
    words: 'Làm như bài đầu với ba tháng của bạn. Chỉ nộp phần trăm, đừng nộp số tiền thật.',
    tasks: [
      'Tỉ lệ ba nhóm xanh, cam, dấu hỏi',
      'Năm nhóm tiền theo phần trăm',
      'Một việc bạn làm vào ngày lương tới',
    ],
    minutes: 45,
    due: 12,
    cutOff: 7,
    lateAmount: 0,
    maxAttempts: 3,
    passScore: 4,
    work: ['waiting', 'marked'],
    rubric: [
      {
        title: 'Nhìn đủ',
        description: 'Ba tháng, ba nhóm',
        levels: [
          [0, 'Chưa đủ'],
          [2, 'Thiếu tháng'],
          [4, 'Đủ'],
        ],
      },
      {
        title: 'Một việc cụ thể',
        description: 'Ngày nào, bao nhiêu phần trăm',
        levels: [
          [0, 'Chưa có'],
          [1, 'Chung chung'],
          [3, 'Cụ thể'],
        ],
      },
    ],
    texts: [
      'Xanh 61%, cam 27%, dấu hỏi 12%. Dấu hỏi phần lớn là ví điện tử. Ngày 5 tới em đặt lệnh tự chuyển 3% sang ngân hàng khác.',
      'Sống 58, Trả 20, Gần 0, Xa 0, Vui 22. Em bắt đầu từ hai triệu đầu tiên.',
    ],
    rowComment: 'Bạn thấy ngay chỗ rò: ví điện tử.',
    note: '12% dấu hỏi là con số đáng giá nhất của bài.',
    comment: 'Việc cụ thể, ngày cụ thể. Ba phần trăm là khởi đầu tốt, đừng tăng vội.',
  },
};
