import { DemoBanner } from '../ui/feedback/demo-banner.tsx';

/** The line above a screen that says that this is the demo. */
export function DemoLine() {
  return (
    <aside data-top-line>
      <DemoBanner />
    </aside>
  );
}
