import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** What is dragged, and over what it may be dropped. */
export interface DragItem {
  /** Of what sort it is, for instance `lesson`: says over what it may be dropped. */
  kind: string;
  id: string;
}

type Edge = 'top' | 'bottom';

/** What it is dropped beside, and on which side. */
export type DropTarget = DragItem & { edge: Edge };

/** As the drag and drop library carries it. */
type Dragged = Record<string | symbol, unknown>;

/** What is dragged; null for anything that is not ours. */
export const dragItemOf = ({ kind, id }: Dragged): DragItem | null =>
  typeof kind === 'string' && typeof id === 'string' ? { kind, id } : null;

/** What is under the pointer; null for anything that is not ours. */
export const dropTargetOf = (data: Dragged): DropTarget | null => {
  const item = dragItemOf(data);
  const { edge } = data;
  return item && (edge === 'top' || edge === 'bottom') ? { ...item, edge } : null;
};

interface DragRefs {
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
}

/** The half of an element that the pointer is over. */
const edgeAt = (element: Element, clientY: number): Edge => {
  const { top, height } = element.getBoundingClientRect();
  return clientY < top + height / 2 ? 'top' : 'bottom';
};

/**
 * Makes an element draggable by its handle, and a place to drop beside.
 * @param accepts what may be dropped here
 */
export const useDrag = (
  { row, handle }: DragRefs,
  item: DragItem,
  accepts: (dragged: DragItem) => boolean,
  isLocked: boolean,
) => {
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const { kind, id } = item;
  const takes = useEffectEvent(accepts);
  useEffect(() => {
    const element = row.current;
    if (!element || isLocked) return undefined;
    const mark = ({ self }: { self: { data: Dragged } }) => setEdge(dropTargetOf(self.data)?.edge ?? null);
    return combine(
      draggable({
        element,
        ...(handle.current && { dragHandle: handle.current }),
        getInitialData: () => ({ kind, id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => {
          const dragged = dragItemOf(source.data);
          return dragged !== null && dragged.id !== id && takes(dragged);
        },
        getData: ({ input, element: over }) => ({ kind, id, edge: edgeAt(over, input.clientY) }),
        onDragEnter: mark,
        onDrag: mark,
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    );
  }, [row, handle, kind, id, isLocked]);
  return { isDragged, edge };
};
