import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';

/** A place in a lesson: a second, a paragraph, or the lesson as a whole. */
export interface PlaceInLesson {
  readonly lessonId: string;
  readonly atSec: number | null;
  readonly paragraph?: number | null;
}

/** The label of a place within its lesson; undefined for the lesson as a whole. */
export const usePlaceName = (): ((place: PlaceInLesson) => string | undefined) => {
  const { t } = useTranslation('notebook');
  const { clock } = useFormat();
  return ({ atSec, paragraph = null }) => {
    if (atSec !== null) return clock(atSec);
    return paragraph === null ? undefined : t('paragraph', { number: paragraph + 1 });
  };
};

/** The query string of a place in the player's URL. */
export const toSearch = ({ lessonId, atSec, paragraph = null }: PlaceInLesson): string => {
  if (atSec !== null) return `?lesson=${lessonId}&t=${atSec}`;
  return paragraph === null ? `?lesson=${lessonId}` : `?lesson=${lessonId}&block=${paragraph}`;
};
