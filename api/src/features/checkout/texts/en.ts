import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'setting.teacherLink.days': 'A teacher’s link counts for',
  'setting.teacherLink.days.help':
    'A buyer who followed a teacher’s own link counts as brought by the teacher for so long.',
  'billing.noCourses': 'Please choose at least one course.',
  'billing.courseTwice': 'Send either courseId or courseIds, not both.',
  'billing.accessShortened':
    'Access to “{title}” has just changed: it now lasts {limit} days from the payment. Look at it again before you pay.',
  'billing.expectedAccess': 'The days of access have to be a whole number from 1 to 36,500.',
  'billing.priceChanged':
    'The price has changed since you opened this page. Please check the new price before you pay.',
  'billing.cartEmpty': 'There is nothing in your cart that can be bought.',
  'permission.action.buy': 'Buy',
  'notification.ORDER_PAID.title': 'Order {number} is paid',
  'notification.ORDER_PAID.text': 'Sen has received your payment. You can start learning “{course}”.',
  'billing.exchangedBefore': 'This course was taken in an exchange and can’t be exchanged again.',
  'billing.exchangeWindowOver':
    'The time for an exchange is over. You may still ask for a refund while its time lasts.',
  'billing.exchangeForFree': 'This course is free. Ask for a refund, then enrol in it.',
  'notification.COURSE_EXCHANGED.title': 'Exchanged for “{course}”',
  'notification.COURSE_EXCHANGED.text': 'You gave back “{from}”. You can start right away.',
  'notification.COURSE_EXCHANGED.paid':
    'You gave back “{from}” and paid another {amount}. You can start right away.',
  'notification.COURSE_EXCHANGED.returned':
    'You gave back “{from}”. You can start right away; {amount} is on its way back to you.',
  'notification.SALE_EXCHANGED.title': 'A student exchanged “{course}” for another course',
  'notification.SALE_EXCHANGED.text': 'The sale of {amount} was taken out of your earnings.',
  'notification.COURSE_SOLD.title': '“{course}” has a new student',
  'notification.COURSE_SOLD.text': 'Someone has just enrolled in your course.',
  'mail.receipt.subject': 'Receipt for order {number}',
  'mail.receipt.preview': 'Sen has received {total}. The course is open.',
  'mail.receipt.title': 'Sen has received your payment',
  'mail.receipt.text': 'Thank you. The course is open, and this is the receipt for order {number}.',
  'mail.receipt.number': 'Order',
  'mail.receipt.buyer': 'Buyer',
  'mail.receipt.total': 'Total',
  'mail.receipt.method': 'Paid through',
  'mail.receipt.paidAt': 'Date and time',
  'mail.receipt.vietnamTime': '{at} (Vietnam time)',
  'mail.receipt.reference': 'Transaction',
  'mail.receipt.open': 'Start learning',
  'mail.receipt.payment': 'View payment',
  'mail.receipt.refund':
    'Not the right fit? You can get your money back until {until} ({days} days), as long as you have studied no more than {percent}% and received no certificate.',
  'billing.exchangeTooLarge':
    'Too much would be given back for an exchange. Please ask for a refund and buy the other course.',
};
