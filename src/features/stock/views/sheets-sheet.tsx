import { IconFileDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { sheetFileName } from '../../../../domain/stock-entry/sheet-type.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { SheetStatus } from '../../sheets/views/sheet-status.tsx';
import type { SheetProps } from '../../sheets/views/sheet-status.tsx';
import styles from './stock.module.css';

interface SheetsSheetProps extends SheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The products as a sheet, to look at, to change and to import again. */
export function SheetsSheet({ sheet, opened, onClose }: SheetsSheetProps) {
  const { t } = useTranslation();
  const state = useSelector(sheet, ({ value }) => value);
  return (
    <BottomSheet name="sheets" opened={opened} title={t('stockTab.export')} onClose={onClose}>
      <div className={styles.sheets} data-sheet-state={state}>
        <Row
          icon={<IconFileDownload size={22} aria-hidden="true" />}
          title={t('stockTab.sheet.all')}
          text={t('stockTab.sheet.allText')}
          onClick={() =>
            sheet.send({ type: 'sheet.ask', sheet: { kind: 'export' }, fileName: sheetFileName })
          }
        />
        <Row
          icon={<IconFileSpreadsheet size={22} aria-hidden="true" />}
          title={t('stockTab.sheet.template')}
          text={t('stockTab.sheet.templateText')}
          onClick={() =>
            sheet.send({ type: 'sheet.ask', sheet: { kind: 'template' }, fileName: sheetFileName })
          }
        />
        <SheetStatus sheet={sheet} />
      </div>
    </BottomSheet>
  );
}
