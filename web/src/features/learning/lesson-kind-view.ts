import type { ReactNode, RefObject } from 'react';
import type { LessonMaterialFragment } from './lesson-material.gen.ts';
import type { Place, PlayerLesson } from './player-model.ts';

export interface LessonKindViewProps {
  lesson: PlayerLesson;
  material: LessonMaterialFragment;
  /** The video element, for shortcuts. */
  videoRef: RefObject<HTMLVideoElement | null>;
  /** Requests new links to the media, because they expire. */
  onReload: () => void;
  /** The lesson's heading, which is below a video and above a text. */
  heading: ReactNode;
  next: Place | undefined;
  about: ReactNode;
}
