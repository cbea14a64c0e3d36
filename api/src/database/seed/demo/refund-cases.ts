const DEMO_TEACHER = 'teacher@sen.test';

export type RefundHappening =
  | 'ESCALATED'
  | 'TEACHER_AGREED'
  | 'TEACHER_DISAGREED'
  | 'ADMIN_AGREED'
  | 'APPROVED'
  | 'REJECTED'
  | 'APPEALED'
  | 'CANCELLED'
  | 'SENT'
  | 'SEND_FAILED'
  | 'COMPLETED';
/** A refund of the demo: its purchase and its result. */
export interface RefundCase {
  readonly name: string;
  /** Email address of the course's teacher. Defaults to any teacher except the demo teacher. */
  readonly teacher?: string;
  /** True if the order has other courses, which the buyer keeps. */
  readonly isPart?: boolean;
  /** Days since the purchase. */
  readonly bought: number;
  /** Hours since the request. */
  readonly requestedHoursAgo: number;
  readonly status: string;
  readonly reason: string;
  readonly note: string | null;
  /** Hours until the deadline of the response. Negative if it has passed. */
  readonly due?: number;
  /** Later steps: kind, hours ago, and words. */
  readonly steps?: readonly (readonly [RefundHappening, number, string?])[];
}

/** One case for each state that lasts. */
export const REFUND_CASES: readonly RefundCase[] = [
  {
    name: 'urgent',
    teacher: DEMO_TEACHER,
    bought: 4,
    requestedHoursAgo: 67,
    due: 5,
    status: 'TEACHER_REVIEW',
    reason: 'NOT_AS_DESCRIBED',
    note: 'Mô tả nói có phần triển khai lên máy chủ nhưng em không thấy bài nào. Em cần đúng phần đó cho việc ở công ty.',
  },
  {
    name: 'calm',
    teacher: DEMO_TEACHER,
    bought: 2,
    requestedHoursAgo: 20,
    due: 52,
    status: 'TEACHER_REVIEW',
    reason: 'WRONG_LEVEL',
    note: 'Em đã làm React hai năm nên phần đầu hơi dễ ạ.',
  },
  {
    name: 'disagreed',
    teacher: DEMO_TEACHER,
    bought: 5,
    requestedHoursAgo: 60,
    due: 28,
    status: 'ADMIN_REVIEW',
    reason: 'OTHER',
    note: 'Em đổi việc nên không cần khoá này nữa.',
    steps: [['TEACHER_DISAGREED', 20, 'Bạn đã tải hết tệp mẫu của các bài đầu.']],
  },
  {
    name: 'overdue',
    bought: 6,
    requestedHoursAgo: 122,
    due: -2,
    status: 'ADMIN_REVIEW',
    reason: 'HARD_TO_FOLLOW',
    note: 'Tiếng ở chương hai nhỏ quá, em nghe không rõ.',
    steps: [['ESCALATED', 50]],
  },
  {
    name: 'appealed',
    bought: 9,
    requestedHoursAgo: 190,
    due: 33,
    status: 'ADMIN_REVIEW',
    reason: 'NOT_AS_DESCRIBED',
    note: 'Khoá ghi cho người mới nhưng bài một đã dùng nhiều thuật ngữ.',
    steps: [
      ['TEACHER_DISAGREED', 150, 'Phần mở đầu có bảng giải thích thuật ngữ.'],
      ['REJECTED', 60, 'Bảng thuật ngữ có ở bài một, đúng như phần mô tả.'],
      ['APPEALED', 15, 'Bảng đó chỉ có tiếng Anh, mô tả không nói cần biết tiếng Anh.'],
    ],
  },
  {
    name: 'on its way',
    bought: 6,
    requestedHoursAgo: 96,
    status: 'PROCESSING',
    reason: 'BOUGHT_BY_MISTAKE',
    note: 'Em mua nhầm, em cần khoá nâng cao.',
    steps: [
      ['TEACHER_AGREED', 30, 'Cảm ơn em đã báo.'],
      ['APPROVED', 30],
      ['SENT', 29],
    ],
  },
  {
    name: 'stuck',
    bought: 7,
    requestedHoursAgo: 120,
    status: 'FAILED',
    reason: 'WRONG_LEVEL',
    note: null,
    steps: [
      ['TEACHER_AGREED', 48],
      ['APPROVED', 48],
      ['SENT', 47],
      ['SEND_FAILED', 46, '02'],
    ],
  },
  {
    name: 'done',
    teacher: DEMO_TEACHER,
    bought: 30,
    requestedHoursAgo: 24 * 26,
    status: 'COMPLETED',
    reason: 'WRONG_LEVEL',
    note: 'Khoá hay nhưng quá sức em lúc này.',
    steps: [
      ['TEACHER_AGREED', 24 * 25],
      ['APPROVED', 24 * 25],
      ['SENT', 24 * 25 - 1],
      ['COMPLETED', 24 * 23],
    ],
  },
  {
    name: 'refused',
    teacher: DEMO_TEACHER,
    bought: 20,
    requestedHoursAgo: 24 * 17,
    status: 'REJECTED',
    reason: 'OTHER',
    note: 'Em hết thời gian học.',
    steps: [
      ['TEACHER_DISAGREED', 24 * 16, 'Em có thể học lúc nào cũng được, khoá không hết hạn.'],
      ['REJECTED', 24 * 15, 'Khoá học đúng như mô tả và không có thời hạn học.'],
    ],
  },
  {
    name: 'called off',
    bought: 12,
    requestedHoursAgo: 24 * 9,
    status: 'CANCELLED',
    reason: 'HARD_TO_FOLLOW',
    note: null,
    steps: [['CANCELLED', 24 * 8]],
  },
  {
    name: 'one of several',
    teacher: DEMO_TEACHER,
    isPart: true,
    bought: 9,
    requestedHoursAgo: 24 * 7,
    status: 'COMPLETED',
    reason: 'BOUGHT_BY_MISTAKE',
    note: 'Em chỉ cần khoá kia, khoá này em bấm nhầm lúc gom giỏ hàng.',
    steps: [
      ['TEACHER_AGREED', 24 * 6],
      ['APPROVED', 24 * 6],
      ['SENT', 24 * 6 - 1],
      ['COMPLETED', 24 * 5],
    ],
  },
];
