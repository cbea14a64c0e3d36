import { sql } from '../../graphql/read/index.ts';
import { defineFeature } from '../define-feature.ts';
import { Announcement } from './announcement.entity.ts';
import { AnnouncementResolver } from './announcement.resolver.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { texts } from './texts/index.ts';

/**
 * Announcements of administrators, shown to all or some viewers.
 *
 * Writes: entities for announcements. SQL: who has seen or dismissed one, because a repeated request must change
 * nothing.
 */
export const announcements = defineFeature({
  name: 'announcements',
  tables: ['announcement', 'announcement_reader'],
  entities: [Announcement],
  resolvers: [AnnouncementResolver],
  permissions,
  personalData,
  auditTargets: { announcement: (id) => sql`select a.title_vi from announcement a where a.id = ${id}` },
  texts,
  reasons,
  faults,
});
