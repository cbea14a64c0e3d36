import { raw, sql } from '../../graphql/read/index.ts';
import { drop, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { CalendarResolver } from './calendar.resolver.ts';
import { faults, reasons } from './reasons.ts';
import type { ScheduleSource } from './schedule-source.ts';
import { StudySlot } from './study-slot.entity.ts';
import { en, vi } from './texts.ts';

/** A study slot is done once the person has studied on its day. */
const ownSlots: ScheduleSource = (personId) => ({
  id: sql`'slot:' || s.id`,
  kind: 'STUDY_SLOT',
  title: raw('s.title'),
  startsAt: raw('s.starts_at'),
  endsAt: sql`s.starts_at + make_interval(mins => s.minutes)`,
  course: raw('s.course_id'),
  isDone: sql`exists (select 1 from study_time t where t.student_id = s.person_id and t.seconds > 0
    and t.day = (s.starts_at at time zone 'Asia/Ho_Chi_Minh')::date)`,
  from: sql`from study_slot s where s.person_id = ${personId}`,
});

const personalData: PersonalDataTable = {
  purpose: 'processing.calendar',
  columns: [
    drop('study_slot', 'person_id', 'only the person uses it'),
    drop('calendar_feed', 'person_id', 'URL of a calendar that no longer exists'),
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
