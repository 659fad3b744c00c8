import type { ActorRefFrom } from 'xstate';
import type { productCoverMachine } from '../../../../machines/product-cover/product-cover-machine.ts';
import type { GridPhoto } from '../../../ui/photos/photo-tile.tsx';

/** A cover on its way, with the new picture, if it is one. */
export interface ShownCover {
  readonly cover: ActorRefFrom<typeof productCoverMachine>;
  readonly picture: GridPhoto | undefined;
}
