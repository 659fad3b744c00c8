import { IconReplace, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName, nameIn } from '../../../../domain/names.ts';
import type { DraftLine } from '../../../../domain/orders/order-draft.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import { SourceText } from './source-text.tsx';
import styles from './confirmation.module.css';

interface LineSheetProps {
  /** Null while none is open. */
  readonly line: DraftLine | null;
  readonly onReplace: (line: DraftLine) => void;
  /** Asks whether to remove it. */
  readonly onRemove: (line: DraftLine) => void;
  readonly onClose: () => void;
}

/** What else can be done with a line: another product in its place, or none. */
export function LineSheet({ line, onReplace, onRemove, onClose }: LineSheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  // While the sheet closes it still shows the line.
  const [last, setLast] = useState(line);
  if (line !== null && line !== last) setLast(line);
  const title = last === null ? '' : fullName(nameIn(language, last.product), shown(last.product));
  return (
    <BottomSheet name="text-order-line" opened={line !== null} title={title} onClose={onClose}>
      {last !== null && (
        <div className={styles.sheet}>
          <SourceText texts={last.sources} />
          <Card rows>
            <Row
              icon={<IconReplace size={22} aria-hidden="true" />}
              title={t('textOrder.line.replace')}
              onClick={() => onReplace(last)}
            />
            <Row
              icon={<IconTrash size={22} aria-hidden="true" />}
              tone="danger"
              title={t('textOrder.line.remove')}
              onClick={() => onRemove(last)}
            />
          </Card>
        </div>
      )}
    </BottomSheet>
  );
}
