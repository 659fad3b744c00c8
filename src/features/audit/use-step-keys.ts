import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { auditMachine } from '../../../machines/audit/audit-machine.ts';

const steps = {
  ArrowRight: 'step.next',
  ArrowLeft: 'step.back',
  Home: 'step.first',
  End: 'step.last',
} as const;

/** Lets the arrow keys step through a trail, wherever the focus is but in a field. */
export function useStepKeys(audit: ActorRefFrom<typeof auditMachine>): void {
  useEffect(() => {
    function hear(event: KeyboardEvent): void {
      const isTyping =
        event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      const isMeant = !isTyping && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      const type = steps[event.key as keyof typeof steps] as (typeof steps)[keyof typeof steps] | undefined;
      if (!isMeant || type === undefined || !audit.getSnapshot().can({ type })) return;
      event.preventDefault();
      audit.send({ type });
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [audit]);
}
