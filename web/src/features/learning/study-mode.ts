import { createContext, useContext } from 'react';

/** Whether what is done in the player is written down: not for a teacher who goes through it as a student would. */
export const RecordedContext = createContext(true);
export const useIsRecorded = (): boolean => useContext(RecordedContext);

/** The course in the player, for what stands beside its lessons. */
export interface StudiedCourse {
  readonly id: string;
  readonly title: string;
  /** Counts the presses of the key for a note. */
  readonly noteRequest: number;
}
export const StudiedCourseContext = createContext<StudiedCourse>({ id: '', title: '', noteRequest: 0 });
export const useStudiedCourse = (): StudiedCourse => useContext(StudiedCourseContext);
