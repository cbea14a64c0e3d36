import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'billing.gateway': 'Please choose how to pay.',

  'permission.resource.order': 'Orders',
  'permission.action.buy': 'Buy',

  'billing.owned': 'You have this course already.',
  'billing.suspended':
    'Your access to this course rests while a refund is decided. Please wait for that before you buy it again.',
  'billing.gatewayDown':
    'The payment gateway does not answer. You have not been charged; please try again in a few seconds.',
  'billing.needsCheck':
    'Sen is looking into the payment of your order {number}. There is no need to pay again; we will tell you what came of it.',
  'billing.paymentExpected':
    'The payment gateway has not confirmed the payment of order {number} yet. Please wait for it, and do not pay once more.',
  'billing.checkedJustNow':
    'Sen asked the payment gateway just now. Please check again in {retryAfter} seconds.',
  'billing.notChecked':
    'The payment gateway did not answer about order {number}. Sen keeps asking; please check again in {retryAfter} seconds.',
  'billing.receivedUnknown': 'not known',

  'billing.doubt.WRONG_AMOUNT': 'The amount that Sen received is not the amount of the order.',
  'billing.doubt.AMOUNT_MISSING': 'The gateway reports a payment without saying how much came.',
  'billing.doubt.GATEWAY_UNSURE': 'The gateway is not certain about this payment.',
  'billing.doubt.PAID_TWICE': 'The order had been paid before, so this is a second payment.',
  'billing.doubt.COURSE_OWNED': 'The money arrived late, when you had the course already.',
  'billing.doubt.NOT_ON_SALE': 'The money arrived late, when the course was no longer on sale.',

  'billing.doubtForStaff.WRONG_AMOUNT': 'Wrong amount',
  'billing.doubtForStaff.AMOUNT_MISSING': 'Amount not known',
  'billing.doubtForStaff.GATEWAY_UNSURE': 'The gateway suspects the payment',
  'billing.doubtForStaff.PAID_TWICE': 'Paid twice',
  'billing.doubtForStaff.COURSE_OWNED': 'The buyer has the course already',
  'billing.doubtForStaff.NOT_ON_SALE': 'The course is no longer on sale',
  'billing.attemptsUsedUp':
    'Paying order {number} was tried {limit} times. Please wait until it expires, then buy again.',
  'billing.ownCourse': 'You teach this course, so there is no need to buy it.',
  'billing.notOnSale': 'This course is not on sale now.',

  'notification.ORDER_PAID.title': 'Order {number} is paid',
  'notification.ORDER_PAID.text': 'Sen has received your payment. “{course}” is yours to study.',
  'notification.PAYMENT_IN_DOUBT.title': 'Sen is checking the payment of order {number}',
  'notification.PAYMENT_IN_DOUBT.text':
    'Somebody at Sen will check it and answer you by {answerBy}. Your money is safe, and there is no need to pay again.',
  'notification.PAYMENT_TO_CHECK.title': 'The payment of order {number} needs checking',
  'notification.PAYMENT_TO_CHECK.text':
    '{doubt}. Expected {expected}, received {received} through {gateway}. The buyer is to be answered by {answerBy}.',
  'notification.COURSE_SOLD.title': '“{course}” has a new student',
  'notification.COURSE_SOLD.text': 'Somebody has just enrolled in your course.',

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
  'mail.receipt.open': 'Start studying',
  'mail.receipt.payment': 'See the payment',
  'mail.receipt.refund':
    'Not what you hoped for? You can have your money back until {until} ({days} days), as long as you have studied no more than {percent}% and received no certificate.',
};
