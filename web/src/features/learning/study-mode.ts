import { createContext, useContext } from 'react';

/** True if actions in the player are recorded: false for a teacher who views the course as a student. */
export const RecordedContext = createContext(true);
export const useIsRecorded = (): boolean => useContext(RecordedContext);

/** The course in the player, for the components next to its lessons. */
export interface StudiedCourse {
  readonly id: string;
  readonly title: string;
  /** Incremented when the shortcut for a note is pressed. */
  readonly noteRequest: number;
}
export const StudiedCourseContext = createContext<StudiedCourse>({ id: '', title: '', noteRequest: 0 });
export const useStudiedCourse = (): StudiedCourse => useContext(StudiedCourseContext);
