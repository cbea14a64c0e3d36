import { type ComponentType, lazy, Suspense } from 'react';
import { getI18n } from 'react-i18next';
import { useViewer } from '../features/accounts/viewer.tsx';
import { loadNamespaces } from '../i18n/i18n.ts';
import classes from './bell-slot.module.css';

const Nothing = () => null;

/** Comes after the page: nobody's first look waits for it, and without it the page still works. */
const Bell = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const [{ Bell: Loaded }] = await Promise.all([
      import('../features/support/bell.tsx'),
      loadNamespaces(getI18n(), ['support']),
    ]);
    return { default: Loaded };
  } catch {
    return { default: Nothing };
  }
});

/** Where the bell stands for whoever is signed in; its space is kept from the first paint on. */
export function BellSlot() {
  const { state } = useViewer();
  return (
    <span className={classes.slot}>
      {state === 'member' && (
        <Suspense>
          <Bell />
        </Suspense>
      )}
    </span>
  );
}
