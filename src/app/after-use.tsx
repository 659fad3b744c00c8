import { CartProjection } from '../features/cart/cart-projection.tsx';
import { useUserScope } from '../workflow/scopes.ts';
import { LiveChanges } from './live/live-changes.ts';
import { PullLists } from './pull-lists.tsx';

/** What nobody needs before they have touched something, or looked for a while. */
export default function AfterUse() {
  return (
    <>
      <PullLists directory={useUserScope().directory} />
      <CartProjection />
      <LiveChanges />
    </>
  );
}
