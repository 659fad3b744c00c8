import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../domain/contract.ts';
import { mayCall } from '../../../domain/permissions.ts';
import { loadWords } from '../../i18n/i18n.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { Assignment } from './assignment.tsx';
import CodeScanner from './code-scanner.tsx';
import type { CodeScannerProps } from './code-scanner.tsx';
import ScanningPicker from './scanning-picker.tsx';
import { scanningWords } from './scanning-words.ts';
import { barcodeAssignmentClient } from './scanning-workflows.ts';

type ScanSheetProps = Omit<CodeScannerProps, 'onAssign' | 'assigning' | 'isCovered' | 'children'>;

let words: Promise<void> | null = null;

/**
 * A scanner over the screen: by the camera, by a scanner that types, and by hand. Who may gives a code that no product has to a
 * product, and goes on. Open as long as it exists: fetch it lazily, and remove it with `onClose`.
 */
export default function ScanSheet(props: ScanSheetProps) {
  words ??= loadWords(scanningWords);
  use(words);
  return <AssigningScanner {...props} />;
}

function AssigningScanner(props: ScanSheetProps) {
  const { t } = useTranslation();
  const { roles } = usePerson();
  const { directory } = useUserScope();
  const [picking, setPicking] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, Product>>>({});
  return (
    <CodeScanner
      {...props}
      onAssign={mayCall(roles, 'assignBarcode') ? setPicking : undefined}
      assigning={Object.keys(chosen)}
      isCovered={picking !== null}
    >
      <Suspense>
        {Object.entries(chosen).map(([code, product]) => (
          <Assignment
            key={code}
            purpose={props.purpose}
            code={code}
            product={product}
            onLeave={() => setChosen(({ [code]: _left, ...others }) => others)}
          />
        ))}
      </Suspense>
      {picking !== null && (
        <Suspense>
          <ScanningPicker
            title={t('scan.assignTitle', { code: picking })}
            onPick={(product) => assign(picking, product)}
            onClose={() => setPicking(null)}
          />
        </Suspense>
      )}
    </CodeScanner>
  );

  function assign(code: string, product: Product): void {
    setPicking(null);
    // A workflow that cannot be opened says so where it is shown.
    directory.open(barcodeAssignmentClient, code).then(
      (workflow) => {
        const { actor } = workflow.getStatus();
        // What was refused or could not be kept before is given up for this choice.
        if (actor.getSnapshot().can({ type: 'barcode.leave' })) actor.send({ type: 'barcode.leave' });
        actor.send({ type: 'barcode.assign', product });
      },
      () => undefined,
    );
    setChosen((before) => ({ ...before, [code]: product }));
  }
}
