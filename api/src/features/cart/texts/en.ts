import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'billing.cartSize': 'An order has at most {max} courses.',
  'billing.cartFull': 'Your cart already holds {limit} courses. Remove one, then add this course again.',
  'billing.owned': 'You already have this course.',
  'billing.suspended':
    'Your access to this course is paused while a refund is being reviewed. Please wait for the result before buying it again.',
  'billing.ownCourse': 'You teach this course, so there is no need to buy it.',
  'billing.notOnSale': 'This course is not on sale right now.',
};
