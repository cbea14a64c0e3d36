import { type Icon, IconFileText, IconPlayerPlay } from '@tabler/icons-react';
import type { LessonKind } from '../../generated/schema.ts';

interface LessonKindFacts {
  Icon: Icon;
  /** Runs for its length, which is shown as a clock; the length of any other kind is an estimate, in words. */
  isTimed: boolean;
}

/** What every list of lessons shows of a kind. A new one does not compile until it is here; the order is that of the studio's buttons. */
export const LESSON_KINDS: Readonly<Record<LessonKind, LessonKindFacts>> = {
  TEXT: { Icon: IconFileText, isTimed: false },
  VIDEO: { Icon: IconPlayerPlay, isTimed: true },
};
