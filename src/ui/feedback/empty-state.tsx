import type { ReactNode } from 'react';
import { StateFrame } from './state-frame.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** The next step, a filled button. */
  readonly action?: ReactNode;
}

/** Nothing here, for sure: with a picture and the next step. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <StateFrame icon={<BagPicture />} title={title} text={text}>
      {action}
    </StateFrame>
  );
}

/** The market bag of empty places. */
function BagPicture() {
  return (
    <svg viewBox="0 0 76 76" width="76" height="76" aria-hidden="true">
      <ellipse cx="38" cy="67" rx="24" ry="2.5" fill="#000" opacity=".1" />
      <path d="M28 28v-9a10 10 0 0 1 20 0v9" fill="none" stroke="#d1b181" strokeWidth="3.5" />
      <path d="M16 27h44l3 37a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3z" fill="#e5d3ad" />
      <path d="M51 27h9l3 37a3 3 0 0 1-3 3H49z" fill="#d4c092" />
      <circle cx="38" cy="38.5" r="3.5" fill="#d97b4f" />
      <path d="M27 53a11 11 0 0 1 22 0z" fill="#2b6a92" />
      <rect x="23" y="52.5" width="30" height="2.2" rx="1.1" fill="#2b6a92" />
    </svg>
  );
}
