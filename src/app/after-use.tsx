import { CartProjection } from '../features/cart/cart-projection.tsx';
import { useUserScope } from '../workflow/scopes.ts';
import { PullLists } from './pull-lists.tsx';

/** What nobody needs before they have touched something. */
export default function AfterUse() {
  return (
    <>
      <PullLists directory={useUserScope().directory} />
      <CartProjection />
    </>
  );
}
