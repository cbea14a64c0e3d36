import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { scales } from './scales.ts';

const tuple = (colours: readonly string[]) => colours as unknown as MantineColorsTuple;

/** The Mantine theme. Component defaults are in components.ts, so that Node can load this file. */
export const theme = createTheme({
  colors: {
    leaf: tuple(scales.leaf),
    lotus: tuple(scales.lotus),
    gray: tuple(scales.sand),
    dark: tuple(scales.pond),
    clay: tuple(scales.clay),
  },
  primaryColor: 'leaf',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  white: '#FFFFFF',
  black: '#23211D',
  fontFamily:
    "'Be Vietnam Pro', 'Be Vietnam Pro Fallback', 'Be Vietnam Pro Roboto', system-ui, -apple-system, 'Segoe UI', sans-serif",
  defaultRadius: 'md',
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: { xs: '13px', sm: '14px', md: '16px', lg: '18px', xl: '22px' },
  lineHeights: { xs: '20px', sm: '20px', md: '24px', lg: '28px', xl: '30px' },
  headings: {
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '36px', lineHeight: '46px' },
      h2: { fontSize: '28px', lineHeight: '36px' },
      h3: { fontSize: '22px', lineHeight: '30px' },
      h4: { fontSize: '18px', lineHeight: '26px', fontWeight: '600' },
    },
  },
  shadows: { xs: 'var(--shadow-1)', md: 'var(--shadow-2)', xl: 'var(--shadow-3)' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
