/** Enrolments of one course: those of the selected students, or of all students if none is selected. */
export interface SelectedEnrolments {
  readonly courseId: string;
  readonly courseTitle: string;
  readonly enrolmentIds: readonly string[] | null;
}

interface Place {
  readonly id: string;
  readonly courseId: string;
  readonly courseTitle: string;
}

/** Selected enrolments, grouped by course. */
export function groupByCourse(places: Iterable<Place>): SelectedEnrolments[] {
  const found = new Map<string, { courseTitle: string; enrolmentIds: string[] }>();
  for (const { id, courseId, courseTitle } of places) {
    const course = found.get(courseId) ?? { courseTitle, enrolmentIds: [] };
    course.enrolmentIds.push(id);
    found.set(courseId, course);
  }
  return [...found].map(([courseId, course]) => ({ courseId, ...course }));
}
