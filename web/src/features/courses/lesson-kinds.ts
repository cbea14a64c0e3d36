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
  /** Runs for its length, which is shown as a clock; the length of any other kind is an estimate, in words. */
  isTimed: boolean;
}

/** What every list of lessons shows of a kind. A new one does not compile until it is here. */
export const LESSON_KINDS: Readonly<Record<LessonKind, LessonKindFacts>> = {
  TEXT: { Icon: IconFileText, isTimed: false },
  VIDEO: { Icon: IconPlayerPlay, isTimed: true },
  FILE: { Icon: IconFiles, isTimed: false },
  QUIZ: { Icon: IconHelpCircle, isTimed: false },
  ASSIGNMENT: { Icon: IconSchool, isTimed: false },
  LIVE: { Icon: IconBroadcast, isTimed: false },
  EMBED: { Icon: IconCode, isTimed: false },
};

/** Kinds that the studio offers, in the order of its buttons: those that it can edit. */
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
