import { use, useEffect } from 'react';
import type { ComponentType } from 'react';
import type { Product } from '../../../domain/contract.ts';
import type { Viewer } from '../../../domain/products/prices.ts';
import { loadWords } from '../../i18n/i18n.ts';
import { useSheetLife } from '../../ui/sheets/use-sheet-life.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { productPickerClient } from './product-picker-workflow.ts';
import { productPickerWords } from './product-picker-words.ts';
import { pickerSheet, ProductPickerSheet } from './views/product-picker-sheet.tsx';

/** A scanner that somebody hands to the picker: the picker itself knows none, since the scanner opens it. */
type Scanner = ComponentType<{
  readonly onHit: (product: Product, code: string) => void;
  readonly onClose: () => void;
}>;

interface ProductPickerProps {
  /** One product was chosen; the picker has left the page. `onClose` does not come then. */
  readonly onPick: (product: Product) => void;
  /** It was closed without a choice, and has left the page. */
  readonly onClose: () => void;
  /** The customer group for which products are priced; left out, the one that the person works for. */
  readonly groupId?: string;
  /** Who orders what is chosen: their price is shown, and what can be promised; left out, what is on hand. */
  readonly buyer?: Viewer;
  /** What is chosen for; left out, "Choose product". */
  readonly title?: string;
  /** Searched for at first; when it is left, what was searched before is again. Left out, the picker keeps its place. */
  readonly search?: string;
  /** Offered beside the search. */
  readonly scanner?: Scanner;
}

let words: Promise<void> | null = null;

/** Chooses one product, by category or search. Open as long as it exists: fetch it lazily, and remove it at either end. */
export default function ProductPicker(props: ProductPickerProps) {
  words ??= loadWords(productPickerWords);
  use(words);
  return <OpenedPicker {...props} />;
}

function OpenedPicker({ onPick, onClose, groupId, buyer, title, search, scanner }: ProductPickerProps) {
  const ownGroupId = usePerson().groupId;
  const { actor } = useWorkflow(productPickerClient, groupId ?? ownGroupId);
  useEffect(() => {
    if (search === undefined) return undefined;
    const { query: before } = actor.getSnapshot().context;
    actor.send({ type: 'search.change', query: search });
    return () => actor.send({ type: 'search.change', query: before });
  }, [actor, search]);
  const { opened, close } = useSheetLife<Product>(pickerSheet, (product) =>
    product === null ? onClose() : onPick(product),
  );
  return (
    <ProductPickerSheet
      picker={actor}
      opened={opened}
      title={title}
      scanner={scanner}
      buyer={buyer}
      onPick={close}
      onClose={() => close(null)}
    />
  );
}
