import { sql } from '../../graphql/read/index.ts';
import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';
import { defineFeature } from '../define-feature.ts';
import { AppealResolver, OwnDecisionResolver } from './appeals/appeal.resolver.ts';
import { Comment } from './comment.entity.ts';
import { CommentResolver } from './comment.resolver.ts';
import { InboxResolver } from './inbox.resolver.ts';
import { notificationKinds } from './notification-kinds.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { ContentCase } from './reports/content-case.entity.ts';
import { OwnReportResolver } from './reports/own-reports.resolver.ts';
import { ReportResolver } from './reports/report.resolver.ts';
import { reportQueue } from './reports/report-queue.ts';
import * as settings from './settings.ts';
import { en, vi } from './texts.ts';
import { waitingQuestions } from './waiting-questions.ts';

const permissions = {
  grants: {
    [Role.USER]: ['comment:read', 'comment:write'],
    [Role.ADMIN]: ['comment:moderate'],
  },
  groups: { comment: PermissionGroup.CONTENT },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Comments on lessons, reports about content, decisions about reports and appeals against decisions.
 *
 * Writes: entities for comments and for decisions about reports. SQL: likes and reports, which a client may send
 * twice, and appeals (no entity).
 */
export const discussion = defineFeature({
  name: 'discussion',
  tables: ['comment', 'comment_like', 'comment_report', 'content_appeal', 'content_case', 'content_report'],
  offers: ['comment', 'helpful_answer', 'open_question'],
  entities: [Comment, ContentCase],
  resolvers: [
    AppealResolver,
    OwnDecisionResolver,
    CommentResolver,
    InboxResolver,
    OwnReportResolver,
    ReportResolver,
  ],
  permissions,
  notificationKinds,
  personalData,
  waiting: [waitingQuestions],
  auditTargets: {
    'content-case': (id) =>
      sql`select coalesce(
          (select l.title from comment c join lesson l on l.id = c.lesson_id where c.id = k.target_id),
          (select c.title from rating r join course c on c.id = r.course_id where r.id = k.target_id)) as title
        from content_case k where k.id = ${id}`,
    comment: (id) =>
      sql`select l.title from comment c join lesson l on l.id = c.lesson_id where c.id = ${id}`,
  },
  deskQueues: [reportQueue],
  settings: Object.values(settings),
  texts: { vi, en },
  reasons,
  faults,
});
