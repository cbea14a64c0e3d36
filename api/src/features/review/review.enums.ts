import { defineEnum } from '../../graphql/define-enum.ts';

export const ReviewAssignment = defineEnum(
  'ReviewAssignment',
  'Filter of submissions by assigned reviewer.',
  {
    ANY: 'All submissions, assigned or not.',
    MINE: 'Submissions assigned to the viewer.',
    FREE: 'Submissions without a reviewer.',
  },
);
export type ReviewAssignment = keyof typeof ReviewAssignment;

export const ReviewDecision = defineEnum(
  'ReviewDecision',
  'Decision of a review. PENDING until it is decided.',
  {
    PENDING: 'No decision was made yet.',
    APPROVED: 'Approved; the teacher may publish the course.',
    SENT_BACK: 'Returned; the checklist states the required changes.',
    REJECTED: 'Rejected for a policy reason.',
    WITHDRAWN: 'Withdrawn by its teacher.',
  },
);
export type ReviewDecision = keyof typeof ReviewDecision;

export const ReviewItem = defineEnum('ReviewItem', 'Item of the review checklist.', {
  CONTENT: 'The lessons teach what the course promises.',
  MEDIA: 'Picture and sound are good enough for learning.',
  DESCRIPTION: 'Title, description and outcomes are true and clear.',
  PRICE: 'The price is appropriate for the content.',
  COPYRIGHT: 'The teacher has the rights to all content.',
  POLICY: 'Nothing violates the law or the platform’s rules.',
});
export type ReviewItem = keyof typeof ReviewItem;

export const ReviewVerdict = defineEnum('ReviewVerdict', 'Verdict on an item: PASS, or FIX with a note.', {
  PASS: 'The item needs no changes.',
  FIX: 'The item needs changes; see the note.',
});
export type ReviewVerdict = keyof typeof ReviewVerdict;

export const ReviewedField = defineEnum(
  'ReviewedField',
  'Course field that is compared with the previous submission.',
  {
    TITLE: 'Title of the course.',
    SUBTITLE: 'Subtitle of the course.',
    CATEGORY: 'Category of the course; the values are names.',
    DESCRIPTION: 'Description of the course, without formatting.',
    OUTCOMES: 'Learning outcomes, one per line.',
    REQUIREMENTS: 'Requirements for students, one per line.',
    AUDIENCE: 'Target audience, one per line.',
    TAGS: 'Search tags, separated by commas.',
    PRICE: 'List price in đồng.',
    SALE_PRICE: 'Sale price in đồng. Null without a sale.',
    COVER: 'Uploaded cover. No values, only the fact that it changed.',
    PROMO: 'Promotional video. No values, only the fact that it changed.',
  },
);
export type ReviewedField = keyof typeof ReviewedField;

export const LessonChange = defineEnum('LessonChange', 'Change of a lesson since the previous submission.', {
  ADDED: 'The lesson was added.',
  REMOVED: 'The lesson was deleted.',
  TITLE: 'The title of the lesson changed.',
  SECTION: 'The lesson is in another section, or its section was renamed.',
  TEXT: 'The text of the lesson changed.',
  VIDEO: 'The video of the lesson changed.',
  CAPTIONS: 'The captions of the lesson changed.',
  PREVIEW: 'The lesson became a preview, or is no longer one.',
});
export type LessonChange = keyof typeof LessonChange;
