import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { printPath } from '../order-print/print-request.ts';
import type { OrderScreenProps } from './views/order/order-props.ts';
import { beginStep, isOffered, isOrderStep, whyNot, whyNotOffered } from './views/order/order-steps.ts';
import { translateObstacle } from '../../i18n/translate-reason.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useViewer } from '../../ui/screen-context.ts';
import { useActionLink } from '../../workflow/use-action-link.ts';

interface OrderLink extends Pick<OrderScreenProps, 'order' | 'proof'> {
  /** Shows the ways to share it. */
  readonly onShare: () => void;
}

/** Begins the step that a link to an order asks for, or says why not as its button would; at its end LINE's window closes. */
export function useOrderLink({ order, proof, onShare }: OrderLink): void {
  const { i18n } = useTranslation();
  const { roles } = useViewer();
  const showToast = useToast();
  const navigate = useNavigate();
  useActionLink(
    order,
    // A price left open by a former visit comes first.
    (snapshot) => snapshot.hasTag('editable') || snapshot.hasTag('settled'),
    (action) => {
      const standing = { order: order.getSnapshot(), proof: proof.getSnapshot(), roles };
      const { order: value } = standing.order.context;
      if (value === null) return null;
      if (action === 'share') onShare();
      if (action === 'print') void navigate(printPath([value.id], 'a4'), { replace: true });
      if (!isOrderStep(action)) return null;
      const against = isOffered(action, value)
        ? whyNot(action, standing)
        : whyNotOffered(action, value, roles);
      if (against !== undefined) {
        showToast(translateObstacle(i18n, against, value.status));
        return null;
      }
      beginStep(action, { order, proof }, value);
      return action === 'pay'
        ? { type: 'proof.accepted', orderId: value.id }
        : { type: 'order.changed', orderId: value.id, intent: action };
    },
  );
}
