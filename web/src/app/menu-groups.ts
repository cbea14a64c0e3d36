import { createStore } from '../store.ts';
import { readStored, writeStored } from '../ui/browser-storage.ts';

type MenuGroups = Readonly<Record<string, boolean>>;

const KEY = 'sen.menu-groups';
const NONE: MenuGroups = {};

function load(): MenuGroups {
  const stored = readStored(KEY);
  if (typeof stored !== 'object' || stored === null) return NONE;
  return Object.fromEntries(Object.entries(stored).filter(([, isOpen]) => typeof isOpen === 'boolean'));
}

/** By name, the groups of the sidebars that the viewer has opened (true) or closed (false). */
export const menuGroups = createStore(load, NONE, [KEY]);

export function setMenuGroupOpen(name: string, isOpen: boolean): void {
  const groups = { ...load(), [name]: isOpen };
  writeStored(KEY, groups);
  menuGroups.set(groups);
}
