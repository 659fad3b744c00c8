import { IconCheck, IconHelpCircle } from '@tabler/icons-react';
import {
  countsPacks,
  hasDoubtfulName,
  isDoubtful,
  isUnsure,
  openNamesakes,
} from '../../../../../domain/stock-entry/row-doubts.ts';
import { likelyPiecesOf } from '../../../../../domain/stock-entry/entry-rows.ts';
import type { EntryRow } from '../../../../../domain/stock-entry/entry-rows.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import type { EntryProps } from '../entry-props.ts';
import styles from './row.module.css';
import type { RowWords } from './use-row-words.ts';

interface RowDoubtsProps extends EntryProps {
  readonly words: RowWords;
  readonly row: EntryRow;
}

/** What of a row is to be looked at, with the amount that its sum says, to be taken over. */
export function RowDoubts({ entry, words: { t }, row }: RowDoubtsProps) {
  const namesakes = openNamesakes(row);
  const likely = likelyPiecesOf(row);
  const doubt = likely === null && isUnsure(row) ? doubtOf(row) : null;
  return (
    <>
      {namesakes > 0 && <Doubt text={t('stockEntry.row.namesakes', { count: namesakes })} />}
      {doubt !== null && <Doubt text={t(`stockEntry.row.${doubt}`)} />}
      {likely !== null && (
        <>
          <Doubt text={t('stockEntry.row.likely', { count: likely })} />
          <Button look="tonal" height={44} onClick={() => takeAmount(likely)}>
            {t('stockEntry.row.take', { count: likely })}
          </Button>
        </>
      )}
    </>
  );

  function takeAmount(pieces: number): void {
    entry.send({ type: 'row.change', rowId: row.id, field: 'amount', text: String(pieces) });
    entry.send({ type: 'row.check', rowId: row.id });
  }
}

/** Says of an unsure row that it is right; nothing of one that is sure. */
export function RightButton({ entry, words: { t }, row }: RowDoubtsProps) {
  return (
    isUnsure(row) && (
      <Button
        look="quiet"
        height={44}
        icon={<IconCheck size={20} aria-hidden="true" />}
        onClick={() => entry.send({ type: 'row.check', rowId: row.id })}
      >
        {t('stockEntry.row.right')}
      </Button>
    )
  );
}

/** Why a row has to be looked at, but for that several products have its name. */
function doubtOf(row: EntryRow): 'packs' | 'unsure' | 'checkName' | null {
  if (countsPacks(row)) return 'packs';
  if (isDoubtful(row)) return 'unsure';
  return hasDoubtfulName(row) ? 'checkName' : null;
}

/** What is to be looked at, and keeps nothing from being booked. */
function Doubt({ text }: { readonly text: string }) {
  return (
    <p className={styles.doubt}>
      <IconHelpCircle size={18} aria-hidden="true" />
      {text}
    </p>
  );
}
