import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Open until it is closed or until the next navigation, for drawers with links. */
export const useOpenUntilNavigation = (): [isOpen: boolean, setOpen: (isOpen: boolean) => void] => {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const setOpen = useCallback((isOpen: boolean) => setOpenAt(isOpen ? key : null), [key]);
  return [openAt === key, setOpen];
};
