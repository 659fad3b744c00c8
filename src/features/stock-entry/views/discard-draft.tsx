import { IconFileX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmSheet } from '../../../ui/sheets/confirm-sheet.tsx';
import type { EntryProps } from './entry-props.ts';

/** Gives the draft up, and asks before. */
export function DiscardDraft({ entry }: EntryProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        look="dangerText"
        height={44}
        icon={<IconFileX size={20} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('stockEntry.discard.action')}
      </Button>
      <ConfirmSheet
        name="discard-entry"
        destructive
        opened={isAsking}
        title={t('stockEntry.discard.title')}
        action={t('stockEntry.discard.action')}
        onConfirm={() => {
          setAsking(false);
          entry.send({ type: 'entry.discard' });
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t('stockEntry.discard.text')}</p>
      </ConfirmSheet>
    </>
  );
}
