import type { EntityManager } from '@mikro-orm/postgresql';
import { removeCaptions, renameCaptions, replaceCaptions } from '../captions/caption-commands.ts';
import { CaptionLanguage } from '../captions/caption-language.ts';
import { setDuration } from '../lessons/assign-lesson.ts';
import { LessonFile } from '../lessons/lesson-file.entity.ts';
import { countWords } from '../rich-text.ts';
import { Lesson, Section } from '../section.entity.ts';
import type { HeldPart } from './held-parts.ts';

const findLesson = (em: EntityManager, id: string | undefined) =>
  em.findOne(Lesson, { id: id ?? null, removedAt: null });

export const ownHeldParts: readonly HeldPart[] = [
  {
    kind: 'COURSE',
    apply: async (_em, { course }, values) => {
      Object.assign(course, values);
      course.descriptionWords = countWords(course.description);
    },
  },
  {
    kind: 'SECTION',
    apply: async (em, { subjectId }, values) => {
      const section = await em.findOne(Section, { id: subjectId, removedAt: null });
      if (section) Object.assign(section, values);
    },
  },
  {
    kind: 'LESSON',
    apply: async (em, { subjectId }, values) => {
      const lesson = await findLesson(em, subjectId);
      if (!lesson) return;
      Object.assign(lesson, values);
      lesson.version++;
      setDuration(lesson);
    },
  },
  {
    kind: 'FILE',
    apply: async (em, edit, values) => {
      const { subjectId } = edit;
      if (!values) await em.nativeDelete(LessonFile, { id: subjectId });
      else {
        const lesson = await findLesson(em, edit.lesson?.id);
        const { name, type } = edit.content as Pick<LessonFile, 'name' | 'type'>;
        if (lesson) em.create(LessonFile, { id: subjectId, lesson, media: edit.media!, name, type });
      }
    },
  },
  {
    kind: 'CAPTIONS',
    apply: async (em, edit, values) => {
      const lesson = await findLesson(em, edit.lesson?.id);
      if (!lesson) return;
      if (values?.label) return void (await renameCaptions(em, edit.subjectId, values.label as string));
      const language = edit.content.language as CaptionLanguage;
      if (values) await replaceCaptions(em, lesson, language, edit.media!.id);
      else await removeCaptions(em, lesson, language);
    },
  },
];
