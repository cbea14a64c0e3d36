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
    'Your order {number} is being looked into, because the gateway was not sure. Please do not pay again; we will tell you soon.',
  'billing.attemptsUsedUp':
    'Paying order {number} was tried {limit} times. Please wait until it expires, then buy again.',
  'billing.ownCourse': 'You teach this course, so there is no need to buy it.',
  'billing.notOnSale': 'This course is not on sale now.',

  'notification.ORDER_PAID.title': 'Order {number} is paid',
  'notification.ORDER_PAID.text': 'The money has arrived. “{course}” is yours to study.',
  'notification.COURSE_SOLD.title': '“{course}” has a new student',
  'notification.COURSE_SOLD.text': 'Somebody has just enrolled in your course.',
};
