/**
 * Focuses a form field by its id, or the first focusable element inside of it. For links of the submission checklist
 * and after a failed save.
 * @returns true if such an element exists
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
