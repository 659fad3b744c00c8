import { NothingOpenedScreen } from './views/order-home/order-home-screen.tsx';
import { useIsWide } from '../../ui/layout/split-view.tsx';
import OrderHomeRoute from './order-home-route.tsx';

/** The list on a phone; on a wide screen, where it is at the left already, the place for a record. */
export default function RecordListRoute() {
  return useIsWide() ? <NothingOpenedScreen /> : <OrderHomeRoute />;
}
