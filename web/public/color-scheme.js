// Runs before the first paint: a dark page never flashes white, and whoever is signed in never sees the guest's
// buttons flash by. A file of its own, because the content security policy allows no inline script.
(() => {
  try {
    const root = document.documentElement;
    const stored = localStorage.getItem('mantine-color-scheme-value');
    const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const isDark = stored === 'dark' || (stored === 'auto' && prefersDark);
    root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
    if (localStorage.getItem('accessToken')) root.setAttribute('data-member', '');
  } catch {
    // Storage may be closed to us; the light theme of the template stays.
  }
})();
