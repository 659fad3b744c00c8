import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { OrderScreenProps } from './views/order/order-props.ts';
import { beginStep, isOffered, isOrderStep, whyNot, whyNotOffered } from './views/order/order-steps.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useViewer } from '../../ui/screen-context.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { closeLineWindow } from '../../workflow/close-line-window.ts';
import { useActionLink } from '../../workflow/use-action-link.ts';
import { useWhen } from '../../workflow/use-when.ts';

/** Begins the step that a link to an order asks for, or says why not as its button would; at its end LINE's window closes. */
export function useOrderLink({ order, proof }: Pick<OrderScreenProps, 'order' | 'proof'>): void {
  const { t } = useTranslation();
  const { roles } = useViewer();
  const showToast = useToast();
  const { platform } = useDeviceScope();
  const begun = useActionLink(
    order,
    // A price left open by a former visit comes first.
    (snapshot) => snapshot.hasTag('editable') || snapshot.hasTag('settled'),
    (action) => {
      const standing = { order: order.getSnapshot(), proof: proof.getSnapshot(), roles };
      const { order: value } = standing.order.context;
      if (value === null || !isOrderStep(action)) return false;
      const against = isOffered(action, value)
        ? whyNot(action, standing)
        : whyNotOffered(action, value, roles);
      if (against === undefined) beginStep(action, { order, proof }, value);
      else showToast(t(against));
      return against === undefined;
    },
  );
  const status = useSelector(order, ({ context }) => context.order?.status);
  const isPaid = useSelector(proof, (snapshot) => snapshot.matches({ proof: 'accepted' }));
  const isDone =
    (begun === 'confirm' && status === 'confirmed') ||
    (begun === 'cancel' && status === 'cancelled') ||
    (begun === 'pay' && isPaid);
  useWhen(isDone, () => closeLineWindow(platform.line()));
}
