// Runs before the first paint: a dark page never flashes white, and whoever is signed in never sees the guest's
// buttons flash by. A file of its own, because the content security policy allows no inline script.
try {
  var root = document.documentElement;
  var stored = localStorage.getItem('mantine-color-scheme-value');
  var scheme = stored === 'dark' || stored === 'auto' ? stored : 'light';
  if (scheme === 'auto') scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-mantine-color-scheme', scheme);
  if (localStorage.getItem('accessToken')) root.setAttribute('data-member', '');
} catch {
  // Storage may be closed to us; the light theme of the template stays.
}
