import type { ReactNode, RefObject } from 'react';
import type { OpenLessonMutation } from './player.gen.ts';
import type { Place, PlayerLesson } from './player-model.ts';

/** Data of a lesson of any kind. */
export type LessonMaterial = OpenLessonMutation['openLesson'];

export interface LessonKindViewProps {
  lesson: PlayerLesson;
  material: LessonMaterial;
  /** The video element, for shortcuts. */
  videoRef: RefObject<HTMLVideoElement | null>;
  /** Requests new links to the media, because they expire. */
  onReload: () => void;
  /** The lesson's heading, which is below a video and above a text. */
  heading: ReactNode;
  next: Place | undefined;
  about: ReactNode;
}
