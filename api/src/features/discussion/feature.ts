import { raw, sql } from '../../graphql/read/index.ts';
import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';
import { CourseRight, taughtCourses } from '../courses/index.ts';
import { defineFeature } from '../define-feature.ts';
import type { QueueSource } from '../operations/index.ts';
import { type WaitingSource } from '../studio/index.ts';
import { AppealResolver, OwnDecisionResolver } from './appeals/appeal.resolver.ts';
import { APPEAL_DAYS } from './appeals/appeal-decision.ts';
import { Comment } from './comment.entity.ts';
import { CommentResolver } from './comment.resolver.ts';
import { isAnswered } from './discussion.policy.ts';
import { InboxResolver } from './inbox.resolver.ts';
import { notificationKinds } from './notification-kinds.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { awaitsReview, ContentCase } from './reports/content-case.entity.ts';
import { OwnReportResolver } from './reports/own-reports.resolver.ts';
import { ReportResolver } from './reports/report.resolver.ts';
import { en, vi } from './texts.ts';

/** Questions about lessons without an answer of a teacher. */
const waitingQuestions: WaitingSource = {
  kind: 'QUESTIONS',
  rows: (
    viewer,
  ) => sql`select q.created_at as since, null::timestamptz as due from lesson k join comment q on q.lesson_id = k.id
    where k.course_id in ${taughtCourses(viewer, CourseRight.ANSWER)} and k.removed_at is null
      and q.parent_id is null and q.removed_at is null and q.author_id <> ${viewer.id} and not ${isAnswered(raw('q.id'))}`,
};

/** Reported content that awaits a moderator, also after an edit, and appeals. */
const reportQueue: QueueSource = {
  kind: 'CONTENT_REPORTS',
  permission: 'comment:moderate',
  rows: () => sql`select c.created_at as since, null::timestamptz as due, null::bigint as amount
    from content_case c where c.state = 'PENDING' or ${awaitsReview({
      kind: sql`c.kind`,
      state: sql`c.state`,
      targetId: sql`c.target_id`,
      createdAt: sql`c.created_at`,
    })}
    union all select a.created_at, null::timestamptz, null::bigint from content_appeal a where a.state = 'WAITING'`,
};

const permissions = {
  grants: { [Role.USER]: ['comment:read', 'comment:write'], [Role.ADMIN]: ['comment:moderate'] },
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
  queueSources: [reportQueue],
  settings: [APPEAL_DAYS],
  texts: { vi, en },
  reasons,
  faults,
});
