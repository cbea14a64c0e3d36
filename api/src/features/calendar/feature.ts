import { defineFeature } from '../define-feature.ts';
import { CalendarResolver } from './calendar.resolver.ts';
import { ownSlots } from './own-slots.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { StudySlot } from './study-slot.entity.ts';
import { texts } from './texts/index.ts';

/**
 * The viewer's calendar of lessons and deadlines, its feed for external calendars, and planned study time.
 *
 * Writes: entities for planned study time. SQL: the version of a feed, one row for each person.
 */
export const calendar = defineFeature({
  name: 'calendar',
  tables: ['calendar_feed', 'study_slot'],
  entities: [StudySlot],
  resolvers: [CalendarResolver],
  schedule: [ownSlots],
  personalData,
  texts,
  reasons,
  faults,
});
