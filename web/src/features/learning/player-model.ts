import type { PlayerCourseQuery } from './player.gen.ts';

export type PlayerCourse = NonNullable<PlayerCourseQuery['course']>;
export type PlayerSection = PlayerCourse['sections'][number];
export type PlayerLesson = PlayerSection['lessons'][number];

export interface Place {
  lesson: PlayerLesson;
  section: PlayerSection;
  /** 1 for the first lesson of the course. */
  number: number;
  /** 1 for the first section. */
  sectionNumber: number;
}

/** All lessons of a course in order, with their position. */
export const getPlaces = (course: Pick<PlayerCourse, 'sections'>): Place[] => {
  let number = 0;
  return course.sections.flatMap((section, index) =>
    section.lessons.map((lesson) => {
      number += 1;
      return { lesson, section, number, sectionNumber: index + 1 };
    }),
  );
};

const isDone = ({ lesson }: Place) => lesson.myProgress?.state === 'COMPLETED';

/**
 * The lesson to open: the one in the URL, else the last one, else the first incomplete one. If the last one is
 * complete, the next incomplete one after it.
 */
export const placeToOpen = (
  places: readonly Place[],
  requestedId: string | null,
  lastLessonId: string | undefined,
): Place | undefined => {
  const requested = places.find(({ lesson }) => lesson.id === requestedId);
  if (requested) return requested;
  const last = places.find(({ lesson }) => lesson.id === lastLessonId);
  const followingPlaces = last ? places.slice(places.indexOf(last)) : places;
  const open = (place: Place) => !isDone(place);
  return followingPlaces.find(open) ?? places.find(open) ?? last ?? places[0];
};

export const doneIn = (section: PlayerSection): number =>
  section.lessons.filter(({ myProgress }) => myProgress?.state === 'COMPLETED').length;

/** Reason for which a lesson is locked for a student: it opens later, or another lesson must be completed first. */
export type Lock =
  | { kind: 'drip'; opensAt: string }
  | { kind: 'order'; first: { id: string; title: string } };

/**
 * The locked lessons. The server returns when each opens and which lesson must be completed first. Previews and
 * lessons that were opened before are never locked.
 */
export const getLocks = (
  places: readonly Place[],
  enrolment: PlayerCourse['myEnrolment'],
): ReadonlyMap<string, Lock> => {
  const locks = new Map<string, Lock>();
  const first = enrolment?.waitsFor ?? undefined;
  const from = first ? places.findIndex(({ lesson }) => lesson.id === first.id) : -1;
  for (const [index, { lesson }] of places.entries()) {
    if (lesson.opensAt) locks.set(lesson.id, { kind: 'drip', opensAt: lesson.opensAt });
    else if (first && from >= 0 && index > from && !lesson.myProgress && !lesson.isPreview)
      locks.set(lesson.id, { kind: 'order', first });
  }
  return locks;
};
