import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  NOT_GROUP_LEADER: {
    code: 'FORBIDDEN',
    message: 'groups.notLeader',
    description: 'Only leaders of the study group may do this.',
  },
  LAST_GROUP_LEADER: {
    code: 'CONFLICT',
    message: 'groups.lastLeader',
    description: 'The study group would have no leader. Another member must become a leader first.',
  },
  OWN_MEMBERSHIP: {
    code: 'CONFLICT',
    message: 'groups.ownMembership',
    description: 'The membership is the viewer’s own. Use `leaveGroup` to end it.',
  },
  TOO_MANY_GROUPS: {
    code: 'POLICY',
    message: 'groups.tooMany',
    description: 'A person can be a member of at most `limit` study groups.',
  },
  GROUP_FULL: {
    code: 'POLICY',
    message: 'groups.full',
    description: 'A study group can have at most `limit` members.',
  },
  GROUP_OF_COURSE: {
    code: 'POLICY',
    message: 'groups.ofCourse',
    description: 'The study group is only for students of the course with the title `title`.',
  },
  TOO_MANY_GOALS: {
    code: 'POLICY',
    message: 'groups.tooManyGoals',
    description: 'A study group can have at most `limit` goals that are not past.',
  },
  TOO_MANY_EVENTS: {
    code: 'POLICY',
    message: 'groups.tooManyEvents',
    description: 'A study group can have at most `limit` upcoming meetings.',
  },
  POST_REMOVED: {
    code: 'CONFLICT',
    message: 'groups.postRemoved',
    description: 'The post, or the one to which it replies, was removed.',
  },
  OWN_POST: {
    code: 'CONFLICT',
    message: 'groups.ownPost',
    description: 'The post is the viewer’s own. Authors cannot thank for their own posts.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'groups.name': 'LENGTH',
  'groups.text': 'LENGTH',
  'groups.title': 'LENGTH',
  'groups.code': 'INVALID',
  'groups.course': 'INVALID',
  'groups.section': 'INVALID',
  'groups.parent': 'INVALID',
  'groups.goal': 'INVALID',
  'groups.address': 'INVALID',
  'groups.past': 'INVALID',
  'groups.minutes': 'OUT_OF_RANGE',
  'groups.eventMinutes': 'OUT_OF_RANGE',
  'groups.dueOn': 'OUT_OF_RANGE',
  'groups.startsAt': 'OUT_OF_RANGE',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
