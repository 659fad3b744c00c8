import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import { isPointerFine } from '../../../../ui/layout/pointer.ts';
import type { ProofProps } from '../payment-props.ts';
import { ProofQuestion } from './proof-question.tsx';
import { ProofFooter } from './proof-footer.tsx';

const ProofForm = lazy(() => import('./proof-form.tsx').then((module) => ({ default: module.ProofForm })));

/** The proof of payment. One that is on its way can be put aside; it goes on by itself, and comes back when it needs the person. */
export function ProofSheet(props: ProofProps) {
  const { proof } = props;
  const { t } = useTranslation();
  const isOpen = useSelector(
    proof,
    (snapshot) => !snapshot.matches({ proof: 'closed' }) && !snapshot.hasTag('settled'),
  );
  const mayClose = useSelector(proof, (snapshot) => snapshot.can({ type: 'proof.close' }));
  const [isAside, setAside] = useState(false);
  if (isAside && (!isOpen || mayClose)) setAside(false);
  return (
    <>
      <BottomSheet
        name="proof"
        opened={isOpen && !isAside}
        title={t('proof.title')}
        isForm
        focusesField={isPointerFine()}
        footer={<ProofFooter {...props} />}
        onClose={() => (mayClose ? proof.send({ type: 'proof.close' }) : setAside(true))}
      >
        <Suspense>
          <ProofForm {...props} />
        </Suspense>
      </BottomSheet>
      <ProofQuestion proof={proof} />
    </>
  );
}
