import { registerEnumType } from 'type-graphql';

export enum ReviewAssignment {
  ANY = 'ANY',
  MINE = 'MINE',
  FREE = 'FREE',
}
registerEnumType(ReviewAssignment, {
  name: 'ReviewAssignment',
  description: 'Filter of submissions by assigned reviewer.',
  valuesConfig: {
    ANY: { description: 'All submissions, assigned or not.' },
    MINE: { description: 'Submissions assigned to the viewer.' },
    FREE: { description: 'Submissions without a reviewer.' },
  },
});

export enum ReviewDecision {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  SENT_BACK = 'SENT_BACK',
  REJECTED = 'REJECTED',
  WITHDRAWN = 'WITHDRAWN',
}
registerEnumType(ReviewDecision, {
  name: 'ReviewDecision',
  description: 'Decision of a review. PENDING until it is decided.',
  valuesConfig: {
    PENDING: { description: 'No decision was made yet.' },
    APPROVED: { description: 'Approved; the teacher may publish the course.' },
    SENT_BACK: { description: 'Returned; the checklist states the required changes.' },
    REJECTED: { description: 'Rejected for a policy reason.' },
    WITHDRAWN: { description: 'Withdrawn by its teacher.' },
  },
});

export enum ReviewItem {
  CONTENT = 'CONTENT',
  MEDIA = 'MEDIA',
  DESCRIPTION = 'DESCRIPTION',
  PRICE = 'PRICE',
  COPYRIGHT = 'COPYRIGHT',
  POLICY = 'POLICY',
}
registerEnumType(ReviewItem, {
  name: 'ReviewItem',
  description: 'Item of the review checklist.',
  valuesConfig: {
    CONTENT: { description: 'The lessons teach what the course promises.' },
    MEDIA: { description: 'Picture and sound are good enough for learning.' },
    DESCRIPTION: { description: 'Title, description and outcomes are true and clear.' },
    PRICE: { description: 'The price is appropriate for the content.' },
    COPYRIGHT: { description: 'The teacher has the rights to all content.' },
    POLICY: { description: 'Nothing violates the law or the platform’s rules.' },
  },
});

export enum ReviewVerdict {
  PASS = 'PASS',
  FIX = 'FIX',
}
registerEnumType(ReviewVerdict, {
  name: 'ReviewVerdict',
  description: 'Verdict on an item: PASS, or FIX with a note.',
  valuesConfig: {
    PASS: { description: 'The item needs no changes.' },
    FIX: { description: 'The item needs changes; see the note.' },
  },
});

export enum ReviewedField {
  TITLE = 'TITLE',
  SUBTITLE = 'SUBTITLE',
  CATEGORY = 'CATEGORY',
  DESCRIPTION = 'DESCRIPTION',
  OUTCOMES = 'OUTCOMES',
  REQUIREMENTS = 'REQUIREMENTS',
  AUDIENCE = 'AUDIENCE',
  TAGS = 'TAGS',
  PRICE = 'PRICE',
  SALE_PRICE = 'SALE_PRICE',
  COVER = 'COVER',
  PROMO = 'PROMO',
}
registerEnumType(ReviewedField, {
  name: 'ReviewedField',
  description: 'Course field that is compared with the previous submission.',
  valuesConfig: {
    TITLE: { description: 'Title of the course.' },
    SUBTITLE: { description: 'Subtitle of the course.' },
    CATEGORY: { description: 'Category of the course; the values are names.' },
    DESCRIPTION: { description: 'Description of the course, without formatting.' },
    OUTCOMES: { description: 'Learning outcomes, one per line.' },
    REQUIREMENTS: { description: 'Requirements for students, one per line.' },
    AUDIENCE: { description: 'Target audience, one per line.' },
    TAGS: { description: 'Search tags, separated by commas.' },
    PRICE: { description: 'List price in đồng.' },
    SALE_PRICE: { description: 'Sale price in đồng. Null without a sale.' },
    COVER: { description: 'Uploaded cover. No values, only the fact that it changed.' },
    PROMO: { description: 'Promotional video. No values, only the fact that it changed.' },
  },
});

export enum LessonChange {
  ADDED = 'ADDED',
  REMOVED = 'REMOVED',
  TITLE = 'TITLE',
  SECTION = 'SECTION',
  TEXT = 'TEXT',
  VIDEO = 'VIDEO',
  CAPTIONS = 'CAPTIONS',
  PREVIEW = 'PREVIEW',
}
registerEnumType(LessonChange, {
  name: 'LessonChange',
  description: 'Change of a lesson since the previous submission.',
  valuesConfig: {
    ADDED: { description: 'The lesson was added.' },
    REMOVED: { description: 'The lesson was deleted.' },
    TITLE: { description: 'The title of the lesson changed.' },
    SECTION: { description: 'The lesson is in another section, or its section was renamed.' },
    TEXT: { description: 'The text of the lesson changed.' },
    VIDEO: { description: 'The video of the lesson changed.' },
    CAPTIONS: { description: 'The captions of the lesson changed.' },
    PREVIEW: { description: 'The lesson became a preview, or is no longer one.' },
  },
});
