import { registerEnumType } from 'type-graphql';

export enum ReviewAssignment {
  ANY = 'ANY',
  MINE = 'MINE',
  FREE = 'FREE',
}
registerEnumType(ReviewAssignment, {
  name: 'ReviewAssignment',
  description: 'Whom submissions were given to.',
  valuesConfig: {
    ANY: { description: 'Whoever has them, or no one yet.' },
    MINE: { description: 'Those that the viewer has.' },
    FREE: { description: 'Those that no one has.' },
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
  description: 'How a review ended; PENDING while it has not.',
  valuesConfig: {
    PENDING: { description: 'No one has decided.' },
    APPROVED: { description: 'The course may be published by its teacher.' },
    SENT_BACK: { description: 'Needs work, see the checklist.' },
    REJECTED: { description: 'Refused for a reason of policy.' },
    WITHDRAWN: { description: 'Taken back by its teacher.' },
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
  description: 'What a reviewer judges.',
  valuesConfig: {
    CONTENT: { description: 'Lessons teach what the course promises.' },
    MEDIA: { description: 'Picture and sound are good enough to learn from.' },
    DESCRIPTION: { description: 'Title, description and outcomes are true and clear.' },
    PRICE: { description: 'The price suits the content.' },
    COPYRIGHT: { description: 'The teacher may use all of it.' },
    POLICY: { description: 'Nothing breaks law or the rules of the platform.' },
  },
});

export enum ReviewVerdict {
  PASS = 'PASS',
  FIX = 'FIX',
}
registerEnumType(ReviewVerdict, {
  name: 'ReviewVerdict',
  description: 'PASS: fine. FIX: needs work, see the note.',
  valuesConfig: {
    PASS: { description: 'Nothing about it has to be mended.' },
    FIX: { description: 'Needs work, see the note.' },
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
  description: 'What of a course is compared with the submission before.',
  valuesConfig: {
    TITLE: { description: 'The name of the course.' },
    SUBTITLE: { description: 'The sentence below the name.' },
    CATEGORY: { description: 'Where it is found; the values are names.' },
    DESCRIPTION: { description: 'The text about it, without its formatting.' },
    OUTCOMES: { description: 'What students will be able to do, one line each.' },
    REQUIREMENTS: { description: 'What is needed beforehand, one line each.' },
    AUDIENCE: { description: 'For whom it is, one line each.' },
    TAGS: { description: 'Words that search finds, parted by commas.' },
    PRICE: { description: 'The list price in đồng.' },
    SALE_PRICE: { description: 'The sale price in đồng; no value without a sale.' },
    COVER: { description: 'The uploaded cover; no values, only that it changed.' },
    PROMO: { description: 'The promotional video; no values, only that it changed.' },
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
  description: 'What became of a lesson since the submission before.',
  valuesConfig: {
    ADDED: { description: 'It was not there.' },
    REMOVED: { description: 'It is no longer there.' },
    TITLE: { description: 'It was called something else.' },
    SECTION: { description: 'It stands in another section, or that is called something else.' },
    TEXT: { description: 'Its text reads differently.' },
    VIDEO: { description: 'Its video is another one.' },
    CAPTIONS: { description: 'Its captions are others.' },
    PREVIEW: { description: 'It became a preview, or is none any more.' },
  },
});
