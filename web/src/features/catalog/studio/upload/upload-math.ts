/** Seconds until the rest is sent at the pace so far; null while too little is known to say. */
export const secondsLeft = (task: {
  size: number;
  sent: number;
  from: number;
  ms: number;
}): number | null => {
  const { size, sent, from, ms } = task;
  if (ms < 2_000 || sent <= from) return null;
  return Math.ceil(((size - sent) * ms) / (sent - from) / 1000);
};

/** Whole per cent, 100 only when all is sent. */
export const percentOf = (sent: number, size: number): number =>
  size > 0 ? Math.floor((sent / size) * 100) : 0;

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** `345 MB` in the viewer's language; thousands, as disks count. */
export const formatBytes = (bytes: number, language: string): string => {
  const step = Math.min(UNITS.length - 1, bytes > 0 ? Math.floor(Math.log10(bytes) / 3) : 0);
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'vi-VN', {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
};
