import type { ListActor } from './list-actor.ts';
import type { OrderHomeScreenProps } from '../../orders/views/order-home/order-home-props.ts';

/** What a list can be asked for, a sheet each. */
export type ListSheet = 'period' | 'status' | 'search' | 'sort';

/** The screen with the one of its lists that is shown. */
export interface ListProps extends OrderHomeScreenProps {
  readonly list: ListActor;
}
