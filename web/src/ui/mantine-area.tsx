import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from '../theme/color-scheme.ts';
import { theme } from '../theme/components.ts';
import '../theme/mantine.css';

/** Only theme/color-scheme.ts sets the attribute of the root element. */
const noRoot = () => undefined;

/**
 * Required around Mantine's components. Public pages load without them, so a lazily loaded part of a public page that
 * uses them needs its own `MantineArea`.
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
