import { use } from 'react';
import { authConfigOf } from '../workflow/auth-config.ts';
import { useDeviceScope } from '../workflow/scopes.ts';
import { DemoLine } from './demo-line.tsx';

/** Nobody is signed in who would say whether this is the demo: the server does. */
export function DemoWord() {
  const { platform } = useDeviceScope();
  return use(authConfigOf(platform.api))?.demo === true && <DemoLine />;
}
