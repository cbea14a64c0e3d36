import { defineFeature } from '../define-feature.ts';
import { CalendarResolver } from './calendar.resolver.ts';
import { ownSlots } from './own-slots.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { StudySlot } from './study-slot.entity.ts';
import { texts } from './texts/index.ts';

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
