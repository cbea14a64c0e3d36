import type { Sql } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { isTaughtCourse } from '../courses/index.ts';

/** True if the viewer sees a course's questions with their keys: its teachers and reviewers. */
export const seesKeys = (viewer: Viewer | undefined, courseId: Sql): Sql | boolean =>
  !!viewer && (viewer.may('course:read-any') || isTaughtCourse(viewer, courseId));
