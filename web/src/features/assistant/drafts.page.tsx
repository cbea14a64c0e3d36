import { IconSparkles } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toErrorMessage } from '../../apollo/failure.ts';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import type { DraftKind } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { Allowance } from './allowance.tsx';
import {
  AssistantAllowanceDocument,
  AssistantRequestsDocument,
  CourseForDraftsDocument,
  type CourseForDraftsQuery,
  type DraftByIdQuery,
  useAcceptDraftMutation,
  useAcceptQuestionMutation,
  useAskForDraftMutation,
  useCourseForDraftsQuery,
  useDraftByIdQuery,
} from './assistant.gen.ts';
import classes from './assistant.module.css';
import { AssistantFrame } from './assistant-frame.tsx';
import { CourseChoice } from './course-choice.tsx';
import { type Doc, getParagraphs, toDocument } from './paragraphs.ts';
import { useRunningPoll } from './use-running-poll.ts';

type DraftedCourse = NonNullable<CourseForDraftsQuery['course']>;
type ReadyDraft = NonNullable<DraftByIdQuery['assistantRequest']>;

const KINDS = ['DESCRIPTION', 'OUTCOMES', 'QUESTIONS'] as const satisfies readonly DraftKind[];
/** The API's limit of outcomes per course. */
const MAX_OUTCOMES = 12;

interface PickedProps {
  course: DraftedCourse;
  draft: ReadyDraft;
}

/** Indexes of the selected pieces; initially all. */
const useSelectedPieces = (count: number) => {
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const toggle = (index: number) => {
    const next = new Set(dropped);
    if (!next.delete(index)) next.add(index);
    setDropped(next);
  };
  const picked = Array.from({ length: count }, (_, index) => index).filter((index) => !dropped.has(index));
  return { picked, toggle, isPicked: (index: number) => !dropped.has(index) };
};

/** A draft of a description or of outcomes, next to the current text. It can be applied completely or in parts. */
function Texts({ course, draft }: PickedProps) {
  const { t } = useTranslation('assistant');
  const [accept, { loading }] = useAcceptDraftMutation({
    refetchQueries: [CourseForDraftsDocument],
  });
  const { picked, toggle, isPicked } = useSelectedPieces(draft.texts.length);
  const isDescription = draft.kind === 'DESCRIPTION';
  const currentPieces = isDescription ? getParagraphs(course.description as Doc) : course.outcomes;
  const apply = async (keepsPresent: boolean) => {
    const texts = picked.map((index) => draft.texts[index]!);
    const edit = isDescription
      ? { description: toDocument(texts, keepsPresent ? (course.description as Doc) : undefined) }
      : { outcomes: [...(keepsPresent ? course.outcomes : []), ...texts].slice(0, MAX_OUTCOMES) };
    try {
      await accept({
        variables: {
          input: { courseId: course.id, expectedVersion: course.version, ...edit },
          requestId: draft.id,
        },
      });
      toast.success(t('drafts.accepted'));
    } catch {
      // A toast shows the failure
    }
  };
  return (
    <div className={classes.halves}>
      <Stack as="section" card gap={4} shrink aria-labelledby="now">
        <Heading level={2} id="now" text="lg" weight={700}>
          {t('drafts.now')}
        </Heading>
        {currentPieces.length === 0 && <Text tone="dim">{t('drafts.nothing')}</Text>}
        {currentPieces.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id
          <p key={index}>{text}</p>
        ))}
      </Stack>
      <Stack as="section" card gap={4} shrink aria-labelledby="draft">
        <DraftTitle draft={draft} />
        <Stack as="fieldset" className={classes.pieces} gap={3} shrink border="none">
          <Text as="legend" text="sm" tone="dim">
            {t('drafts.pick')}
          </Text>
          {draft.texts.map((text, index) => (
            <Checkbox key={text} label={text} checked={isPicked(index)} onChange={() => toggle(index)} />
          ))}
        </Stack>
        <Row wrap gap={2} shrink>
          <Button disabled={!picked.length} loading={loading} onClick={() => void apply(false)}>
            {t('drafts.replace')}
          </Button>
          <Button variant="default" disabled={!picked.length || loading} onClick={() => void apply(true)}>
            {t('drafts.add')}
          </Button>
        </Row>
      </Stack>
    </div>
  );
}

