/** @returns how many lessons the sections before one have, for numbers that run through the course */
export const lessonsBefore = (sections: readonly { lessons: readonly unknown[] }[], index: number): number =>
  sections.slice(0, index).reduce((count, { lessons }) => count + lessons.length, 0);
