// Runs before the first paint, so that a dark page does not flash white and a signed-in viewer does not see the
// guest's buttons. It is inlined in the page and allowed by its hash (build/inline-scripts.plugin.ts).
import { showStartFailed } from './start-failed.ts';

try {
  const root = document.documentElement;
  // The second key is that of earlier releases
  const stored =
    localStorage.getItem('sen.colorScheme') ?? localStorage.getItem('mantine-color-scheme-value');
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = stored === 'dark' || (stored === 'auto' && prefersDark);
  root.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');
  if (localStorage.getItem('accessToken')) root.setAttribute('data-member', '');
  if (!localStorage.getItem('sen.visited')) {
    localStorage.setItem('sen.visited', '1');
    // No earlier release stored a teacher's link in a cookie of this browser (src/apollo/teacher-link.ts)
    localStorage.setItem('sen.teacherLink', '');
  }
  // The fragment that a teacher's link (/r/…) redirects to. It must be stored even if the app never loads. Anyone can
  // write such a URL, so the length is limited: a value that is too long for a header would make every order fail
  const teacherLink = /^#teacher-link=([\w-]{1,512})$/.exec(location.hash)?.[1];
  if (teacherLink) {
    history.replaceState(history.state, '', location.pathname + location.search);
    localStorage.setItem('sen.teacherLink', teacherLink);
  }
} catch {
  // Storage may not be available. The template's light theme is used then.
}

// If the first script of an empty page cannot be loaded, the page stays white. That script cannot report it.
addEventListener(
  'error',
  ({ target }) => {
    const root = document.getElementById('root');
    if (target instanceof HTMLScriptElement && root) showStartFailed(root, () => location.reload());
  },
  true,
);
