import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'setting.suspense.fourEyesFrom': 'Suspense needs two people from',
  'setting.suspense.fourEyesFrom.help':
    'From this amount on, two administrators approve matching or returning money in suspense.',
  'setting.attempt.minutes': 'One payment attempt lives',
  'setting.attempt.minutes.help': 'How long one try to pay at a gateway is good.',
  'setting.payment.doubtWorkingDays': 'A payment in doubt is answered within',
  'setting.payment.doubtWorkingDays.help': 'How soon the buyer of a payment in doubt is answered.',
  'setting.payment.restDays': 'Time to transfer the rest',
  'setting.payment.restDays.help':
    'Days in which a buyer who transferred too little may transfer the rest, from when the money was matched to the order.',
  'setting.settlement.days': 'Settlement of gateways due after',
  'setting.settlement.days.help':
    'A payment counts as missing once its gateway has settled payments that are so many days younger.',
  'billing.gateway': 'Please choose how to pay.',
  'billing.gatewayNotOffered': 'This way to pay isn’t available. Please choose another one.',
  'billing.amountOutOfRange':
    'This gateway takes {least:vnd} to {limit:vnd} at a time. Please choose another way to pay.',
  'billing.settlementFile':
    'Line {line} of the file can’t be read. Nothing was taken; please correct the file and send it again.',
  'billing.doubt.COUPON_USED_UP': 'The money arrived late, when the coupon had been used up.',
  'billing.doubtForStaff.COUPON_USED_UP': 'The coupon is used up',
  'billing.doubt.PACKAGE_CHANGED': 'The money arrived late, when your package had changed.',
  'billing.doubtForStaff.PACKAGE_CHANGED': 'The teacher’s package has changed',
  'billing.suspenseDecided': 'This money has been dealt with already. Please reload the list.',
  'billing.orderNotWaiting': 'This order isn’t waiting for money any more.',
  'billing.orderCantBePaid':
    'The buyer already has the course, it is no longer on sale, or the teacher’s package has changed, so it can’t be matched to this order. Please return the money.',
  'billing.secondPerson':
    'An amount of this size needs two people. You have proposed it; now somebody else has to agree.',
  'billing.bankReference': 'The bank’s reference takes 3 to 64 characters.',
  'billing.statementFile':
    'Line {line} of the statement can’t be read. Nothing was taken; please correct the file and send it again.',
  'permission.action.decide': 'Decide',
  'permission.resource.settlement': 'Gateway settlement',
  'permission.resource.suspense': 'Money to be matched',
  'billing.gatewayDown':
    'The payment gateway is not responding. You have not been charged; please try again in a few seconds.',
  'billing.paymentExpected':
    'The payment gateway has not confirmed the payment of order {number} yet. Please wait for the result, and do not pay again.',
  'billing.checkedJustNow':
    'Sen has just asked the payment gateway. Please check again in {retryAfter} seconds.',
  'billing.notChecked':
    'The payment gateway has not replied about order {number}. Sen keeps asking; please check again in {retryAfter} seconds.',
  'billing.receivedUnknown': 'not known',
  'billing.doubt.WRONG_AMOUNT': 'Sen received a different amount from the order total.',
  'billing.doubt.AMOUNT_MISSING': 'The gateway reported a payment but not how much it received.',
  'billing.doubt.GATEWAY_UNSURE': 'The gateway is not certain about this payment.',
  'billing.doubt.PAID_TWICE': 'This order had already been paid, so this is a second payment.',
  'billing.doubt.COURSE_OWNED': 'The money arrived late, when you already had the course.',
  'billing.doubt.NOT_ON_SALE': 'The money arrived late, when the course was no longer on sale.',
  'billing.doubtForStaff.WRONG_AMOUNT': 'Wrong amount',
  'billing.doubtForStaff.AMOUNT_MISSING': 'Amount not known',
  'billing.doubtForStaff.GATEWAY_UNSURE': 'The gateway suspects the payment',
  'billing.doubtForStaff.PAID_TWICE': 'Paid twice',
  'billing.doubtForStaff.COURSE_OWNED': 'The buyer already has the course',
  'billing.doubtForStaff.NOT_ON_SALE': 'The course is no longer on sale',
  'billing.attemptsUsedUp':
    'Payment of order {number} has been tried {limit} times. Please wait until the order expires, then buy again.',
  'notification.PAYMENT_IN_DOUBT.title': 'Sen is checking the payment of order {number}',
  'notification.PAYMENT_IN_DOUBT.text':
    'Someone at Sen will check it and reply by {answerBy}. Your money is safe, and there is no need to pay again.',
  'notification.PAYMENT_REST_WANTED.title': '{missing} of order {number} is missing',
  'notification.PAYMENT_REST_WANTED.text':
    'Sen has received {received}. Please transfer the remaining {missing} by {until} with a QR code made for exactly that; once it is there, the order is paid.',
  'notification.PAYMENT_REST_MISSED.title': 'Order {number} has expired because money was missing',
  'notification.PAYMENT_REST_MISSED.text':
    'The rest did not come in time. Sen will send the {received} it received back to you.',
  'notification.PAYMENT_TO_CHECK.title': 'The payment of order {number} needs checking',
  'notification.PAYMENT_TO_CHECK.text':
    '{doubt}. Expected {expected}, received {received} through {gateway}. Reply to the buyer by {answerBy}.',
  'billing.doubt.EXCHANGE_OVER': 'The money came when the former course could no longer be exchanged.',
  'billing.doubtForStaff.EXCHANGE_OVER': 'Exchange over',
  'billing.ownOrder': 'You can’t match money to your own order.',
};
