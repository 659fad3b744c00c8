import { IconPrinter } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { printMachine } from '../../../../machines/print/print-machine.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PrintPages } from '../../../ui/layout/print-pages.tsx';
import type { PrintedDocument } from '../../../ui/layout/print-pages.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { StickyBar, useIsDesktop } from '../../../ui/layout/sticky-bar.tsx';
import styles from './print-screen.module.css';

interface PrintScreenProps {
  readonly print: ActorRefFrom<typeof printMachine>;
  readonly title: string;
  readonly fallback: string;
  readonly document: PrintedDocument;
  readonly actions?: ReactNode;
  readonly notice: ReactNode;
  readonly onCopyLink: () => void;
}

/** A document as pages, as they will be printed. */
export function PrintScreen({
  print,
  title,
  fallback,
  document,
  actions,
  notice,
  onCopyLink,
}: PrintScreenProps) {
  const { t } = useTranslation();
  const [pages, setPages] = useState(0);
  const state = useSelector(print, ({ value }) => statePath(value));
  const isDesktop = useIsDesktop();
  const start = (
    <Button
      grow={!isDesktop}
      height={isDesktop ? 44 : 52}
      icon={<IconPrinter size={22} aria-hidden="true" />}
      reason={pages === 0 ? t('print.layingOut') : undefined}
      onClick={() => print.send({ type: 'print.start' })}
    >
      {t('print.print')}
    </Button>
  );
  return (
    <main className={styles.screen} data-screen="print" data-state={state}>
      <PageHeader
        back={<BackButton fallback={fallback} />}
        title={title}
        count={pages === 0 ? null : t('print.pages', { count: pages })}
        actions={
          isDesktop ? (
            <>
              {start}
              {actions}
            </>
          ) : (
            actions
          )
        }
      />
      {notice}
      {state === 'failed' && <Banner wide kind="refused" title={t('print.printFailed')} />}
      {state === 'interrupted' && (
        <Banner
          wide
          kind="info"
          title={t('print.interrupted')}
          action={
            <Button look="text" height={44} onClick={() => print.send({ type: 'print.dismiss' })}>
              {t('print.dismiss')}
            </Button>
          }
        />
      )}
      {state === 'unavailable' && (
        <Banner
          wide
          kind="warn"
          title={t('print.printNotSupported')}
          text={t('print.openOutside')}
          action={
            <Button look="tonal" height={44} onClick={onCopyLink}>
              {t('print.copyLink')}
            </Button>
          }
        />
      )}
      <PrintPages
        document={document}
        numberOf={(page, of) => t('print.pageOf', { page, pages: of })}
        onLaid={setPages}
      />
      {!isDesktop && <StickyBar>{start}</StickyBar>}
    </main>
  );
}
