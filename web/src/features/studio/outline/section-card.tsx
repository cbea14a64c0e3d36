import { IconDots, IconGripVertical, IconPencil } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Dropdown } from '../../../ui/dropdown.tsx';
import { useFormat } from '../../../ui/format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Heading, Row, Text } from '../../../ui/layout/layout.tsx';
import { MoveMenu } from '../../../ui/move/move-menu.tsx';
import { useDrag } from '../../../ui/move/use-drag.ts';
import { Tag } from '../../../ui/tag.tsx';
import utilities from '../../../ui/utilities.module.css';
import { LessonRow } from './lesson-row.tsx';
import type { OutlineEditorFragment } from './outline.gen.ts';
import classes from './outline.module.css';
import type { OpenDialog } from './outline-dialogs.tsx';
import type { OutlineSection } from './outline-moves.ts';
import { SectionAdditions } from './section-additions.tsx';
import type { OutlineActions } from './use-outline.ts';
import type { Removals } from './use-removals.ts';

interface SectionCardProps {
  course: OutlineEditorFragment;
  section: OutlineSection;
  index: number;
  /** Number of lessons in the sections before. */
  before: number;
  actions: OutlineActions;
  removals: Removals;
  isLocked: boolean;
  onAsk: (ask: OpenDialog) => void;
}

export function SectionCard({
  course,
  section,
  index,
  before,
  actions,
  removals,
  isLocked,
  onAsk,
}: SectionCardProps) {
  const { t } = useTranslation('lessons');
  const { t: revised } = useTranslation('revisions');
  const { counted, duration } = useFormat();
  const card = useRef<HTMLElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const number = index + 1;
  const isLeaving = removals.isLeaving(section.id);
  const isEmpty = section.lessons.length === 0;
  const { isDragged, edge } = useDrag(
    { row: card, handle },
    { kind: 'section', id: section.id },
    ({ kind }) => kind === 'section' || (kind === 'lesson' && isEmpty),
    isLocked,
  );
  const getLength = (id: string) => course.sections.find((each) => each.id === id)?.lessons.length ?? 0;
  const otherSections = course.sections.flatMap(({ id, title }, place) =>
    id === section.id ? [] : [{ id, label: t('outline.section', { number: place + 1, title }) }],
  );
  return (
    <Box
      as="section"
      ref={card}
      className={classes.section}
      bg="surface"
      radius="lg"
      shadow="1"
      position="relative"
      aria-labelledby={`section-${section.id}`}
      data-dragged={isDragged || undefined}
      data-edge={edge ?? undefined}
    >
      <Row className={classes.sectionHead} gap={3} minH={18} py={3} pl={4} pr={3}>
        {!isLocked && (
          <span
            ref={handle}
            className={classes.handle}
            title={t('outline.drag', { title: section.title })}
            aria-hidden="true"
          >
            <IconGripVertical size={18} />
          </span>
        )}
        <Box grow shrink>
          <Heading level={2} id={`section-${section.id}`} text="md" weight={600}>
            {t('outline.section', { number, title: section.title })}
          </Heading>
          <Text text="xs" tone="dim">
            {counted('lessons', section.lessonCount)} · {duration(section.durationSec)}
          </Text>
        </Box>
        {isLeaving && <Tag tone="warn">{revised('leaving')}</Tag>}
        {!isLocked && (
          <Row className={classes.tools} align="stretch" rigid>
            <IconButton
              className={utilities.notPhone}
              aria-label={t('outline.renameSection', { number })}
              onClick={() => onAsk({ what: 'renameSection', section })}
            >
              <IconPencil size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
            <MoveMenu
              id={section.id}
              label={t('outline.move', { title: section.title })}
              where={t('outline.moveSectionWhere', { number, all: course.sections.length })}
              index={index}
              length={course.sections.length}
              onMove={(position) => void actions.moveSection(section, position)}
            />
            <Dropdown
              trigger={<IconDots size={20} aria-hidden="true" />}
              label={t('outline.more', { title: section.title })}
              triggerClassName={utilities.iconButton ?? ''}
              align="end"
            >
              <button type="button" onClick={() => onAsk({ what: 'renameSection', section })}>
                {t('outline.rename')}
              </button>
              <button
                type="button"
                onClick={() =>
                  onAsk({ what: 'copy', item: { kind: 'section', id: section.id, title: section.title } })
                }
              >
                {t('copy.open')}
              </button>
              {isLeaving ? (
                <button type="button" onClick={() => void removals.keep(section).catch(() => undefined)}>
                  {revised('keep')}
                </button>
              ) : (
                <button type="button" onClick={() => onAsk({ what: 'deleteSection', section })}>
                  {t('outline.deleteSection')}
                </button>
              )}
            </Dropdown>
          </Row>
        )}
      </Row>
      {isEmpty ? (
        <Text px={4} py={5} text="sm" tone="dim" textAlign="center" borderTop>
          {t('outline.emptySection')}
        </Text>
      ) : (
        <ol>
          {section.lessons.map((lesson, place) => (
            <LessonRow
              key={lesson.id}
              courseId={course.id}
              lesson={lesson}
              place={{
                number: before + place + 1,
                index: place,
                length: section.lessons.length,
                otherSections,
              }}
              isLocked={isLocked}
              isLeaving={isLeaving || removals.isLeaving(lesson.id)}
              onKeep={isLeaving ? undefined : () => void removals.keep(lesson).catch(() => undefined)}
              onMove={(position) => void actions.moveLesson(lesson, { sectionId: section.id, position })}
              onSection={(sectionId) =>
                void actions.moveLesson(lesson, { sectionId, position: getLength(sectionId) })
              }
              onAsk={(what) => onAsk({ what: what === 'rename' ? 'renameLesson' : 'deleteLesson', lesson })}
              onCopy={() =>
                onAsk({ what: 'copy', item: { kind: 'lesson', id: lesson.id, title: lesson.title } })
              }
              onDuplicate={() => void actions.duplicateLesson(lesson).catch(() => undefined)}
              onPreview={(isPreview) => void actions.setPreview(lesson, isPreview).catch(() => undefined)}
            />
          ))}
        </ol>
      )}
      {!isLocked && (
        <SectionAdditions
          courseId={course.id}
          section={section}
          number={number}
          dropAreaRef={card}
          onAdd={(kind) => onAsk({ what: 'addLesson', section, kind })}
        />
      )}
    </Box>
  );
}
