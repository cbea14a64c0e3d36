import type { FragmentType } from '@apollo/client';
import { IconAdjustments, IconBooks, IconPlus, IconReportAnalytics } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { EditorBar } from '../../../ui/layout/editor-bar.tsx';
import { Box, Heading, Row, Text } from '../../../ui/layout/layout.tsx';
import { PageMeta } from '../../../ui/page-meta.tsx';
import { UnsavedWarning } from '../../../ui/unsaved-warning.tsx';
import { useOpenUntilNavigation } from '../../../ui/use-open-until-navigation.ts';
import { BankDrawer } from './bank-drawer.tsx';
import { type Draft, toSettings } from './editor-model.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionList } from './question-list.tsx';
import {
  type QuizEditorFragment,
  useQuizAnalysisQuery,
  useQuizEditorFragment,
  useSaveQuizMutation,
} from './quiz-editor.gen.ts';
import classes from './quiz-editor.module.css';
import { QuizResults } from './quiz-results.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { useAddedFiles } from './use-added-files.ts';
import { useDrafts } from './use-drafts.ts';

interface QuizEditorProps {
  course: { id: string; title: string };
  lesson: { id: string; title: string };
  /** Lessons that questions may recommend for review. */
  lessons: readonly { id: string; title: string }[];
  setup: FragmentType<QuizEditorFragment> | null;
  onChanged: () => void;
}

export function QuizEditor({ setup: from, ...props }: QuizEditorProps) {
  const setup = useQuizEditorFragment(from);
  // Incomplete data must not look like a quiz that does not exist yet
  return from && !setup ? null : <Editor setup={setup} {...props} />;
}

interface EditorProps extends Omit<QuizEditorProps, 'setup'> {
  setup: QuizEditorFragment | undefined;
}

