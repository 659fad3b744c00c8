import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useScanner } from '../scanning/use-scanner.ts';
import { ScanButton } from '../scanning/views/scan-button.tsx';

const ScanSheet = lazy(() => import('../scanning/scan-sheet.tsx'));

/** Finds a product by its barcode, and opens it. */
export default function HomeScan() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const scanner = useScanner();
  return (
    <>
      <ScanButton label={t('home.scan')} onClick={scanner.open} />
      {scanner.opening !== null && (
        <Suspense>
          <ScanSheet
            key={scanner.opening.id}
            codes={scanner.opening.codes}
            purpose="search"
            onHit={({ id }) => void navigate(`/product/${id}`)}
            onClose={scanner.close}
          />
        </Suspense>
      )}
    </>
  );
}
