import { Suspense, use, useState } from 'react';
import type { Shop } from '../../../domain/contract.ts';
import { readData } from '../../api/read-operation.ts';
import { SkeletonList } from '../../ui/feedback/skeleton-list.tsx';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { AboutScreen, ShopCard } from './views/about-screen.tsx';

/** Milliseconds after which the server counts as unreachable. */
const patienceMs = 5000;

export default function AboutRoute() {
  const { api } = useDeviceScope().platform;
  const read = () => readData(api, 'shop', {}, AbortSignal.timeout(patienceMs)).catch(() => null);
  const [reading, setReading] = useState(read);
  return (
    <AboutScreen>
      <Suspense fallback={<SkeletonList of="rows" count={2} />}>
        <OwnShop reading={reading} onRetry={() => setReading(read())} />
      </Suspense>
    </AboutScreen>
  );
}

interface OwnShopProps {
  /** What the shop says of itself; null where nothing was answered. */
  readonly reading: Promise<Shop | null>;
  readonly onRetry: () => void;
}

function OwnShop({ reading, onRetry }: OwnShopProps) {
  return <ShopCard shop={use(reading)} onRetry={onRetry} />;
}
