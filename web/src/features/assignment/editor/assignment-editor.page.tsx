import { useParams } from 'react-router-dom';
import { networkOnly } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { EditorNotFound, EditorView } from '../../../ui/editor-view.tsx';
import { useAssignmentForEditQuery } from './assignment-editor.gen.ts';
import { AssignmentEditor } from './assignment-editor.tsx';

/** /teacher/courses/{id}/assignment/{lessonId}: deadlines and rubric of a lesson's assignment. */
export function Component() {
  const { t } = useTranslation('marking');
  const { lessonId = '' } = useParams();
  const result = useAssignmentForEditQuery({
    variables: { lessonId },
    ...networkOnly,
    nextFetchPolicy: 'cache-first',
  });
  return (
    <EditorView
      result={result}
      select={({ lessonContent }) => lessonContent}
      failedTitle={t('editor.failed')}
    >
      {(lesson) =>
        lesson.kind === 'ASSIGNMENT' ? (
          <AssignmentEditor lesson={lesson} setup={result.data?.assignmentOfLesson ?? null} />
        ) : (
          <EditorNotFound />
        )
      }
    </EditorView>
  );
}
