import { currentBranding, getLook } from '../branding/branding.ts';

/** The brand's colours in e-mails, light and dark. E-mail clients do not support CSS variables. */
export function mailColours() {
  const { light, dark } = getLook(currentBranding()).palette.roles;
  const pick = (values: Readonly<Record<string, string>>) => ({
    paper: values.paper!,
    surface: values.surface!,
    line: values.line!,
    text: values.text!,
    dim: values.dim!,
    link: values.link!,
    primary: values.primary!,
    onPrimary: values['on-primary']!,
  });
  return { light: pick(light), dark: pick(dark) };
}

/**
 * For e-mail clients that support `prefers-color-scheme`. Others show the light colours or invert them. `!important`,
 * because inline styles take precedence over the style sheet.
 */
export const darkStyles = (): string => {
  const { dark } = mailColours();
  return `@media (prefers-color-scheme: dark) {
.paper { background: ${dark.paper} !important; }
.surface { background: ${dark.surface} !important; border-color: ${dark.line} !important; }
.text { color: ${dark.text} !important; }
.dim { color: ${dark.dim} !important; }
.link { color: ${dark.link} !important; }
.action { background: ${dark.primary} !important; color: ${dark.onPrimary} !important; }
.line { border-color: ${dark.line} !important; }
}`;
};
