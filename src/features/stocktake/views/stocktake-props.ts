import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Product } from '../../../../domain/contract.ts';
import type { stocktakeMachine } from '../../../../machines/stocktake/stocktake-machine.ts';

type StocktakeActor = ActorRefFrom<typeof stocktakeMachine>;

export interface StocktakeProps {
  readonly stocktake: StocktakeActor;
}

export interface LinePhotoFormProps extends StocktakeProps {
  readonly productId: string;
}

/** A scanner over the screen, open as long as it exists. */
export type StocktakeScanner = ComponentType<{
  readonly purpose: 'stocktake';
  readonly onHit: (product: Product) => void;
  readonly onClose: () => void;
}>;

export interface StocktakeScreenProps extends StocktakeProps {
  /** The form of the photos of the product shown. */
  readonly photoForm: ComponentType<LinePhotoFormProps>;
  readonly scanner: StocktakeScanner;
  /** What the app has to say about what was counted here. */
  readonly notice: ReactNode;
}
