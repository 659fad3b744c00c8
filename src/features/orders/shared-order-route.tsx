import { useLocation, useParams } from 'react-router-dom';
import { sharedOrderClient } from './orders-workflows.ts';
import { SharedOrderScreen } from './views/shared-order/shared-order-screen.tsx';
import { useSignedInId } from '../account/auth-context.ts';
import { useChooseLanguage } from '../account/use-choose-language.ts';
import { signInPath } from '../account/sign-in-path.ts';
import type { Language } from '../../i18n/language.ts';
import { useIsWide } from '../../ui/layout/split-view.tsx';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';

/** An order for whoever holds its link: signed out, or signed in as somebody whom it does not concern. */
export default function SharedOrderRoute() {
  const { orderId = '' } = useParams();
  const location = useLocation();
  const isSignedIn = useSignedInId() !== null;
  const order = useWorkflow(sharedOrderClient, orderId);
  const chooseLanguage = useChooseLanguage();
  useSendOnVisit(order, 'order.open');
  async function showIn(language: Language): Promise<void> {
    await chooseLanguage(language);
    // The server names the products in one language.
    order.actor.send({ type: 'language.change' });
  }
  return (
    <SharedOrderScreen
      order={order.actor}
      signInPath={isSignedIn ? null : signInPath(location)}
      isBesideList={useIsWide()}
      onLanguage={isSignedIn ? null : (language) => void showIn(language)}
    />
  );
}
