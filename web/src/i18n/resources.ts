import type about from './vi/about.ts';
import type accounts from './vi/accounts.ts';
import type audit from './vi/audit.ts';
import type billing from './vi/billing.ts';
import type bills from './vi/bills.ts';
import type cart from './vi/cart.ts';
import type catalog from './vi/catalog.ts';
import type certificates from './vi/certificates.ts';
import type clearing from './vi/clearing.ts';
import type common from './vi/common.ts';
import type coupons from './vi/coupons.ts';
import type dashboard from './vi/dashboard.ts';
import type disputes from './vi/disputes.ts';
import type earnings from './vi/earnings.ts';
import type exchange from './vi/exchange.ts';
import type filters from './vi/filters.ts';
import type home from './vi/home.ts';
import type instructor from './vi/instructor.ts';
import type learning from './vi/learning.ts';
import type ledger from './vi/ledger.ts';
import type lessons from './vi/lessons.ts';
import type material from './vi/material.ts';
import type ownBills from './vi/ownBills.ts';
import type packages from './vi/packages.ts';
import type passages from './vi/passages.ts';
import type people from './vi/people.ts';
import type permissions from './vi/permissions.ts';
import type playbacks from './vi/playbacks.ts';
import type profile from './vi/profile.ts';
import type questions from './vi/questions.ts';
import type quickFind from './vi/quickFind.ts';
import type quiz from './vi/quiz.ts';
import type quizBuilder from './vi/quizBuilder.ts';
import type ratings from './vi/ratings.ts';
import type refunds from './vi/refunds.ts';
import type reports from './vi/reports.ts';
import type review from './vi/review.ts';
import type revisions from './vi/revisions.ts';
import type searchWords from './vi/searchWords.ts';
import type security from './vi/security.ts';
import type settlement from './vi/settlement.ts';
import type students from './vi/students.ts';
import type studio from './vi/studio.ts';
import type support from './vi/support.ts';
import type suspense from './vi/suspense.ts';
import type video from './vi/video.ts';
import type vietqr from './vi/vietqr.ts';
import type workspace from './vi/workspace.ts';

/** Vietnamese is the source; the English files are held to the same keys by a test. A new feature adds a line here. */
export interface Resources {
  certificates: typeof certificates;
  clearing: typeof clearing;
  common: typeof common;
  about: typeof about;
  accounts: typeof accounts;
  audit: typeof audit;
  billing: typeof billing;
  bills: typeof bills;
  suspense: typeof suspense;
  vietqr: typeof vietqr;
  cart: typeof cart;
  catalog: typeof catalog;
  coupons: typeof coupons;
  dashboard: typeof dashboard;
  disputes: typeof disputes;
  earnings: typeof earnings;
  exchange: typeof exchange;
  filters: typeof filters;
  home: typeof home;
  instructor: typeof instructor;
  learning: typeof learning;
  ledger: typeof ledger;
  lessons: typeof lessons;
  material: typeof material;
  ownBills: typeof ownBills;
  packages: typeof packages;
  passages: typeof passages;
  people: typeof people;
  permissions: typeof permissions;
  playbacks: typeof playbacks;
  profile: typeof profile;
  questions: typeof questions;
  quickFind: typeof quickFind;
  quiz: typeof quiz;
  quizBuilder: typeof quizBuilder;
  ratings: typeof ratings;
  refunds: typeof refunds;
  reports: typeof reports;
  review: typeof review;
  revisions: typeof revisions;
  searchWords: typeof searchWords;
  security: typeof security;
  settlement: typeof settlement;
  students: typeof students;
  studio: typeof studio;
  support: typeof support;
  video: typeof video;
  workspace: typeof workspace;
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
