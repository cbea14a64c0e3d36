import { dropTargetForExternal } from '@atlaskit/pragmatic-drag-and-drop/adapter/drop-target-for-external';
import { monitorForExternal } from '@atlaskit/pragmatic-drag-and-drop/adapter/monitor-for-external';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { containsFiles } from '@atlaskit/pragmatic-drag-and-drop/utils/contains-files';
import { getFiles } from '@atlaskit/pragmatic-drag-and-drop/utils/get-files';
import { preventUnhandled } from '@atlaskit/pragmatic-drag-and-drop/utils/prevent-unhandled';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Accepts files that are dropped on an element. Elsewhere a drop is ignored instead of replacing the page. */
export const useFileDrop = (
  target: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
  isLocked: boolean,
): { isOver: boolean } => {
  const [isOver, setOver] = useState(false);
  const onDropped = useEffectEvent(onFiles);
  useEffect(() => {
    const element = target.current;
    if (!element || isLocked) return undefined;
    return combine(
      monitorForExternal({
        canMonitor: containsFiles,
        onDragStart: () => preventUnhandled.start(),
        onDrop: () => preventUnhandled.stop(),
      }),
      dropTargetForExternal({
        element,
        canDrop: containsFiles,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          onDropped(getFiles({ source }));
        },
      }),
    );
  }, [target, isLocked]);
  return { isOver };
};
