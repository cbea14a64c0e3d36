/**
 * Puts the focus on a field of the form by its id, or on the first thing inside that takes it; returns whether there
 * was one. Used by the links of the submit gate and after a save that was refused.
 */
export const focusField = (id: string): boolean => {
  const found = document.getElementById(id);
  if (!found) return false;
  const inside = found.matches('input,select,textarea,button,[contenteditable]')
    ? found
    : found.querySelector<HTMLElement>('input,select,textarea,[contenteditable],button');
  const target = (inside ?? found) as HTMLElement;
  target.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'center' });
  return true;
};
