import type { Viewer } from './viewer.tsx';

/** The start page of a viewer, used after the sign-in if no other page was requested. */
export const getLandingPath = (user: Viewer['user']): string => {
  if (user?.administers) return '/admin';
  return user?.roles.includes('TEACHER') ? '/teacher' : '/dashboard';
};
