import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import type { Paper } from './print-request.ts';

const PrintChoice = lazy(() => import('./print-choice.tsx'));

interface PrintOutsideButtonProps {
  readonly orderIds: readonly string[];
  readonly paper: Paper;
}

/** Offers to print these orders in the phone's own browser, where nobody is signed in. */
export function PrintOutsideButton({ orderIds, paper }: PrintOutsideButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        look="tonal"
        height={44}
        onClick={() => {
          setIsOpen(true);
          setWasOpened(true);
        }}
      >
        {t('orderPrint.link.open')}
      </Button>
      <Suspense>
        {wasOpened && (
          <PrintChoice orderIds={orderIds} paper={paper} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
