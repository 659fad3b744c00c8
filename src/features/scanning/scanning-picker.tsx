import { lazy } from 'react';
import type { Product } from '../../../domain/contract.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { productPickerClient } from '../product-picker/product-picker-workflow.ts';
import CodeScanner from './code-scanner.tsx';
import type { CodeScannerProps } from './code-scanner.tsx';
import { useTypedScans } from './use-typed-scans.ts';

const ProductPicker = lazy(() => import('../product-picker/product-picker.tsx'));

interface ScanningPickerProps {
  readonly onPick: (product: Product) => void;
  readonly onClose: () => void;
  /** What is chosen for; left out, "Choose product". */
  readonly title?: string;
}

/** Chooses one product: by category, by search, or by a barcode of it. */
export default function ScanningPicker(props: ScanningPickerProps) {
  return (
    <>
      <ProductPicker {...props} scanner={PickScanner} />
      <TypedIntoPicker />
    </>
  );
}

function PickScanner(props: Pick<CodeScannerProps, 'onHit' | 'onClose'>) {
  return <CodeScanner {...props} purpose="pick" />;
}

/** What a scanner types while a product is chosen is searched for there. */
function TypedIntoPicker() {
  const { actor } = useWorkflow(productPickerClient, usePerson().groupId);
  useTypedScans((code) => actor.send({ type: 'search.change', query: code }));
  return null;
}
