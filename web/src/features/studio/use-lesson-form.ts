import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { networkOnly } from '../../apollo/fetch-policies.ts';
import { UpdateLessonInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { hasUndescribedPicture, sizeProblem } from '../../ui/editor/rich-text.ts';
import { fits } from '../../ui/fits.ts';
import { fromLocal } from '../../ui/local-time.ts';
import { type KeptDraftFragment, useDraftForm } from '../drafts/index.ts';
import {
  type EditableLessonFragment,
  LessonForEditDocument,
  useUpdateLessonMutation,
} from './lesson-edit.gen.ts';
import { getChangedFields, getChanges, LESSON_FIELDS, toLessonValues } from './lesson-values.ts';

const savedLesson = (lesson: EditableLessonFragment) => ({
  version: lesson.version,
  base: toLessonValues(lesson),
});

/** The form of a lesson, stored as a draft until it is saved. Video and captions are saved separately. */
export const useLessonForm = (
  lesson: EditableLessonFragment,
  serverDraft: KeptDraftFragment | null,
  isLocked: boolean,
) => {
  const { t } = useTranslation(['lessons', 'studio']);
  const client = useApolloClient();
  const [update] = useUpdateLessonMutation();
  const { adoptVersion, ...form } = useDraftForm({
    name: `lesson.${lesson.id}`,
    subject: { lessonId: lesson.id },
    serverDraft,
    isLocked,
    fields: LESSON_FIELDS,
    changed: getChangedFields,
    saved: savedLesson(lesson),
    readNewer: async () => {
      const { data } = await client.query({
        query: LessonForEditDocument,
        variables: { id: lesson.id },
        ...networkOnly,
      });
      return data?.lessonContent ? savedLesson(data.lessonContent) : undefined;
    },
    validate: ({ values }) => {
      const { title, body } = values;
      const size = sizeProblem(body);
      return {
        ...(!fits(title, UpdateLessonInput.title) && {
          title: t('outline.tooShort', UpdateLessonInput.title),
        }),
        ...(hasUndescribedPicture(body) && { body: t('editor.pictureUndescribed') }),
        ...(size && { body: t(`studio:form.rule.${size}`) }),
        ...(values.liveStartsAt &&
          !fromLocal(values.liveStartsAt) && { liveStartsAt: t('lesson.unreadable') }),
        ...(values.drip === 'DATE' && !fromLocal(values.dripAt) && { dripAt: t('lesson.unreadable') }),
        ...(values.drip === 'RELATIVE' && !values.dripDays && { dripDays: t('lesson.daysMissing') }),
      };
    },
    send: async ({ values, version }, changed, draftId) => {
      const { data } = await update({
        variables: {
          input: { lessonId: lesson.id, expectedVersion: version, draftId, ...getChanges(values, changed) },
        },
      });
      return data ? savedLesson(data.updateLesson) : undefined;
    },
    savedText: t('lesson.saved'),
  });

  // Our own other edits (video, position in the outline) increase the version without changing this form
  useEffect(() => {
    adoptVersion(({ version: known, base }) =>
      lesson.version > known && !getChangedFields(base, toLessonValues(lesson)).length
        ? lesson.version
        : known,
    );
  }, [adoptVersion, lesson]);

  return form;
};

export type LessonForm = ReturnType<typeof useLessonForm>;
