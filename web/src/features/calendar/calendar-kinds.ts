import {
  type Icon,
  IconBook,
  IconBroadcast,
  IconCreditCard,
  IconFlag,
  IconLockOpen,
  IconUsers,
} from '@tabler/icons-react';
import type { ScheduleKind } from '../../generated/schema.ts';

/** Each kind has an icon and a label besides its tint, because colour alone is not accessible. */
export const kindIcons: Record<ScheduleKind, Icon> = {
  LESSON_OPENS: IconLockOpen,
  ASSIGNMENT_DUE: IconFlag,
  LIVE_LESSON: IconBroadcast,
  STUDY_SLOT: IconBook,
  GROUP_MEETING: IconUsers,
  ORDER_DUE: IconCreditCard,
};

/** In the order of the legend. */
export const KINDS = Object.keys(kindIcons) as ScheduleKind[];
