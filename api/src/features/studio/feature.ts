import { sql } from '../../graphql/read/index.ts';
import { drop } from '../../platform/access/personal-data.ts';
import { hasReturnedRevision } from '../courses/index.ts';
import { defineFeature } from '../define-feature.ts';
import { CoTeacher } from './co-teachers/co-teacher.entity.ts';
import { CoTeacherResolver, TeachingInvitationResolver } from './co-teachers/co-teacher.resolver.ts';
import { leaveTransferred } from './co-teachers/co-teacher-commands.ts';
import { teachingInvitationMail } from './co-teachers/teaching-invitation.mail.tsx';
import { CourseQuotaResolver } from './course-quota.resolver.ts';
import { notificationKinds } from './notification-kinds.ts';
import { faults, reasons } from './reasons.ts';
import { StudioResolver } from './studio.resolver.ts';
import { en, vi } from './texts.ts';
import { WaitingResolver } from './waiting/waiting.resolver.ts';
import type { WaitingSource } from './waiting/waiting-counts.ts';

const returnedCourses: WaitingSource = {
  kind: 'RETURNED',
  rows: (viewer) => sql`select c.updated_at as since, null::timestamptz as due from course c
    where c.teacher_id = ${viewer.id} and c.deleted_at is null and (c.status = 'NEEDS_FIXES'
      or ${hasReturnedRevision(sql`c.id`)})`,
};

const coursesToPublish: WaitingSource = {
  kind: 'TO_PUBLISH',
  rows: (viewer) => sql`select c.updated_at as since, null::timestamptz as due from course c
    where c.teacher_id = ${viewer.id} and c.status = 'APPROVED'`,
};

/**
 * Teacher dashboard across all courses: course list, pending work, quota and co-teachers.
 *
 * Writes: entities for co-teachers. SQL: removes the new owner of a transferred course from its co-teachers.
 */
export const studio = defineFeature({
  name: 'studio',
  tables: ['co_teacher'],
  offers: ['co_teacher'],
  entities: [CoTeacher],
  resolvers: [
    CoTeacherResolver,
    CourseQuotaResolver,
    StudioResolver,
    TeachingInvitationResolver,
    WaitingResolver,
  ],
  mails: [teachingInvitationMail],
  notificationKinds,
  personalData: {
    purpose: 'processing.studio',
    recipients: ['MAIL'],
    columns: [drop('co_teacher', 'person_id', 'the person no longer teaches the course')],
    byAddress: [
      {
        table: 'co_teacher',
        statement: (emails) =>
          sql`delete from co_teacher where person_id is null and lower(email::text) = any(${emails}::text[])`,
        why: 'an invitation without a response',
      },
    ],
  },
  waiting: [returnedCourses, coursesToPublish],
  transferListeners: [leaveTransferred],
  texts: { vi, en },
  reasons,
  faults,
});
