import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { drop, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { Announcement } from './announcement.entity.ts';
import { AnnouncementResolver } from './announcement.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { en, vi } from './texts.ts';

const permissions = definePermissions({
  grants: { [Role.ADMIN]: ['announcement:manage'] },
  groups: { announcement: PermissionGroup.CONTENT },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const personalData: PersonalDataTable = {
  purpose: 'processing.announcements',
  columns: [drop('announcement_reader', 'person_id', 'read state of an account that no longer exists')],
};

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
  texts: { vi, en },
  reasons,
  faults,
});
