import type { ReactNode, RefObject } from 'react';
import type { LessonMaterialFragment } from './lesson-material.gen.ts';
import type { Place, PlayerLesson } from './player-model.ts';

/** Properties of the views of all kinds of lessons. */
export interface LessonKindViewProps {
  lesson: PlayerLesson;
  material: LessonMaterialFragment;
  /** The video element, for shortcuts. */
  videoRef: RefObject<HTMLVideoElement | null>;
  /** Requests new links to the media, because they expire. */
  onReload: () => void;
  /** The lesson's heading, which is below a video and above a text. */
  heading: ReactNode;
  /** The lesson after this one. */
  next: Place | undefined;
  /** Description of the course. */
  about: ReactNode;
}
