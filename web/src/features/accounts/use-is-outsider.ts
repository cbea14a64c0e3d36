import { useSiteMode } from '../../i18n/use-site-mode.ts';
import { useViewer } from './viewer.tsx';

/** True if the viewer is not known to be a member of a members-only site. */
export const useIsOutsider = (): boolean => {
  const { isMembersOnly } = useSiteMode();
  const { state } = useViewer();
  return isMembersOnly && state !== 'member';
};
