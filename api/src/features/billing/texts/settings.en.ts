import type { settingsVi } from './settings.vi.ts';

export const settingsEn: Record<keyof typeof settingsVi, string> = {
  'setting.refund.days': 'Refund window',
  'setting.refund.days.help':
    'Days from the payment within which a buyer may ask for a refund. Orders keep the window of their purchase.',
  'setting.refund.mostPercent': 'Highest progress for a refund',
  'setting.refund.mostPercent.help':
    'Buyers who reached more of the course than this get no refund. Orders keep the figure of their purchase.',
  'setting.refund.teacherDays': 'Teacher answers a refund within',
  'setting.refund.teacherDays.help': 'After this the refund request goes to the administrators.',
  'setting.refund.answerDays': 'Administrators answer a refund within',
  'setting.refund.answerDays.help': 'How soon administrators answer a refund request.',
  'setting.refund.exchangeHours': 'A wrong course may be exchanged within',
  'setting.refund.exchangeHours.help':
    'From the payment on, in which a buyer may exchange a course for another one.',
  'setting.refund.abuseCount': 'Refunds that raise a flag',
  'setting.refund.abuseCount.help':
    'Buyers with this many refunds are flagged to whoever decides. The flag never blocks a request.',
  'setting.refund.abuseDays': 'Refunds are counted over',
  'setting.refund.abuseDays.help': 'Only refunds within this time count towards the flag.',
  'setting.refund.appealDays': 'Appeal window',
  'setting.refund.appealDays.help': 'Days from a refusal within which a buyer may appeal once.',
  'setting.refund.fourEyesFrom': 'Refunds need two people from',
  'setting.refund.fourEyesFrom.help': 'From this amount on, two administrators approve a refund.',
  'setting.suspense.fourEyesFrom': 'Suspense needs two people from',
  'setting.suspense.fourEyesFrom.help':
    'From this amount on, two administrators approve matching or returning money in suspense.',
  'setting.order.hours': 'An order may be paid within',
  'setting.order.hours.help': 'After this an unpaid order expires.',
  'setting.attempt.minutes': 'One payment attempt lives',
  'setting.attempt.minutes.help': 'How long one try to pay at a gateway is good.',
  'setting.payment.doubtWorkingDays': 'A payment in doubt is answered within',
  'setting.payment.doubtWorkingDays.help': 'How soon the buyer of a payment in doubt is answered.',
  'setting.payment.restDays': 'Time to transfer the rest',
  'setting.payment.restDays.help':
    'Days in which a buyer who transferred too little may transfer the rest, from when the money was matched to the order.',
  'setting.teacherLink.days': 'A teacher’s link counts for',
  'setting.teacherLink.days.help':
    'A buyer who followed a teacher’s own link counts as brought by the teacher for so long.',
  'setting.settlement.days': 'Settlement of gateways due after',
  'setting.settlement.days.help':
    'A payment counts as missing once its gateway has settled payments that are so many days younger.',
};
