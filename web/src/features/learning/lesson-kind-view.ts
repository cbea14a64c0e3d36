import type { ReactNode, RefObject } from 'react';
import type { LessonMaterialFragment } from './lesson-material.gen.ts';
import type { Place, PlayerLesson } from './player-model.ts';

/** What the player hands to the view of a kind of lesson. */
export interface LessonKindViewProps {
  lesson: PlayerLesson;
  material: LessonMaterialFragment;
  /** The player of a video, for the keyboard. */
  videoRef: RefObject<HTMLVideoElement | null>;
  /** Asks for a fresh link to the media: they expire. */
  onReload: () => void;
  /** The lesson's heading, which stands under a video and above a text. */
  heading: ReactNode;
  /** The lesson after this one. */
  next: Place | undefined;
  /** What the course is about. */
  about: ReactNode;
}
