import { IconBookmark, IconBookmarkFilled, IconClockPin } from '@tabler/icons-react';
import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { BarButton } from '../../../ui/video/bar-button.tsx';
import { bookmarkAt } from './bookmark-at.ts';
import classes from './bookmarks.module.css';
import { useBookmarks } from './use-bookmarks.ts';

export function BookmarkLesson({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('notebook');
  const bookmarks = useBookmarks();
  if (!bookmarks) return null;
  const isOn = bookmarkAt(bookmarks.all, { lessonId, atSec: null }) !== undefined;
  const Icon = isOn ? IconBookmarkFilled : IconBookmark;
  return (
    <IconButton
      className={isOn ? classes.on : ''}
      aria-label={t('markLesson')}
      title={t('markLesson')}
      aria-pressed={isOn}
      onClick={() => bookmarks.toggle(lessonId, null)}
    >
      <Icon size={22} stroke={1.75} aria-hidden="true" />
    </IconButton>
  );
}

const TIMES = ['timeupdate', 'seeking', 'seeked', 'emptied'] as const;

interface BookmarkSecondProps {
  lessonId: string;
  videoRef: RefObject<HTMLVideoElement | null>;
}

/** Adds or removes a bookmark at the current second of the video; in the video's bar. */
export function BookmarkSecond({ lessonId, videoRef }: BookmarkSecondProps) {
  const { t } = useTranslation('notebook');
  const bookmarks = useBookmarks();
  const subscribe = useCallback(
    (onTime: () => void) => {
      const video = videoRef.current;
      for (const event of TIMES) video?.addEventListener(event, onTime);
      return () => {
        for (const event of TIMES) video?.removeEventListener(event, onTime);
      };
    },
    [videoRef],
  );
  const atSec = useSyncExternalStore(subscribe, () => Math.floor(videoRef.current?.currentTime ?? 0));
  if (!bookmarks) return null;
  const isOn = bookmarkAt(bookmarks.all, { lessonId, atSec }) !== undefined;
  return (
    <BarButton label={t('markSecond')} isPressed={isOn} onClick={() => bookmarks.toggle(lessonId, atSec)}>
      <IconClockPin size={22} stroke={isOn ? 2.5 : 1.75} aria-hidden="true" />
    </BarButton>
  );
}
