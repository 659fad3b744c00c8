import type { ReactNode } from 'react';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { lineProfileClient } from './line-profile-workflow.ts';
import { LineCardView } from './views/line-card-view.tsx';

export default function ShownLineCard({ children }: { readonly children?: ReactNode }) {
  return <LineCardView profile={useWorkflow(lineProfileClient, 'device').actor}>{children}</LineCardView>;
}
