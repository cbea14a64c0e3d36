/** The theme's colours in e-mails, light and dark (web/src/theme). E-mail clients do not support CSS variables. */
export const colours = {
  paper: '#FBF9F5',
  surface: '#FFFFFF',
  line: '#E9E5DC',
  text: '#23211D',
  dim: '#6A645A',
  leaf: '#0B6B5D',
  onLeaf: '#FFFFFF',
} as const;

/**
 * For e-mail clients that support `prefers-color-scheme`. Others show the light colours or invert them. `!important`,
 * because inline styles take precedence over the style sheet.
 */
export const DARK = `@media (prefers-color-scheme: dark) {
.paper { background: #111614 !important; }
.surface { background: #171D1B !important; border-color: #2A332F !important; }
.text { color: #E9ECE8 !important; }
.dim { color: #A3ADA7 !important; }
.link { color: #6FCAB7 !important; }
.action { background: #4FB8A3 !important; color: #06231E !important; }
.line { border-color: #2A332F !important; }
}`;
