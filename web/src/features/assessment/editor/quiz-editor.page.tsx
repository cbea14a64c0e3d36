import { useParams } from 'react-router-dom';
import { networkOnly } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { EditorNotFound, EditorView } from '../../../ui/editor-view.tsx';
import { useQuizForEditQuery } from './quiz-editor.gen.ts';
import { QuizEditor } from './quiz-editor.tsx';

/** /teacher/courses/{id}/quiz/{lessonId}: the editor of a lesson's quiz. */
export function Component() {
  const { t } = useTranslation('quizBuilder');
  const { id: courseId = '', lessonId = '' } = useParams();
  const result = useQuizForEditQuery({
    variables: { courseId, lessonId },
    ...networkOnly,
    nextFetchPolicy: 'cache-first',
  });
  return (
    <EditorView result={result} select={({ course }) => course} failedTitle={t('failed')}>
      {(course) => {
        const lessons = course.sections.flatMap((section) => section.lessons);
        const lesson = lessons.find(({ id, kind }) => id === lessonId && kind === 'QUIZ');
        if (!lesson) return <EditorNotFound />;
        return (
          <QuizEditor
            course={course}
            lesson={lesson}
            lessons={lessons.filter(({ kind }) => kind !== 'QUIZ')}
            setup={result.data?.quizSetup ?? null}
            onChanged={() => void result.refetch()}
          />
        );
      }}
    </EditorView>
  );
}
