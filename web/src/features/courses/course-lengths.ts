import { type Icon, IconBroadcast, IconFileText, IconHelpCircle, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import type { CourseLengthsFragment } from './course-lengths.gen.ts';

interface LengthFact {
  readonly key: string;
  readonly Icon: Icon;
  readonly text: string;
}

/** Video, reading, exercises and live lessons of a course, as the server has measured them. Missing kinds are omitted. */
export const useLengthFacts = ({ lengths }: CourseLengthsFragment): LengthFact[] => {
  const { t } = useTranslation('catalog');
  const { duration, counted } = useFormat();
  const { videoSec, readingSec, questions, assignments, liveLessons } = lengths;
  const fact = (isPresent: boolean, key: string, Icon: Icon, text: string): LengthFact[] =>
    isPresent ? [{ key, Icon, text }] : [];
  const exercises = [
    ...(questions > 0 ? [counted('questions', questions)] : []),
    ...(assignments > 0 ? [counted('assignments', assignments)] : []),
  ];
  return [
    ...fact(videoSec > 0, 'video', IconPlayerPlay, t('detail.videoLength', { duration: duration(videoSec) })),
    ...fact(
      readingSec > 0,
      'reading',
      IconFileText,
      t('detail.readingLength', { duration: duration(readingSec) }),
    ),
    ...fact(exercises.length > 0, 'exercises', IconHelpCircle, exercises.join(' · ')),
    ...fact(liveLessons > 0, 'live', IconBroadcast, counted('liveLessons', liveLessons)),
  ];
};
