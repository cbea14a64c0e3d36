// Runs before the first paint, so that a dark page never flashes white. A file of its own, because the
// content security policy allows no inline script.
try {
  var stored = localStorage.getItem('mantine-color-scheme-value');
  var scheme = stored === 'dark' || stored === 'auto' ? stored : 'light';
  if (scheme === 'auto') scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
} catch {
  // Storage may be closed to us; the light theme of the template stays.
}
