import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { sheetDownloadMachine } from '../../../../machines/sheet-download/sheet-download-machine.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';

export interface SheetProps {
  readonly sheet: ActorRefFrom<typeof sheetDownloadMachine>;
}

/** What becomes of a sheet that was asked for; nothing before. */
export function SheetStatus({ sheet }: SheetProps) {
  const { t, i18n } = useTranslation();
  const { value: state, context } = useSelector(sheet, (snapshot) => snapshot);
  const save = (
    <Button look="tonal" height={44} onClick={() => sheet.send({ type: 'sheet.save' })}>
      {t('sheet.save')}
    </Button>
  );
  const retry = (
    <Button look="tonal" height={44} onClick={() => sheet.send({ type: 'sheet.retry' })}>
      {t('common.retry')}
    </Button>
  );
  switch (state) {
    case 'idle':
      return null;
    case 'reading':
    case 'saving':
      return <Banner kind="info" title={t('sheet.reading')} />;
    case 'ready':
      return <Banner kind="info" title={t('sheet.ready')} action={save} />;
    case 'saved':
      return <Banner kind="info" title={t('sheet.saved', { name: context.fileName })} />;
    case 'failed':
      return <Banner kind="refused" title={t('sheet.failed')} action={save} />;
    case 'unsupported':
      return <Banner kind="warn" title={t('sheet.unsupported')} text={t('sheet.unsupportedText')} />;
    case 'refused':
      return (
        <Banner
          kind="refused"
          title={t('sheet.unread')}
          text={context.problem === null ? undefined : translateReason(i18n, context.problem)}
          action={retry}
        />
      );
    case 'unreachable':
      return (
        <Banner
          kind="unreachable"
          title={t('sheet.unread')}
          text={t('state.unreachable.text')}
          action={retry}
        />
      );
  }
}
