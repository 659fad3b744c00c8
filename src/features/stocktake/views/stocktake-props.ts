import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Table } from '../../../../domain/sheets/workbook.ts';
import type { stocktakeMachine } from '../../../../machines/stocktake/stocktake-machine.ts';

type StocktakeActor = ActorRefFrom<typeof stocktakeMachine>;

export interface StocktakeProps {
  readonly stocktake: StocktakeActor;
}

export interface LinePhotoFormProps extends StocktakeProps {
  readonly productId: string;
}

export interface StocktakeScreenProps extends StocktakeProps {
  /** The form of the photos of the product shown. */
  readonly photoForm: ComponentType<LinePhotoFormProps>;
  readonly onScan: () => void;
  /** Chooses a product that has no code to scan. */
  readonly onChoose: () => void;
  /** What the app has to say about what was counted here. */
  readonly notice: ReactNode;
  /** Saves a sheet of what is counted and not recorded yet. */
  readonly onSave: (table: Table) => void;
  /** What becomes of that sheet. */
  readonly sheetStatus: ReactNode;
}
