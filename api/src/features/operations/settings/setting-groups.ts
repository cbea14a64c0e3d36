/** In the order in which clients show them. */
export enum SettingGroup {
  REFUNDS = 'REFUNDS',
  PAYMENTS = 'PAYMENTS',
  EARNINGS = 'EARNINGS',
  PACKAGES = 'PACKAGES',
  COURSES = 'COURSES',
  LEARNING = 'LEARNING',
  SUPPORT = 'SUPPORT',
  PROGRAMS = 'PROGRAMS',
  OPERATIONS = 'OPERATIONS',
  SITE = 'SITE',
}

const groups: Readonly<Record<string, SettingGroup>> = {
  refund: SettingGroup.REFUNDS,
  order: SettingGroup.PAYMENTS,
  attempt: SettingGroup.PAYMENTS,
  payment: SettingGroup.PAYMENTS,
  settlement: SettingGroup.PAYMENTS,
  suspense: SettingGroup.PAYMENTS,
  earnings: SettingGroup.EARNINGS,
  payout: SettingGroup.EARNINGS,
  teacherLink: SettingGroup.EARNINGS,
  writeOff: SettingGroup.EARNINGS,
  package: SettingGroup.PACKAGES,
  sale: SettingGroup.COURSES,
  seller: SettingGroup.COURSES,
  submit: SettingGroup.COURSES,
  review: SettingGroup.COURSES,
  course: SettingGroup.LEARNING,
  lesson: SettingGroup.LEARNING,
  rating: SettingGroup.LEARNING,
  moderation: SettingGroup.LEARNING,
  terms: SettingGroup.SUPPORT,
  ticket: SettingGroup.SUPPORT,
  apiTokens: SettingGroup.PROGRAMS,
  rest: SettingGroup.PROGRAMS,
  backup: SettingGroup.OPERATIONS,
  exports: SettingGroup.OPERATIONS,
  performance: SettingGroup.OPERATIONS,
  site: SettingGroup.SITE,
  signUp: SettingGroup.SITE,
  children: SettingGroup.SITE,
};

/** @throws Error if the first part of a new setting's key has no group yet */
export function getGroup(key: string): SettingGroup {
  const group = groups[key.split('.')[0]!];
  if (!group) throw new Error(`The setting ${key} is in no group: add its first word to setting-groups.ts`);
  return group;
}
