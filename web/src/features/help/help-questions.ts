import { hasWords } from '../../ui/plain-words.ts';

/** The questions of the help centre by group, each with the page that its answer links to. */
export const HELP_QUESTIONS = {
  student: {
    start: '/dashboard/courses',
    progress: '/dashboard/progress',
    certificate: '/verify',
    notes: '/dashboard/notebook',
    deadlines: '/dashboard/calendar',
    assignments: '/dashboard/calendar',
    classCode: '/join',
    password: '/forgot-password',
    data: '/dashboard/profile/data',
  },
  buyer: {
    preview: '/courses',
    pay: '/courses',
    notOpen: '/dashboard/bills',
    otherMethod: '/dashboard/bills',
    coupon: '/cart',
    refund: '/dashboard/refunds',
    exchange: '/dashboard/refunds',
    receipt: '/dashboard/bills',
    access: '/courses',
  },
  teacher: {
    begin: '/teacher',
    review: '/teacher/courses',
    share: '/teacher/earnings',
    payout: '/teacher/earnings/payouts',
    coupons: '/teacher/coupons',
    students: '/teacher/student-management',
  },
} as const;

/** Questions about selling on a marketplace. An academy does not show them. */
export const MARKETPLACE_QUESTIONS: readonly string[] = ['begin', 'share', 'payout'];

export type HelpGroup = keyof typeof HELP_QUESTIONS;

/** A question in the reader's language. */
export interface HelpEntry {
  group: HelpGroup;
  key: string;
  question: string;
  answer: string;
  to: string;
}

/** Entries that contain all words of a search, those with the words in the question first. */
export const findHelp = (entries: readonly HelpEntry[], search: string): HelpEntry[] => {
  const matches = hasWords(search);
  const found = entries.filter(({ question, answer }) => matches(question, answer));
  return [
    ...found.filter(({ question }) => matches(question)),
    ...found.filter(({ question }) => !matches(question)),
  ];
};
