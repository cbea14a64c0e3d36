import type { Viewer } from './viewer.tsx';

/** Where a person's own work begins: after signing in, when no page was asked for. */
export const landingOf = (user: Viewer['user']): string => {
  if (user?.administers) return '/admin';
  return user?.roles.includes('TEACHER') ? '/teacher' : '/dashboard';
};
