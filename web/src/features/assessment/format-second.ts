import { TIME_ZONE } from '../../ui/format.ts';

/** `20:16:42` in Vietnamese time, from an ISO time. */
export const formatSecond = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(new Date(iso));
