import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useMakesStreams, videoFault } from '../../media/index.ts';
import { type MoreVideosFragment, useMoreVideosFragment } from './more-videos.gen.ts';
import { RefusedFiles } from './refused-files.tsx';
import { faultyFiles, useVideoLessons } from './use-video-lessons.ts';

interface MoreVideosProps {
  lesson: FragmentType<MoreVideosFragment>;
  courseId: string;
  /** Name of the file that this lesson uses. */
  firstFileName: string;
  others: readonly File[];
  onClose: () => void;
}

/** Offers to create lessons in the same section for further files that were dropped on one lesson. */
export function MoreVideos({ lesson: from, courseId, firstFileName, others, onClose }: MoreVideosProps) {
  const { t } = useTranslation(['lessons', 'uploads']);
  const { add, creatingCount, refused } = useVideoLessons(courseId);
  const makesStreams = useMakesStreams();
  const [isMade, setMade] = useState(false);
  const lesson = useMoreVideosFragment(from);
  const section = lesson?.course.sections.find(({ lessons }) => lessons.some(({ id }) => id === lesson.id));
  const good = others.filter((file) => !videoFault(file, makesStreams));
  const count = good.length;
  const make = async () => {
    if (!section) return;
    await add(section, good);
    setMade(true);
  };
  return (
    <>
      {count > 0 && section && (
        <Notice isAlert>
          {isMade ? (
            <p>{t('lesson.moreMade', { count: count - refused.length })}</p>
          ) : (
            <>
              <p>
                {t('lesson.moreFiles', {
                  count,
                  name: firstFileName,
                  others: good.map(({ name }) => `“${name}”`).join(', '),
                })}
              </p>
              <Row wrap align="stretch" gap={2} mt={3}>
                <Button size="sm" loading={creatingCount > 0} onClick={() => void make()}>
                  {t('lesson.moreLessons', { count })}
                </Button>
                <Button size="sm" variant="default" disabled={creatingCount > 0} onClick={onClose}>
                  {t('lesson.moreLeave')}
                </Button>
              </Row>
            </>
          )}
        </Notice>
      )}
      <RefusedFiles files={[...faultyFiles(others, makesStreams, t), ...refused]} onClose={onClose} />
    </>
  );
}
