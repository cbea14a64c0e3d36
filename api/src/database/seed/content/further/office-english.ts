import { QuestionKind } from '../../../../features/assessment/index.ts';
import { pdf, tones } from './files.ts';
import { solutions } from './solutions.ts';
import type { FurtherMaterial } from './types.ts';

const { SINGLE, TRUE_FALSE, BLANK, SHORT, ORDERING, MATCHING } = QuestionKind;

export const officeEnglish: FurtherMaterial = {
  course: 'tieng-anh-cong-so',
  lessons: [
    {
      title: 'Thẻ câu: hai mươi câu mang theo',
      kind: 'FILE',
      minutes: 10,
      words: 'In ra, cắt thành thẻ, để ở bàn làm việc. Mỗi ngày dùng thật một câu.',
      files: [
        pdf('The-cau-cong-so.pdf', 'Thẻ câu công sở', [
          'Could you send replacements by Wednesday?',
          'Just a quick reminder that the report is due tomorrow.',
          'So, just to check: we ship the samples on Monday. Is that right?',
          'Before we move on, can I add something here?',
          'Let me sum up. Did I miss anything?',
        ]),
      ],
    },
    {
      title: 'Đọc to theo: bốn câu của một email',
      kind: 'VIDEO',
      minutes: 1,
      words: 'Bật phụ đề tiếng Anh, đọc to cùng lúc, rồi tắt phụ đề và nói lại.',
      lines: {
        vi: [
          [0, 'Vì sao tôi viết: tôi viết về chuyến hàng thứ sáu.'],
          [11, 'Chuyện chính: hai trong mười thùng bị hỏng.'],
          [22, 'Tôi cần bạn làm gì: bạn gửi bù trước thứ tư được không?'],
          [35, 'Bước tiếp theo: tôi giữ các thùng hỏng đến khi có tin bạn.'],
          [48, 'Bốn câu là hết. Giờ bạn nói lại mà không nhìn.'],
        ],
        en: [
          [0, 'Why I write: I’m writing about the delivery on Friday.'],
          [11, 'What happened: two of the ten boxes were damaged.'],
          [22, 'What I need: could you send replacements by Wednesday?'],
          [35, 'What comes next: I’ll keep the damaged boxes until I hear from you.'],
          [48, 'Four sentences, and that is all. Now say them without looking.'],
        ],
      },
    },
    {
      title: 'Xem: nói sao để người khác muốn nghe',
      kind: 'EMBED',
      minutes: 10,
      words: 'Julian Treasure chỉ ra bảy thói quen làm người nghe bỏ đi, và bốn điều giữ họ lại.',
      embed: 'https://www.youtube.com/watch?v=eIho2S0ZahI',
    },
    {
      title: 'Họp thử trực tiếp: chốt việc trong năm phút',
      kind: 'LIVE',
      minutes: 60,
      words: 'Buổi này đã diễn ra. Bạn xem lại, dừng ở mỗi câu chốt và tự nói trước.',
      live: {
        days: -18,
        url: 'https://meet.google.com/sen-demo-hop',
        recording: 'https://vimeo.com/76979871',
      },
    },
    solutions(30),
  ],
  quiz: {
    title: 'Kiểm tra cuối: email, họp và con số',
    timeLimitSec: null,
    maxAttempts: null,
    passPercent: 60,
    takers: 14,
    waiting: 0,
    questions: [
      {
        kind: ORDERING,
        prompt: 'Xếp bốn câu thành một email.',
        topic: 'Email',
        points: 2,
        review: [0, 0],
        taken: { share: 0.75 },
        choices: [
          'I’m writing about the delivery on Friday.',
          'Two of the ten boxes were damaged.',
          'Could you send replacements by Wednesday?',
          'I’ll keep the damaged boxes until I hear from you.',
        ],
        explanation: 'Vì sao viết, chuyện gì, cần gì, rồi bước tiếp theo.',
      },
      {
        kind: SHORT,
        prompt: 'Nghe rồi viết bằng tiếng Anh: có bao nhiêu nốt?',
        topic: 'Nghe',
        taken: { share: 0.85, trap: 'tree' },
        sound: tones('Cau-hoi-nghe.wav'),
        blanks: [{ accepted: ['three', '3'], tolerance: null }],
        explanation: 'Three: chú ý âm th, đầu lưỡi chạm răng.',
      },
      {
        kind: SINGLE,
        prompt: 'Bạn không nghe kịp hạn chót. Câu nào bắt người kia nói lại ít nhất?',
        topic: 'Họp',
        review: [1, 1],
        taken: { share: 0.6, trap: 0 },
        choices: [
          'Sorry?',
          'Could you say that again?',
          '*Sorry, you need it by when?',
          'I don’t understand.',
        ],
        feedback: { 0: 'Người kia phải nói lại cả đoạn: họ không biết bạn lỡ chỗ nào.' },
        explanation: 'Lặp lại câu, thay chỗ nghe hụt bằng từ để hỏi.',
      },
      {
        kind: BLANK,
        prompt: 'Doanh số từ 50 lên 56 triệu.',
        topic: 'Con số',
        points: 2,
        review: [2, 0],
        taken: { share: 0.55, trap: 'to' },
        gapText: 'Sales rose ___ 12%, from 50 ___ 56 million dong.',
        blanks: [
          { accepted: ['by'], tolerance: null },
          { accepted: ['to'], tolerance: null },
        ],
        explanation: 'By là phần chênh, to là điểm đến.',
      },
      {
        kind: TRUE_FALSE,
        prompt: 'Từ 2% lên 3% là “up one percent”.',
        topic: 'Con số',
        review: [2, 0],
        taken: { share: 0.5 },
        isTrue: false,
        explanation: 'Đó là one percentage point, hoặc up 50 percent.',
      },
      {
        kind: MATCHING,
        prompt: 'Ghép việc cần làm với câu.',
        topic: 'Họp',
        points: 2,
        review: [1, 2],
        taken: { share: 0.85 },
        pairs: [
          ['Chen vào', 'Can I add something here?'],
          ['Chốt lại', 'Let me sum up.'],
          ['Xin người nhận việc', 'Who’s taking this one?'],
        ],
        extras: ['How was your weekend?'],
        explanation: 'Câu chìa khoá nói to và rõ, rồi dừng nửa giây.',
      },
    ],
    essays: [],
  },
  assignment: {
    title: 'Bài tập: email nhắc hạn cho khách',
    words: 'Khách trễ hẹn gửi thiết kế ba ngày. Bạn viết một email nhắc, không quá tám câu.',
    tasks: [
      'Dòng tiêu đề có việc và hạn',
      'Giả định là họ quên',
      'Mở đường cho họ nói khó khăn',
      'Nói bước tiếp theo',
    ],
    minutes: 30,
    due: -14,
    cutOff: 3,
    lateAmount: 1,
    maxAttempts: 2,
    passScore: 5,
    work: ['passed', 'waiting', 'marked', 'late'],
    rubric: [
      {
        title: 'Rõ việc',
        description: 'Việc gì, bao giờ, ai làm',
        levels: [
          [0, 'Chưa rõ'],
          [2, 'Thiếu hạn'],
          [4, 'Rõ'],
        ],
      },
      {
        title: 'Nhẹ giọng',
        description: 'Nhắc mà không trách',
        levels: [
          [0, 'Trách'],
          [1, 'Hơi gắt'],
          [3, 'Nhẹ'],
        ],
      },
      {
        title: 'Tiếng Anh đúng',
        description: 'Thì, giới từ, dấu câu',
        levels: [
          [0, 'Nhiều lỗi'],
          [2, 'Một hai lỗi'],
          [3, 'Sạch'],
        ],
      },
    ],
    texts: [
      'Subject: Packaging design – due last Friday\n\nHi Mark,\n\nJust a quick reminder that we were expecting the packaging design on Friday. Let me know if you need anything from us to finish it. If we have it by Wednesday, we can still print in time. I’ll call you on Thursday morning to check.\n\nBest regards,\nLinh',
      'Subject: Reminder\n\nDear Mr Mark,\n\nYou are late three days. Please send the design now.\n\nThank you.',
      'Subject: Design for the spring box, needed by Wed\n\nHi Mark,\n\nI was wondering how the design is going. Could you send a first version by Wednesday, even if it isn’t final?\n\nBest,\nHạnh',
    ],
    rowComment: 'Câu “Let me know if you need anything” đặt đúng chỗ.',
    note: 'Tiêu đề có việc và hạn: người nhận biết ngay.',
    comment: 'Email gửi đi được ngay. Lần nhắc thứ hai nhớ thêm hậu quả, vẫn giữ giọng này.',
  },
};
