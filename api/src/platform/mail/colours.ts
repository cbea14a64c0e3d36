/** The house's colours that mails use, light and dark (web/src/theme); mail programs know no variables. */
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
 * For programs that obey `prefers-color-scheme`; the others show the light colours or make their own dark ones.
 * Inline styles win over a sheet, hence the `!important`.
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
