import { defineFeature } from '../define-feature.ts';
import { ActivePeopleResolver } from './active-people.resolver.ts';
import { CourseFiguresResolver } from './course-figures.resolver.ts';
import { LessonFiguresResolver } from './lesson-figures.resolver.ts';
import { permissions } from './permissions.ts';
import { StudentRiskResolver } from './student-risk.resolver.ts';
import { sumAndSweepFigures } from './sum-figures.jobs.ts';
import { TaughtStudentsResolver } from './taught-students.resolver.ts';
import { TeachingFiguresResolver } from './teaching-figures.resolver.ts';
import { texts } from './texts/index.ts';
import { VisitResolver } from './visit.resolver.ts';

/** How courses go, for those who teach them (docs/adr/0023). It keeps nothing that names a person. */
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
  texts,
});
