import { IconScan } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import type { ComponentType, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../domain/contract.ts';
import { maxSearchLength } from '../../../../domain/limits.ts';
import type { Viewer } from '../../../../domain/products/prices.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { focusFirst, isPointerFine } from '../../../ui/layout/pointer.ts';
import { statePath } from '../../../ui/layout/state-path.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { PickerBody } from './picker-body.tsx';
import type { PickerActor } from './picker-props.ts';
import styles from './product-picker.module.css';

/** The name of its entry in the history. */
export const pickerSheet = 'product-picker';

interface ProductPickerSheetProps {
  readonly picker: PickerActor;
  readonly opened: boolean;
  readonly title: string | undefined;
  readonly scanner:
    | ComponentType<{
        readonly onHit: (product: Product, code: string) => void;
        readonly onClose: () => void;
      }>
    | undefined;
  readonly buyer: Viewer | undefined;
  readonly onPick: (product: Product) => void;
  readonly onClose: () => void;
}

/** All products, to choose one of them: by category, by search, or by its barcode. */
export function ProductPickerSheet(props: ProductPickerSheetProps) {
  const { picker, opened, title, scanner: Scanner, buyer, onPick, onClose } = props;
  const { t } = useTranslation();
  const [isScanning, setScanning] = useState(false);
  const query = useSelector(picker, ({ context }) => context.query);
  const state = useSelector(picker, ({ value }) => statePath(value));
  const isFocused = isPointerFine();
  return (
    <BottomSheet
      name={pickerSheet}
      opened={opened}
      title={title ?? t('picker.title')}
      isTall
      focusesField={isFocused}
      onClose={onClose}
    >
      <div role="presentation" className={styles.picker} data-picker-state={state} onKeyDown={walk}>
        <div className={styles.search} ref={isFocused ? focusFirst : undefined}>
          <SearchField
            value={query}
            placeholder={t('picker.search')}
            maxLength={maxSearchLength}
            onChange={(text) => picker.send({ type: 'search.change', query: text })}
          />
          {Scanner !== undefined && (
            <IconButton
              className={styles.scan}
              label={t('picker.scan')}
              icon={<IconScan size={22} aria-hidden="true" />}
              onClick={() => setScanning(true)}
            />
          )}
        </div>
        <PickerBody picker={picker} buyer={buyer} onPick={onPick} />
      </div>
      {Scanner !== undefined && isScanning && (
        <Suspense>
          <Scanner
            onHit={(product) => {
              setScanning(false);
              onPick(product);
            }}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      )}
    </BottomSheet>
  );
}

/** Up and down go through the products, from the search too. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const products = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-product]')];
  const at = products.findIndex((product) => product === document.activeElement);
  const isSearch = document.activeElement instanceof HTMLInputElement;
  if (at === -1 && !(isSearch && step === 1)) return;
  event.preventDefault();
  const next = products[at + step];
  if (next !== undefined) next.focus();
  else if (step === -1) event.currentTarget.querySelector('input')?.focus();
}
