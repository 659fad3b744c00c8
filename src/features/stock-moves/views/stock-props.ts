import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Product } from '../../../../domain/contract.ts';
import type { stockDialogMachine } from '../../../../machines/stock-dialog/stock-dialog-machine.ts';
import type { stockHistoryMachine } from '../../../../machines/stock-history/stock-history-machine.ts';
import type { stockLineMachine } from '../../../../machines/stock-line/stock-line-machine.ts';
import type { placeListMachine } from '../../../../machines/place-list/place-list-machine.ts';
import type { PhotoFormProps } from '../../photos/views/photo-field.tsx';

export type StockDialogActor = ActorRefFrom<typeof stockDialogMachine>;
export type StockHistoryActor = ActorRefFrom<typeof stockHistoryMachine>;
export type StockLineActor = ActorRefFrom<typeof stockLineMachine>;
export type PlaceListActor = ActorRefFrom<typeof placeListMachine>;

export interface StockSheetProps extends PhotoFormProps {
  readonly dialog: StockDialogActor;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What the app has to say: another tab was quicker, the device cannot save. */
  readonly notice: ReactNode;
  /** The field for the place of a transfer. */
  readonly places: ReactNode;
  /** What moved the stock since the count began. */
  readonly moves: ReactNode;
}

/** Where the product is known. */
export interface ShownStockProps extends StockSheetProps {
  readonly product: Product;
}
