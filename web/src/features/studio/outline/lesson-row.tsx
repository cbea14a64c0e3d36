import { IconDots, IconGripVertical } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Dropdown } from '../../../ui/dropdown.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { MoveMenu } from '../../../ui/move/move-menu.tsx';
import { useDrag } from '../../../ui/move/use-drag.ts';
import { Tag } from '../../../ui/tag.tsx';
import { readUnfinished } from '../../../ui/upload/unfinished.ts';
import { toPercent } from '../../../ui/upload/upload-math.ts';
import { UploadProgress } from '../../../ui/upload/upload-progress.tsx';
import { useUpload } from '../../../ui/upload/upload-store.ts';
import utilities from '../../../ui/utilities.module.css';
import { LESSON_KINDS } from '../../courses/index.ts';
import classes from './outline.module.css';
import type { OutlineLesson } from './outline-moves.ts';

export interface LessonPlace {
  /** Number of the lesson over all sections, from 1. */
  number: number;
  index: number;
  length: number;
  otherSections: { id: string; label: string }[];
}

interface LessonRowProps {
  courseId: string;
  lesson: OutlineLesson;
  place: LessonPlace;
  isLocked: boolean;
  /** True if a revision removes it. */
  isLeaving: boolean;
  /** Keeps the lesson in the revision; undefined if its whole section is removed. */
  onKeep?: (() => void) | undefined;
  onMove: (position: number) => void;
  onSection: (sectionId: string) => void;
  onAsk: (question: 'rename' | 'delete') => void;
  onPreview: (isPreview: boolean) => void;
  onDuplicate: () => void;
  onCopy: () => void;
}

/** The line below the title: the lesson's length, or what is missing. */
const Meta = ({ lesson }: { lesson: OutlineLesson }) => {
  const { t } = useTranslation('lessons');
  const { clock, date, duration, time } = useFormat();
  const kind = t(`outline.${lesson.kind}`);
  if (!lesson.hasContent) {
    const cutOff = readUnfinished(`video.${lesson.id}`);
    const missing = cutOff
      ? t('outline.cutOff', { name: cutOff.name, percent: toPercent(cutOff.sent, cutOff.size) })
      : t('outline.noContent');
    return (
      <>
        {kind} ·{' '}
        <Text as="span" tone="warn">
          {missing}
        </Text>
      </>
    );
  }
  const facts = [
    kind,
    lesson.kind === 'LIVE' && lesson.liveStartsAt
      ? t('outline.heldAt', { time: time(lesson.liveStartsAt), date: date(lesson.liveStartsAt) })
      : null,
    lesson.durationSec > 0
      ? LESSON_KINDS[lesson.kind].isTimed
        ? clock(lesson.durationSec)
        : duration(lesson.durationSec)
      : null,
    lesson.fileCount > 0 ? t('outline.files', { count: lesson.fileCount }) : null,
    lesson.isRequired ? null : t('outline.optional'),
  ];
  return <>{facts.filter(Boolean).join(' · ')}</>;
};

const OpeningTag = ({ lesson: { drip, dripDays, dripAt } }: { lesson: OutlineLesson }) => {
  const { t } = useTranslation('lessons');
  const { date } = useFormat();
  if (drip === 'NONE') return null;
  return (
    <Tag tone="info">
      {drip === 'DATE' && dripAt
        ? t('outline.opensOn', { date: date(dripAt) })
        : t('outline.opensAfterShort', { count: dripDays ?? 0 })}
    </Tag>
  );
};

export function LessonRow({
  courseId,
  lesson,
  place,
  isLocked,
  isLeaving,
  onKeep,
  onMove,
  onSection,
  onAsk,
  onPreview,
  onDuplicate,
  onCopy,
}: LessonRowProps) {
  const { t } = useTranslation(['lessons', 'revisions']);
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { isDragged, edge } = useDrag(
    { row, handle },
    { kind: 'lesson', id: lesson.id },
    ({ kind }) => kind === 'lesson',
    isLocked,
  );
  const { title, isPreview } = lesson;
  const href = `/teacher/courses/${courseId}/structure/${lesson.id}`;
  const { Icon } = LESSON_KINDS[lesson.kind];
  const purpose = `video.${lesson.id}`;
  const upload = useUpload(purpose);
  return (
    <Row
      as="li"
      ref={row}
      className={classes.lesson}
      gap={3}
      minH={15}
      py={2}
      pl={4}
      pr={3}
      borderTop
      position="relative"
      data-dragged={isDragged || undefined}
      data-edge={edge ?? undefined}
    >
      {!isLocked && (
        <span ref={handle} className={classes.handle} title={t('outline.drag', { title })} aria-hidden="true">
          <IconGripVertical size={18} />
        </span>
      )}
      <Box
        as="span"
        className={classes.kind}
        display="inline-grid"
        place="center"
        rigid
        w={9}
        h={9}
        tone="text-2"
        bg="surface-2"
        radius="btn"
        aria-hidden="true"
      >
        <Icon size={18} stroke={1.75} />
      </Box>
      <Box className={classes.lessonText} grow shrink>
        <Link
          to={href}
          id={`item-${lesson.id}`}
          className={`${classes.lessonTitle} ${styleClass({ text: 'control', weight: 500 })}`}
        >
          <Text as="span" tone="dim">
            {place.number}.
          </Text>{' '}
          {title}
        </Link>
        {upload ? (
          <UploadProgress
            purpose={purpose}
            task={upload}
            isInline
            another={
              <Link to={href} className={utilities.moreLink}>
                {t('outline.chooseOther')}
              </Link>
            }
          />
        ) : (
          <Text text="xs" tone="dim">
            <Meta lesson={lesson} />
          </Text>
        )}
      </Box>
      <OpeningTag lesson={lesson} />
      {isPreview && <Tag tone="ok">{t('outline.preview')}</Tag>}
      {isLeaving && <Tag tone="warn">{t('revisions:leaving')}</Tag>}
      {!isLocked && (
        <Row className={classes.tools} align="stretch" rigid>
          <MoveMenu
            id={lesson.id}
            label={t('outline.move', { title })}
            where={t('outline.moveWhere', {
              number: place.number,
              place: place.index + 1,
              all: place.length,
            })}
            index={place.index}
            length={place.length}
            onMove={onMove}
            elsewhere={{ heading: t('outline.toSection'), places: place.otherSections, onMove: onSection }}
          />
          <Dropdown
            trigger={<IconDots size={20} aria-hidden="true" />}
            label={t('outline.more', { title })}
            triggerClassName={utilities.iconButton ?? ''}
            align="end"
          >
            <Link to={href}>{t('outline.edit')}</Link>
            <button type="button" onClick={() => onAsk('rename')}>
              {t('outline.rename')}
            </button>
            <button type="button" onClick={() => onPreview(!isPreview)}>
              {t(isPreview ? 'outline.stopPreview' : 'outline.allowPreview')}
            </button>
            <button type="button" onClick={onDuplicate}>
              {t('outline.duplicate')}
            </button>
            <button type="button" onClick={onCopy}>
              {t('copy.open')}
            </button>
            {isLeaving && onKeep && (
              <button type="button" onClick={onKeep}>
                {t('revisions:keep')}
              </button>
            )}
            {!isLeaving && (
              <button type="button" onClick={() => onAsk('delete')}>
                {t('outline.deleteLesson')}
              </button>
            )}
          </Dropdown>
        </Row>
      )}
    </Row>
  );
}
