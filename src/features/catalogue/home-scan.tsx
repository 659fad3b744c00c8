import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTypedScans } from '../scanning/use-typed-scans.ts';
import { ScanButton } from '../scanning/views/scan-button.tsx';

const ScanSheet = lazy(() => import('../scanning/scan-sheet.tsx'));

/** Finds a product by its barcode, and opens it. */
export default function HomeScan() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ readonly firstCode?: string } | null>(null);
  useTypedScans((firstCode) => setOpened((already) => already ?? { firstCode }));
  return (
    <>
      <ScanButton label={t('home.scan')} onClick={() => setOpened({})} />
      {opened !== null && (
        <Suspense>
          <ScanSheet
            {...opened}
            purpose="search"
            onHit={({ id }) => void navigate(`/product/${id}`)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
