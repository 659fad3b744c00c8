import '@mantine/core/styles/default-css-variables.layer.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { resolveVariables, theme } from './theme.ts';

/** The colour scheme of the page is set before the first paint; Mantine follows it. */
const leaveRootAlone = () => undefined;

/** What parts made of Mantine stand in, with the app's own theme; fetched with the first of them. */
export function Mantine({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} getRootElement={leaveRootAlone}>
      {children}
    </MantineProvider>
  );
}
