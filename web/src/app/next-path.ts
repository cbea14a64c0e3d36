/** Where to go after signing in: a path of our own, never another site (`//evil`, `/\evil`, `https:`). */
export const nextPath = (value: string | null, otherwise: string): string => {
  if (!value?.startsWith('/') || value.startsWith('//') || value.includes('\\')) return otherwise;
  try {
    const here = 'http://sen.invalid';
    const url = new URL(value, here);
    return url.origin === here ? `${url.pathname}${url.search}${url.hash}` : otherwise;
  } catch {
    return otherwise;
  }
};
