/** The part of a course's title before a colon or bar, which names the subject. */
export const shortTitle = (title: string): string => title.split(/\s*[:|]\s/)[0] ?? title;