/** The list of questions on the left, the open one in the middle, its preview on the right. */
function Editor({ course, lesson, lessons, setup, onChanged }: EditorProps) {
  const { t } = useTranslation('quizBuilder');
  const { duration } = useFormat();
  const questions = setup?.questions ?? [];
  const [selected, setSelected] = useState<string | null>(questions[0]?.id ?? null);
  const drafts = useDrafts();
  const added = useAddedFiles();
  /** Incremented when a draft is discarded, to reset the form. */
  const [formVersion, setFormVersion] = useState(0);
  const [isSettingsOpen, setSettingsOpen] = useOpenUntilNavigation();
  const [isBankOpen, setBankOpen] = useState(false);
  const [areResultsOpen, setResultsOpen] = useState(false);
  const [save, { loading }] = useSaveQuizMutation();
  const analysis = useQuizAnalysisQuery({
    variables: { quizId: setup?.id ?? '' },
    skip: !setup,
    fetchPolicy: 'cache-and-network',
  }).data?.quizAnalysis;
  const question = questions.find(({ id }) => id === selected);
  const settings = toSettings(setup);

  // The last save of this editor may be newer than the data of the query
  const savedVersion = useRef(0);
  const version = setup?.version ?? null;
  const saveQuiz = async (questionIds: string[], changed = settings, opened = version) => {
    const expectedVersion = Math.max(opened ?? 0, savedVersion.current) || null;
    try {
      const { data } = await save({
        variables: {
          input: { lessonId: lesson.id, expectedVersion, questionIds, ...changed },
        },
      });
      savedVersion.current = data?.saveQuiz.version ?? 0;
      if (!setup) onChanged();
    } catch (error) {
      onChanged();
      throw error;
    }
  };
  const saveQuestions = (questionIds: string[]) => saveQuiz(questionIds).catch(() => undefined); // A toast shows the failure
  const ids = questions.map(({ id }) => id);
  const add = async (savedQuestion: { id: string }) => {
    if (!ids.includes(savedQuestion.id)) await saveQuestions([...ids, savedQuestion.id]);
    setSelected(savedQuestion.id);
  };
  const { change, removeDraft } = drafts;
  const edit = useCallback(
    (saved: Draft, update: (old: Draft) => Draft) => change(question, saved, update),
    [change, question],
  );
  const discard = () => {
    removeDraft(question);
    setFormVersion((old) => old + 1);
  };
  const rules = [
    settings.drawCount
      ? t('rules.draw', { count: settings.drawCount, total: ids.length })
      : t('rules.all', { count: ids.length }),
    t('rules.pass', { percent: settings.passPercent }),
    settings.timeLimitSec ? duration(settings.timeLimitSec) : t('rules.noTime'),
    settings.maxAttempts ? t('rules.attempts', { count: settings.maxAttempts }) : t('rules.anyAttempts'),
  ];
  return (
    <Box minH="screen">
      <PageMeta title={t('title', { title: lesson.title })} isPrivate />
      <EditorBar
        back={`/teacher/courses/${course.id}/structure`}
        backLabel={t('back')}
        title={lesson.title}
        sub={course.title}
      >
        {setup && (
          <Button variant="default" aria-label={t('results.open')} onClick={() => setResultsOpen(true)}>
            <IconReportAnalytics size={18} aria-hidden="true" />
            <Box as="span" ml={2} phone={{ display: 'none' }}>
              {t('results.open')}
            </Box>
          </Button>
        )}
        <Button variant="default" aria-label={t('settings.open')} onClick={() => setSettingsOpen(true)}>
          <IconAdjustments size={18} aria-hidden="true" />
          <Box as="span" ml={2} phone={{ display: 'none' }}>
            {t('settings.open')}
          </Box>
        </Button>
      </EditorBar>
      <div className={classes.columns}>
        <nav className={classes.list} aria-label={t('list.title')}>
          <Row justify="between" gap={4} shrink>
            <Heading level={2} text="lg">
              {t('list.title')}
            </Heading>
            <Text as="span" text="sm" tone="dim">
              {t('list.count', { count: ids.length })}
            </Text>
          </Row>
          <QuestionList
            questions={questions}
            analysis={analysis ?? []}
            unsaved={drafts.unsaved}
            selected={selected}
            isBusy={loading}
            onSelect={setSelected}
            onOrder={(next) => void saveQuestions(next)}
          />
          <Button
            variant="light"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => setSelected(null)}
          >
            {t(drafts.hasNew && question ? 'list.goOn' : 'list.add')}
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconBooks size={18} aria-hidden="true" />}
            onClick={() => setBankOpen(true)}
          >
            {t('bank.open')}
          </Button>
        </nav>
        <QuestionForm
          key={`${question?.id ?? 'new'} ${question?.version ?? 0} ${formVersion}`}
          courseId={course.id}
          question={question}
          number={question ? ids.indexOf(question.id) + 1 : ids.length + 1}
          lessons={lessons}
          rules={rules.join(' · ')}
          quizId={setup?.id}
          analysis={analysis?.find(({ questionId }) => questionId === question?.id)}
          unsaved={drafts.getDraft(question)}
          added={added}
          onEdit={edit}
          onDiscard={discard}
          onStale={onChanged}
          onSaved={(savedQuestion) => {
            removeDraft(question);
            void add(savedQuestion);
          }}
        />
      </div>
      <UnsavedWarning isDirty={!drafts.isEmpty} />
      {isSettingsOpen && (
        <SettingsDialog
          onClose={() => setSettingsOpen(false)}
          settings={settings}
          total={ids.length}
          version={version}
          onSave={(changed, openedVersion) => saveQuiz(ids, changed, openedVersion)}
        />
      )}
      {setup && (
        <QuizResults
          isOpen={areResultsOpen}
          onClose={() => setResultsOpen(false)}
          quizId={setup.id}
          courseId={course.id}
        />
      )}
      <BankDrawer
        isOpen={isBankOpen}
        onClose={() => setBankOpen(false)}
        courseId={course.id}
        used={ids}
        onAdd={(savedQuestion) => void add(savedQuestion)}
      />
    </Box>
  );
}