const DraftTitle = ({ draft }: { draft: ReadyDraft }) => {
  const { t } = useTranslation('assistant');
  return (
    <Row justify="between" gap={4} shrink>
      <Heading level={2} id="draft" text="lg" weight={700}>
        {t('drafts.draft')}: {t(`kind.${draft.kind}`)}
      </Heading>
      {draft.isSimulated && <Tag tone="warn">{t('drafts.simulated')}</Tag>}
    </Row>
  );
};

/** Adds questions to the bank one by one, each with an idempotency key, so that a retry creates no duplicates. */
function Questions({ course, draft }: PickedProps) {
  const { t } = useTranslation('assistant');
  const [accept, { loading }] = useAcceptQuestionMutation();
  const { picked, toggle, isPicked } = useSelectedPieces(draft.questions.length);
  const apply = async () => {
    try {
      for (const index of picked) {
        const { prompt, choices, right, explanation } = draft.questions[index]!;
        await accept({
          variables: {
            requestId: draft.id,
            input: {
              courseId: course.id,
              idempotencyKey: `${draft.id}-${index}`,
              content: {
                kind: right.length === 1 ? 'SINGLE' : 'MULTIPLE',
                prompt: toDocument([prompt]),
                explanation,
                body: {
                  choices: choices.map((text, place) => ({ text, isRight: right.includes(place) })),
                },
              },
            },
          },
        });
      }
      toast.success(t('drafts.questionsAdded', { count: picked.length }));
    } catch {
      // A toast shows the failure
    }
  };
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="draft">
      <DraftTitle draft={draft} />
      {draft.lessonTitle && (
        <Text text="sm" tone="dim">
          {draft.lessonTitle}
        </Text>
      )}
      <Stack as="fieldset" className={classes.pieces} gap={3} shrink border="none">
        <Text as="legend" text="sm" tone="dim">
          {t('drafts.pick')}
        </Text>
        {draft.questions.map(({ prompt, choices, right, explanation }, index) => (
          <Stack key={prompt} gap={2} shrink>
            <Checkbox label={prompt} checked={isPicked(index)} onChange={() => toggle(index)} />
            <Stack as="ul" gap={1} pl={8}>
              {choices.map((text, place) => (
                <li key={text}>
                  {text} {right.includes(place) && <Tag tone="ok">{t('drafts.right')}</Tag>}
                </li>
              ))}
            </Stack>
            <Text text="sm" tone="dim">
              {explanation}
            </Text>
          </Stack>
        ))}
      </Stack>
      <div>
        <Button disabled={!picked.length} loading={loading} onClick={() => void apply()}>
          {t('drafts.addQuestions')}
        </Button>
      </div>
    </Stack>
  );
}

/** The draft of the URL: in progress, failed, or ready to choose from. */
function Draft({ course, requestId }: { course: DraftedCourse; requestId: string }) {
  const { t } = useTranslation('assistant');
  const result = useDraftByIdQuery({ variables: { id: requestId }, ...cacheAndNetwork });
  const { data, startPolling, stopPolling } = result;
  const isRunning = data?.assistantRequest?.state === 'RUNNING';
  useRunningPoll(isRunning, startPolling, stopPolling);
  return (
    <QueryView
      result={result}
      select={({ assistantRequest }) => assistantRequest}
      failedTitle={t('failed')}
      skeleton={<LoadingRows rows={3} height={90} />}
      missing={<EmptyState title={t('drafts.empty')} text={t('drafts.emptyText')} />}
    >
      {(draft) => {
        if (draft.state === 'RUNNING')
          return (
            <Stack gap={4} shrink aria-live="polite">
              <Notice>{t('drafts.running')}</Notice>
              <LoadingRows rows={3} height={70} />
            </Stack>
          );
        if (draft.state === 'FAILED')
          return (
            <Notice tone="bad" isAlert>
              {t('drafts.failed', { why: t(`failure.${draft.failure ?? 'LOST'}`) })}
            </Notice>
          );
        const DraftView = draft.kind === 'QUESTIONS' ? Questions : Texts;
        return <DraftView key={draft.id} course={course} draft={draft} />;
      }}
    </QueryView>
  );
}

