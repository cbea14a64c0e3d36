import type { FragmentType } from '@apollo/client';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { IconFileImport, IconKeyboard, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useAnnouncer } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Card, Row, Stack } from '../../../ui/layout/layout.tsx';
import { dropPlace } from '../../../ui/move/places.ts';
import { type DragItem, type DropTarget, toDragItem, toDropTarget } from '../../../ui/move/use-drag.ts';
import { lessonsBefore } from '../../courses/index.ts';
import { type OutlineEditorFragment, useOutlineEditorFragment } from './outline.gen.ts';
import classes from './outline.module.css';
import type { OpenDialog } from './outline-dialogs.tsx';
import { OutlineDialogs } from './outline-dialogs.tsx';
import { OutlineImport } from './outline-import.tsx';
import { SectionCard } from './section-card.tsx';
import { type FocusTarget, type OutlineActions, useOutline } from './use-outline.ts';
import { useRemovals } from './use-removals.ts';
import type { Track } from './use-saves.ts';

/** Translates a drop into the move operations that the menu uses. */
const toMove = (
  course: OutlineEditorFragment,
  actions: OutlineActions,
  source: DragItem,
  target: DropTarget,
) => {
  const { sections } = course;
  if (source.kind === 'section') {
    const from = sections.findIndex(({ id }) => id === source.id);
    const over = sections.findIndex(({ id }) => id === target.id);
    const section = sections[from];
    const position = dropPlace(over, target.edge, from);
    if (section && over >= 0 && position !== from) void actions.moveSection(section, position);
    return;
  }
  const lesson = sections.flatMap(({ lessons }) => lessons).find(({ id }) => id === source.id);
  if (!lesson) return;
  if (target.kind === 'section') {
    void actions.moveLesson(lesson, { sectionId: target.id, position: 0 });
    return;
  }
  const section = sections.find(({ lessons }) => lessons.some(({ id }) => id === target.id));
  if (!section) return;
  const from = section.lessons.findIndex(({ id }) => id === lesson.id);
  const over = section.lessons.findIndex(({ id }) => id === target.id);
  const position = dropPlace(over, target.edge, from < 0 ? null : from);
  if (position !== from) void actions.moveLesson(lesson, { sectionId: section.id, position });
};

interface OutlineProps {
  course: OutlineEditorFragment;
  isLocked: boolean;
  /** Called with each save. */
  track: Track;
}

const Outline = ({ course, isLocked, track }: OutlineProps) => {
  const { t } = useTranslation('lessons');
  const { t: imports } = useTranslation('fileImport');
  const { announce, region } = useAnnouncer();
  const [ask, setAsk] = useState<OpenDialog | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [focusRequest, setFocusRequest] = useState<FocusTarget | null>(null);
  const focused = useRef<FocusTarget | null>(null);
  const actions = useOutline(course, announce, setFocusRequest, track);
  const removals = useRemovals(course, track);

  // A moved element keeps the focus on its move button, also in another list. A new element gets the focus on its
  // name. While a dialog is open, nothing behind it gets the focus.
  useEffect(() => {
    if (!focusRequest || focusRequest === focused.current || ask || focusRequest.since === course.sections)
      return;
    const element = document.getElementById(focusRequest.id);
    const target = element?.matches('a') ? element : element?.querySelector<HTMLElement>('button');
    if (!target) return;
    focused.current = focusRequest;
    target.focus();
  }, [focusRequest, ask, course.sections]);

  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const item = toDragItem(source.data);
          const target = toDropTarget(location.current.dropTargets[0]?.data ?? {});
          if (item && target) toMove(course, actions, item, target);
        },
      }),
    [course, actions],
  );

  const addSection = (
    <Button
      variant={course.sections.length === 0 ? 'filled' : 'default'}
      leftSection={<IconPlus size={20} aria-hidden="true" />}
      onClick={() => setAsk({ what: 'addSection' })}
    >
      {t('outline.addSection')}
    </Button>
  );
  const importOutline = (
    <Button
      variant="default"
      leftSection={<IconFileImport size={18} aria-hidden="true" />}
      onClick={() => setImporting(true)}
    >
      {imports('outline.open')}
    </Button>
  );
  const additions = (
    <>
      {addSection}
      {importOutline}
    </>
  );
  return (
    <Stack gap={4} shrink>
      {course.sections.length === 0 && (
        <Card>
          <EmptyState
            title={t('outline.emptyTitle')}
            text={t('outline.emptyText')}
            actions={isLocked ? null : additions}
          />
        </Card>
      )}
      {course.sections.map((section, index) => (
        <SectionCard
          removals={removals}
          key={section.id}
          course={course}
          section={section}
          index={index}
          before={lessonsBefore(course.sections, index)}
          actions={actions}
          isLocked={isLocked}
          onAsk={setAsk}
        />
      ))}
      {!isLocked && course.sections.length > 0 && (
        <>
          <Row wrap gap={2} shrink>
            {additions}
          </Row>
          <Row as="p" className={classes.hint} gap={2} text="xs" tone="dim" phone={{ display: 'none' }}>
            <IconKeyboard size={18} aria-hidden="true" />
            {t('outline.hint')}
          </Row>
        </>
      )}
      {region}
      {isImporting && (
        <OutlineImport courseId={course.id} track={track} onClose={() => setImporting(false)} />
      )}
      <OutlineDialogs
        course={course}
        removals={removals}
        ask={ask}
        onClose={() => setAsk(null)}
        actions={actions}
      />
    </Stack>
  );
};

interface OutlineEditorProps extends Omit<OutlineProps, 'course'> {
  course: FragmentType<OutlineEditorFragment>;
}

/** Sections and lessons of a course: add, rename, delete, and move by pointer or keyboard. */
export function OutlineEditor({ course: from, ...props }: OutlineEditorProps) {
  const course = useOutlineEditorFragment(from);
  return course ? <Outline course={course} {...props} /> : null;
}
