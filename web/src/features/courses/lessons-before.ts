/** @returns the number of lessons in the sections before `index`, for numbers that continue through the course */
export const lessonsBefore = (sections: readonly { lessons: readonly unknown[] }[], index: number): number =>
  sections.slice(0, index).reduce((count, { lessons }) => count + lessons.length, 0);
