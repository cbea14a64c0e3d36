import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from '../theme/color-scheme.ts';
import { theme } from '../theme/components.ts';
import '../theme/mantine.css';

/** The root element's attribute is theme/color-scheme.ts's alone. */
const noRoot = () => undefined;

/**
 * Where components of Mantine may stand: every area but the public pages, whose first load has none of them. A part of
 * a public page that comes later and has one surrounds itself with this.
 */
export function MantineArea({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={useColorScheme()}
      getRootElement={noRoot}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
