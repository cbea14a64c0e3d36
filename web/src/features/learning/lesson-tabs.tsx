import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { type LessonFileFacts, LessonFiles } from '../../ui/lesson/lesson-files.tsx';
import { useHasChanged } from '../../ui/use-has-changed.ts';
import type { Cue } from '../../ui/video/use-captions.ts';
import { useLessonPlace } from './lesson-place.ts';
import classes from './lesson-tabs.module.css';
import { useIsRecorded, useStudiedCourse } from './study-mode.ts';
import { Transcript } from './transcript.tsx';

/** Loaded with the tab, because most students do not open it. */
const LessonQuestions = lazyOptional(
  async () => (await import('./questions/lesson-questions.tsx')).LessonQuestions,
  { texts: ['questions'] },
);

const LessonNotes = lazyOptional(async () => (await import('./notes/lesson-notes.tsx')).LessonNotes, {
  texts: ['notes'],
});

interface LessonTabsProps {
  lessonId: string;
  about?: ReactNode;
  files?: readonly LessonFileFacts[];
  /** Lines of the captions. Without them there is no transcript. */
  cues?: readonly Cue[];
  /** Missing if the lesson is not a video. */
  videoRef?: RefObject<HTMLVideoElement | null>;
}

const KEYS = { ArrowRight: 1, ArrowLeft: -1 } as const;

/**
 * Tabs below the material: notes and questions, and below a video also its description, files and transcript. An opened
 * tab keeps its state.
 */
export function LessonTabs({ lessonId, about, files = [], cues = [], videoRef }: LessonTabsProps) {
  const { t } = useTranslation('learning');
  const id = useId();
  // A link to a comment opens the questions
  const isLinked = useSearchParams()[0].has('comment');
  const [selectedTab, setSelectedTab] = useState(isLinked ? 'questions' : 'about');
  const isRecorded = useIsRecorded();
  const { noteRequest } = useStudiedCourse();
  if (useHasChanged(noteRequest, 0)) setSelectedTab('notes');
  const { request } = useLessonPlace();
  if (useHasChanged(request, null) && request)
    setSelectedTab(request.action === 'NOTE' ? 'notes' : 'questions');
  const ofVideo = videoRef && { videoRef };
  const tabs = [
    ...(about ? [{ key: 'about', label: t('player.tab.about'), panel: about }] : []),
    ...(isRecorded
      ? [
          {
            key: 'notes',
            label: t('player.tab.notes'),
            panel: <LessonNotes key={lessonId} lessonId={lessonId} {...ofVideo} />,
          },
        ]
      : []),
    {
      key: 'questions',
      label: t('player.tab.questions'),
      panel: <LessonQuestions key={lessonId} lessonId={lessonId} {...ofVideo} />,
    },
    ...(files.length > 0
      ? [
          {
            key: 'files',
            label: t('player.tab.files', { count: files.length }),
            panel: <LessonFiles files={files} />,
          },
        ]
      : []),
    ...(cues.length > 0 && videoRef
      ? [
          {
            key: 'transcript',
            label: t('player.tab.transcript'),
            panel: <Transcript cues={cues} videoRef={videoRef} />,
          },
        ]
      : []),
  ];
  const currentIndex = Math.max(
    0,
    tabs.findIndex(({ key }) => key === selectedTab),
  );
  const current = tabs[currentIndex]?.key ?? '';
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (!opened.includes(current)) setOpened([...opened, current]);
  const onKey = (event: KeyboardEvent) => {
    const step = KEYS[event.key as keyof typeof KEYS];
    const target = step && tabs[(currentIndex + step + tabs.length) % tabs.length];
    if (!target) return;
    event.preventDefault();
    setSelectedTab(target.key);
    document.getElementById(`${id}${target.key}`)?.focus();
  };
  return (
    <section aria-label={t('player.tabs')}>
      <div
        role="tablist"
        aria-label={t('player.tabs')}
        className={styleClass({ display: 'flex', gap: 1, borderBottom: true, overflowX: 'auto' })}
        onKeyDown={onKey}
        tabIndex={-1}
      >
        {tabs.map(({ key, label }, index) => (
          <button
            key={key}
            id={`${id}${key}`}
            type="button"
            role="tab"
            className={classes.tab}
            aria-selected={index === currentIndex}
            aria-controls={`${id}panel-${key}`}
            tabIndex={index === currentIndex ? 0 : -1}
            onClick={() => setSelectedTab(key)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          id={`${id}panel-${key}`}
          role="tabpanel"
          aria-labelledby={`${id}${key}`}
          hidden={key !== current}
          className={styleClass({ pt: 5 })}
        >
          {opened.includes(key) && panel}
        </div>
      ))}
    </section>
  );
}
