import { settingsVi } from './settings.vi.ts';

/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  ...settingsVi,
} as const;
