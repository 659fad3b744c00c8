import type { ComponentProps } from 'react';
import type { KeptPhoto } from '../../domain/photos/photos.ts';
import { PhotoNotices } from '../../src/features/photos/views/photo-notices.tsx';

export const sentPhoto: KeptPhoto = {
  blobId: 'slip',
  fileName: 'slip.jpg',
  sha256: 'content',
  status: 'sent',
  filepath: '/api/files/slip.webp',
  problem: null,
  usedFor: [],
};

export const failedPhoto: KeptPhoto = { ...sentPhoto, status: 'failed', filepath: null };

/** Notices about photos that cannot be removed; `given` replaces properties. */
export function TestPhotoNotices(given: Partial<ComponentProps<typeof PhotoNotices>>) {
  return (
    <PhotoNotices
      photos={[failedPhoto]}
      shown={[]}
      limit={5}
      isTooMany={false}
      isRepeated={false}
      isMissing={false}
      onRetry={() => undefined}
      onRemove={undefined}
      {...given}
    />
  );
}
