/** A note, as far as a file needs it. */
interface NoteFacts {
  readonly text: string;
  /** Where it stands in its lesson: `05:45`, or a paragraph. */
  readonly at: string | null;
  readonly lessonTitle: string;
}

/** What Markdown would read as a heading, a list or a quotation at the beginning of a line stays what was typed. */
const plain = (text: string): string => text.replace(/^(\s*)([#>+*-]|\d+[.)])/gm, '$1\\$2');

/** All notes of a course as Markdown: a heading for each lesson, a list of what was noted there. */
export function notesFile(courseTitle: string, notes: readonly NoteFacts[]): string {
  const lessons = [...Map.groupBy(notes, ({ lessonTitle }) => lessonTitle)];
  const parts = lessons.map(([title, inLesson]) => {
    const lines = inLesson.map(
      ({ at, text }) => `- ${at ? `**${at}** ` : ''}${plain(text).replaceAll('\n', '\n  ')}`,
    );
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return `# ${courseTitle}\n\n${parts.join('\n')}`;
}
