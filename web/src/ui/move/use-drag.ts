import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** A dragged item or a drop target. */
export interface DragItem {
  /** For instance `lesson`. It decides where the item may be dropped. */
  kind: string;
  id: string;
}

type Edge = 'top' | 'bottom';

/** The item next to which it is dropped, and the side. */
export type DropTarget = DragItem & { edge: Edge };

/** The data of the drag and drop library. */
type Dragged = Record<string | symbol, unknown>;

/** The dragged item; null for data of other sources. */
export const toDragItem = ({ kind, id }: Dragged): DragItem | null =>
  typeof kind === 'string' && typeof id === 'string' ? { kind, id } : null;

/** The drop target below the pointer; null for data of other sources. */
export const toDropTarget = (data: Dragged): DropTarget | null => {
  const item = toDragItem(data);
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
 * Makes an element draggable by its handle and a drop target.
 * @param accepts whether an item may be dropped here
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
  const canAccept = useEffectEvent(accepts);
  useEffect(() => {
    const element = row.current;
    if (!element || isLocked) return undefined;
    const showEdge = ({ self }: { self: { data: Dragged } }) =>
      setEdge(toDropTarget(self.data)?.edge ?? null);
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
          const dragged = toDragItem(source.data);
          return dragged !== null && dragged.id !== id && canAccept(dragged);
        },
        getData: ({ input, element: over }) => ({ kind, id, edge: edgeAt(over, input.clientY) }),
        onDragEnter: showEdge,
        onDrag: showEdge,
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    );
  }, [row, handle, kind, id, isLocked]);
  return { isDragged, edge };
};
