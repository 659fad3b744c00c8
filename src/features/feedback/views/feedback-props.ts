import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { feedbackMachine } from '../../../../machines/feedback/feedback-machine.ts';
import type { Speaker } from '../../speech/views/speaking.tsx';

export interface FeedbackFormProps {
  readonly feedback: ActorRefFrom<typeof feedbackMachine>;
  /** Null where the browser cannot listen. */
  readonly speaker: Speaker | null;
  /** What the app has to say about what was typed here. */
  readonly notice: ReactNode;
}
