import { ManualReason } from './manual-reason.tsx';
import type { PlayerLesson } from './player-model.ts';
import { DwellReason, LessonDone } from './why-card.tsx';

interface LessonReasonProps {
  lesson: PlayerLesson;
  dwell: { requiredSec: number; doneSec: number };
}

/** Shows that a lesson is complete, or which requirement is missing. */
export function LessonReason({ lesson, dwell }: LessonReasonProps) {
  if (lesson.myProgress?.state === 'COMPLETED') return <LessonDone />;
  if (lesson.rule === 'MANUAL') return <ManualReason lesson={lesson} />;
  return lesson.rule === 'DWELL' ? <DwellReason {...dwell} /> : null;
}
