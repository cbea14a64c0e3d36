import { z } from 'zod';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/index.ts';
import { defineFeature } from '../define-feature.ts';
import { IN_APP_ONLY, type KindsOf, type NotificationKindTable } from '../support/index.ts';
import { AssistantResolver } from './assistant.resolver.ts';
import { AssistantRequest } from './assistant-request.entity.ts';
import { DrawingsResolver } from './drawings/drawings.resolver.ts';
import { checkEdit, editCheck } from './moderation/check-edit.ts';
import { ModerationResolver } from './moderation/moderation.resolver.ts';
import { ModerationFinding } from './moderation/moderation-finding.entity.ts';
import { scanSubmitted } from './moderation/scan-course.ts';
import { reasons } from './reasons.ts';
import { suggest, sweepSuggestions } from './suggest.jobs.ts';
import { en, vi } from './texts.ts';

const permissions = definePermissions({
  grants: {
    [Role.TEACHER]: ['assistant:use', 'moderation:read', 'moderation:decide'],
    [Role.ADMIN]: ['moderation:read'],
  },
  groups: { assistant: PermissionGroup.CONTENT, moderation: PermissionGroup.CONTENT },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const notificationKinds = {
  COURSE_CHECKED: {
    description: 'The provider finished or failed to check a course at the teacher’s request.',
    params: z.object({
      course: z.string(),
      marks: z.number(),
      outcome: z.enum(['MARKED', 'NOTHING', 'FAILED']),
    }),
    defaults: IN_APP_ONLY,
    concerns: 'assistant:use',
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}

const personalData: PersonalDataTable = {
  purpose: 'processing.assistant',
  recipients: ['AI'],
  columns: [
    drop('assistant_request', 'person_id', 'drafts that only this person saw'),
    keep(
      'moderation_finding',
      'decided_by',
      'record of who decided that content may stay in a course',
      false,
    ),
  ],
  indirect: [
    {
      table: 'moderation_finding',
      statement: (personId) => sql`delete from moderation_finding where place = 'RATING' and part_id in (
        select id from rating where author_id = ${personId})`,
      why: 'it quotes the text of the person’s rating',
    },
    {
      table: 'moderation_finding',
      statement: (personId) => sql`delete from moderation_finding where place = 'COMMENT' and part_id in (
        select id from comment where author_id = ${personId})`,
      why: 'it quotes the person’s comments on lessons',
    },
  ],
};

/**
 * Drafts and checks by a language model. A teacher decides about each, and nothing is published without that
 * decision.
 *
 * Writes: entities for requests and for decisions about findings. SQL: the result of a request that is still open,
 * and the findings of a scan, which are many rows.
 */
export const assistant = defineFeature({
  name: 'assistant',
  tables: ['assistant_request', 'moderation_finding', 'moderation_scan'],
  entities: [AssistantRequest, ModerationFinding],
  resolvers: [AssistantResolver, DrawingsResolver, ModerationResolver],
  jobs: [suggest, sweepSuggestions, scanSubmitted, checkEdit],
  contentCheck: editCheck,
  permissions,
  notificationKinds,
  personalData,
  texts: { vi, en },
  reasons,
});
