import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { defineFeature } from '../define-feature.ts';
import { ActivePeopleResolver } from './active-people.resolver.ts';
import { CourseFiguresResolver } from './course-figures.resolver.ts';
import { LessonFiguresResolver } from './lesson-figures.resolver.ts';
import { StudentRiskResolver } from './student-risk.resolver.ts';
import { sumAndSweepFigures } from './sum-figures.jobs.ts';
import { TaughtStudentsResolver } from './taught-students.resolver.ts';
import { TeachingFiguresResolver } from './teaching-figures.resolver.ts';
import { en, vi } from './texts.ts';
import { VisitResolver } from './visit.resolver.ts';

const permissions = definePermissions({
  grants: {
    [Role.TEACHER]: ['analytics:read'],
    [Role.ADMIN]: ['analytics:read', 'analytics:read-any'],
  },
  groups: { analytics: PermissionGroup.CONTENT },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Figures for teachers: visits, sales and progress of each course (docs/adr/0023). It stores nothing that identifies a
 * person.
 *
 * Writes: SQL only. A visit is one row for each visitor and day. A job adds up the days.
 */
export const analytics = defineFeature({
  name: 'analytics',
  tables: [
    'course_day',
    'course_day_note',
    'course_visit',
    'course_visit_day',
    'course_words_day',
    'lesson_figure',
    'lesson_figure_note',
    'visit_salt',
  ],
  offers: ['course_day', 'course_visit_day'],
  resolvers: [
    VisitResolver,
    ActivePeopleResolver,
    TeachingFiguresResolver,
    CourseFiguresResolver,
    LessonFiguresResolver,
    StudentRiskResolver,
    TaughtStudentsResolver,
  ],
  jobs: [sumAndSweepFigures],
  permissions,
  texts: { vi, en },
});
