import { drop, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { CalendarResolver } from './calendar.resolver.ts';
import { ownSlots } from './own-slots.ts';
import { faults, reasons } from './reasons.ts';
import { StudySlot } from './study-slot.entity.ts';
import { en, vi } from './texts.ts';

const personalData: PersonalDataTable = {
  columns: [
    drop('study_slot', 'person_id', 'no one else has anything to do with it'),
    drop('calendar_feed', 'person_id', 'the address of a calendar that is gone'),
  ],
};

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
  texts: { vi, en },
  reasons,
  faults,
});
