// Runs before the first paint: a dark page never flashes white, and whoever is signed in never sees the guest's
// buttons flash by. It stands in the page itself, allowed by its hash (build/inline-scripts.plugin.ts).
import { showStartFailed } from './start-failed.ts';

try {
  const root = document.documentElement;
  const stored = localStorage.getItem('mantine-color-scheme-value');
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = stored === 'dark' || (stored === 'auto' && prefersDark);
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  if (localStorage.getItem('accessToken')) root.setAttribute('data-member', '');
  if (localStorage.getItem('sen.visited')) root.setAttribute('data-visited', '');
  else {
    localStorage.setItem('sen.visited', '1');
    // No earlier release stored a teacher's link in a cookie of this browser (src/apollo/teacher-link.ts)
    localStorage.setItem('sen.teacherLink', '');
  }
  // The fragment that a teacher's link (/r/…) redirects to. It must be stored even if the program never loads.
  // Anyone can write an address: what is longer than a header may be would make every order fail
  const teacherLink = /^#teacher-link=([\w-]{1,512})$/.exec(location.hash)?.[1];
  if (teacherLink) {
    history.replaceState(history.state, '', location.pathname + location.search);
    localStorage.setItem('sen.teacherLink', teacherLink);
  }
} catch {
  // Storage may be closed to us; the light theme of the template stays.
}

// An empty page whose first script can't be fetched would stay white; that script can't say so.
addEventListener(
  'error',
  ({ target }) => {
    const root = document.getElementById('root');
    if (target instanceof HTMLScriptElement && root) showStartFailed(root, () => location.reload());
  },
  true,
);
