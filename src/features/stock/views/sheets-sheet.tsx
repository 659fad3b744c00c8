import { IconFileDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { sheetDownloadMachine } from '../../../../machines/sheet-download/sheet-download-machine.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import styles from './stock.module.css';

export type SheetActor = ActorRefFrom<typeof sheetDownloadMachine>;

interface SheetsSheetProps {
  readonly sheets: SheetActor;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The products as a sheet, to look at, to change and to import again. */
export function SheetsSheet({ sheets, opened, onClose }: SheetsSheetProps) {
  const { t } = useTranslation();
  const state = useSelector(sheets, ({ value }) => value);
  return (
    <BottomSheet name="sheets" opened={opened} title={t('stockTab.export')} onClose={onClose}>
      <div className={styles.sheets} data-sheet-state={state}>
        <Row
          icon={<IconFileDownload size={22} aria-hidden="true" />}
          title={t('stockTab.sheet.all')}
          text={t('stockTab.sheet.allText')}
          onClick={() => sheets.send({ type: 'sheet.ask', kind: 'export' })}
        />
        <Row
          icon={<IconFileSpreadsheet size={22} aria-hidden="true" />}
          title={t('stockTab.sheet.template')}
          text={t('stockTab.sheet.templateText')}
          onClick={() => sheets.send({ type: 'sheet.ask', kind: 'template' })}
        />
        <SheetStatus sheets={sheets} />
      </div>
    </BottomSheet>
  );
}

function SheetStatus({ sheets }: Pick<SheetsSheetProps, 'sheets'>) {
  const { t, i18n } = useTranslation();
  const { value: state, context } = useSelector(sheets, (snapshot) => snapshot);
  const save = (
    <Button look="tonal" height={44} onClick={() => sheets.send({ type: 'sheet.save' })}>
      {t('stockTab.sheet.save')}
    </Button>
  );
  const retry = (
    <Button look="tonal" height={44} onClick={() => sheets.send({ type: 'sheet.retry' })}>
      {t('common.retry')}
    </Button>
  );
  switch (state) {
    case 'idle':
      return null;
    case 'reading':
    case 'saving':
      return <Banner kind="info" title={t('stockTab.sheet.reading')} />;
    case 'ready':
      return <Banner kind="info" title={t('stockTab.sheet.ready')} action={save} />;
    case 'saved':
      return <Banner kind="info" title={t('stockTab.sheet.saved')} />;
    case 'failed':
      return <Banner kind="refused" title={t('stockTab.sheet.failed')} action={save} />;
    case 'unsupported':
      return (
        <Banner
          kind="warn"
          title={t('stockTab.sheet.unsupported')}
          text={t('stockTab.sheet.unsupportedText')}
        />
      );
    case 'refused':
      return (
        <Banner
          kind="refused"
          title={t('stockTab.sheet.unread')}
          text={context.problem === null ? undefined : translateReason(i18n, context.problem)}
          action={retry}
        />
      );
    case 'unreachable':
      return (
        <Banner
          kind="unreachable"
          title={t('stockTab.sheet.unread')}
          text={t('state.unreachable.text')}
          action={retry}
        />
      );
  }
}
