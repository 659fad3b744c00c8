import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Category } from '../../../../domain/contract.ts';
import type { EntryProduct } from '../../../../domain/stock-entry/entry-rows.ts';
import type { stockEntryMachine } from '../../../../machines/stock-entry/stock-entry-machine.ts';
import type { TypedRule } from './review/price-rule.ts';

export interface EntryProps {
  readonly entry: ActorRefFrom<typeof stockEntryMachine>;
}

/** How a file is chosen. */
export interface ChooseFileProps {
  readonly onFile: (file: File) => void;
  /** Why the file that was chosen cannot be used; null where it can. */
  readonly refusal: string | null;
  /** Whether a chosen file is still being made ready. */
  readonly isTaking: boolean;
}

export interface EntryPickerProps {
  readonly title: string;
  /** Searched for at first. */
  readonly search: string;
  readonly onPick: (product: EntryProduct, categoryId: string) => void;
  readonly onClose: () => void;
}

/** What was chosen the last time for rows that missed a category and a selling price. */
export interface EntryChoice {
  /** Of the third level; empty for none. */
  readonly categoryId: string;
  readonly rule: Pick<TypedRule, 'kind' | 'percent'>;
}

export interface ReviewProps extends EntryProps {
  readonly tree: readonly Category[];
  /** The address of the photo on this device; null where there is none. */
  readonly photo: string | null;
  readonly picker: ComponentType<EntryPickerProps>;
  readonly notice: ReactNode;
  /** Null where nothing was chosen yet. */
  readonly lastChoice: EntryChoice | null;
  readonly onChoice: (choice: EntryChoice) => void;
}

export interface EntryScreenProps extends ReviewProps, ChooseFileProps {
  /** How much of the file is up. */
  readonly percent: number;
  /** How many pages of it were read; null while nobody knows. */
  readonly readPages: { readonly page: number; readonly pages: number } | null;
  /** Sends the file as it is shown. */
  readonly onAccept: () => void;
}
