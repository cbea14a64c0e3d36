import { SESSION_PREFIX } from '../../constants.ts';
import { isText, readOwnList, writeOwnList } from '../../ui/own-storage.ts';

const STORAGE_KEY = `${SESSION_PREFIX}courses`;
/** Limit of the stored list, newest first. The home page shows fewer. */
const MAX_COURSES = 12;

/** Ids of the courses that the viewer has visited in this browser, newest first. */
export const viewedCourses = (): readonly string[] => readOwnList(STORAGE_KEY, isText).slice(0, MAX_COURSES);

export const noteViewedCourse = (id: string): void =>
  writeOwnList(STORAGE_KEY, [id, ...viewedCourses().filter((other) => other !== id)].slice(0, MAX_COURSES));
