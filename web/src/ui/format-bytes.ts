const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** `345 MB` in the viewer's language. Units are powers of 1000, as for disks. */
export const formatBytes = (bytes: number, language: string): string => {
  const step = Math.min(UNITS.length - 1, bytes > 0 ? Math.floor(Math.log10(bytes) / 3) : 0);
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'vi-VN', {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
};