function DraftRequest({ course, select }: { course: DraftedCourse; select: ReactNode }) {
  const { t } = useTranslation('assistant');
  const [searchParams, setSearchParams] = useSearchParams();
  const [kind, setKind] = useState<DraftKind>('DESCRIPTION');
  const lessons = course.sections.flatMap((section) => section.lessons);
  const [lessonId, setLessonId] = useState(lessons[0]?.id ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const getKey = useIdempotencyKey();
  const [requestCount, setRequestCount] = useState(0);
  const [requestDraft, { loading }] = useAskForDraftMutation({
    ...SUPPRESS_TOAST,
    refetchQueries: [AssistantAllowanceDocument, AssistantRequestsDocument],
  });
  const isOfLesson = kind === 'QUESTIONS';
  const ask = async () => {
    setProblem(null);
    const request = { courseId: course.id, kind, lessonId: isOfLesson ? lessonId : null };
    try {
      const { data } = await requestDraft({
        variables: { input: { ...request, idempotencyKey: getKey(JSON.stringify([request, requestCount])) } },
      });
      setRequestCount(requestCount + 1);
      if (data)
        setSearchParams(
          { course: course.id, request: data.createSuggestion.id },
          { replace: true, preventScrollReset: true },
        );
    } catch (error) {
      setProblem(toErrorMessage(error));
    }
  };
  const requestId = searchParams.get('request');
  return (
    <>
      <Row as="section" card wrap align="end" gap={4} aria-label={t('drafts.title')}>
        {select}
        <Select
          label={t('drafts.kind')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={({ target }) => setKind(target.value as DraftKind)}
        />
        {isOfLesson && lessons.length > 0 && (
          <Select
            label={t('drafts.lesson')}
            value={lessonId}
            options={lessons.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ target }) => setLessonId(target.value)}
          />
        )}
        {isOfLesson && lessons.length === 0 && <Text tone="dim">{t('drafts.noLessons')}</Text>}
        <Button
          loading={loading}
          disabled={isOfLesson && !lessonId}
          leftSection={<IconSparkles size={18} aria-hidden="true" />}
          onClick={() => void ask()}
        >
          {t('drafts.ask')}
        </Button>
      </Row>
      {problem && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      {requestId ? (
        <Draft key={requestId} course={course} requestId={requestId} />
      ) : (
        <EmptyState title={t('drafts.empty')} text={t('drafts.emptyText')} />
      )}
    </>
  );
}

function Drafts({ courseId, select }: { courseId: string; select: ReactNode }) {
  const { t } = useTranslation('assistant');
  const result = useCourseForDraftsQuery({ variables: { id: courseId }, ...cacheAndNetwork });
  return (
    <QueryView
      result={result}
      select={({ course }) => course}
      failedTitle={t('failed')}
      skeleton={<LoadingRows rows={3} height={100} />}
    >
      {(course) => <DraftRequest course={course} select={select} />}
    </QueryView>
  );
}

/** /teacher/ai/drafts: drafts of the assistant, which the teacher applies or discards. */
export function Component() {
  const { t } = useTranslation('assistant');
  return (
    <AssistantFrame part="drafts" title={t('drafts.title')} sub={t('drafts.sub')}>
      <Allowance />
      <CourseChoice>{({ id }, select) => <Drafts key={id} courseId={id} select={select} />}</CourseChoice>
    </AssistantFrame>
  );
}
