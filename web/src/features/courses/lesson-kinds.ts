import {
  type Icon,
  IconBroadcast,
  IconCode,
  IconFiles,
  IconFileText,
  IconHelpCircle,
  IconPlayerPlay,
  IconSchool,
} from '@tabler/icons-react';
import type { LessonKind } from '../../generated/schema.ts';

interface LessonKindFacts {
  Icon: Icon;
  /** True if its length is exact and shown as a clock. The length of other kinds is an estimate, shown as a text. */
  isTimed: boolean;
}

/** Facts of each kind for all lists of lessons. A new kind does not compile until it is added here. */
export const LESSON_KINDS: Readonly<Record<LessonKind, LessonKindFacts>> = {
  TEXT: { Icon: IconFileText, isTimed: false },
  VIDEO: { Icon: IconPlayerPlay, isTimed: true },
  FILE: { Icon: IconFiles, isTimed: false },
  QUIZ: { Icon: IconHelpCircle, isTimed: false },
  ASSIGNMENT: { Icon: IconSchool, isTimed: false },
  LIVE: { Icon: IconBroadcast, isTimed: false },
  EMBED: { Icon: IconCode, isTimed: false },
};

/** Kinds that the studio can edit, in the order of its buttons. */
export const OFFERED_KINDS = [
  'TEXT',
  'VIDEO',
  'FILE',
  'QUIZ',
  'ASSIGNMENT',
  'LIVE',
  'EMBED',
] as const satisfies readonly LessonKind[];
export type OfferedKind = (typeof OFFERED_KINDS)[number];
