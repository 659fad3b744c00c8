import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryFile } from '../../../machines/stock-entry/stock-entry-types.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { keepEntryFile } from './keep-entry-file.ts';
import { useFileReason } from './views/use-file-reason.ts';

/** Keeps a file that is chosen and hands it on; why one cannot be used stays to be read until the next is chosen. */
export function useEntryFile(onKept: (file: EntryFile) => void) {
  const { i18n } = useTranslation();
  const reasonOf = useFileReason();
  const showToast = useToast();
  const { blobs } = useUserScope().journal;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isTaking, setTaking] = useState(false);
  const onFile = (file: File) => {
    setTaking(true);
    setRefusal(null);
    keepEntryFile(blobs, file)
      .then(
        (kept) => {
          if ('file' in kept) onKept(kept.file);
          else {
            const kind = file.type.startsWith('image/') ? 'photo' : null;
            const { reason } = kept;
            setRefusal(reasonOf({ reason, message: reason, details: { name: file.name } }, kind));
          }
        },
        () => showToast(i18n.t('journal.failed.title')),
      )
      .finally(() => setTaking(false));
  };
  return { onFile, refusal, isTaking };
}
