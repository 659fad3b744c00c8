import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmSheet } from '../sheets/confirm-sheet.tsx';
import { PhotoPreview } from './photo-preview.tsx';

interface RemovablePhotoPreviewProps {
  readonly name: string;
  readonly photos: readonly string[];
  readonly at: number | null;
  readonly onMove: (at: number | null) => void;
  /** Removes the photo that the person agreed to lose; absent while none may be removed. */
  readonly onRemove: ((at: number) => void) | undefined;
}

/** A photo preview that asks before it removes one. */
export function RemovablePhotoPreview({ onRemove, ...preview }: RemovablePhotoPreviewProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<number | null>(null);
  const ask = (at: number) => {
    // The preview covers the page and every sheet on it, so it makes room for the question.
    preview.onMove(null);
    setAsked(at);
  };
  return (
    <>
      {/* Before the question: the sheet that closes has to leave the history before the next one enters it. */}
      <PhotoPreview {...preview} onRemove={onRemove === undefined ? undefined : ask} />
      <ConfirmSheet
        name={`${preview.name}-removal`}
        opened={asked !== null}
        title={t('photo.removeTitle')}
        action={t('photo.remove')}
        destructive
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked !== null) onRemove?.(asked);
        }}
      />
    </>
  );
}
