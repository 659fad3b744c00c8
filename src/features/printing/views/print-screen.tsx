import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { StickyBar, useIsDesktop } from '../../../ui/layout/sticky-bar.tsx';
import styles from './print-screen.module.css';

interface PrintScreenProps {
  /** Of the chart that prints: how the last time ended, by the names of its states. */
  readonly state: string;
  readonly title: string;
  readonly fallback: string;
  /** Draws the pages, and says how many they are once they are laid out. */
  readonly renderPages: (onLaid: (pages: number) => void) => ReactNode;
  readonly actions?: ReactNode;
  readonly notice?: ReactNode;
  readonly onPrint: () => void;
  /** Somebody says that what was interrupted was printed. */
  readonly onDismiss: () => void;
  readonly onCopyLink: () => void;
  /** What is offered where this app cannot print; left out, the link is copied. */
  readonly wayOut?: ReactNode;
}

/** A document as pages, as they will be printed. */
export function PrintScreen({
  state,
  title,
  fallback,
  renderPages,
  actions,
  notice,
  onPrint,
  onDismiss,
  onCopyLink,
  wayOut,
}: PrintScreenProps) {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  const isDesktop = useIsDesktop();
  const start = (
    <Button
      grow={!isDesktop}
      height={isDesktop ? 44 : 52}
      icon={<IconPrinter size={22} aria-hidden="true" />}
      reason={count === 0 ? t('print.layingOut') : undefined}
      onClick={onPrint}
    >
      {t('print.print')}
    </Button>
  );
  return (
    <main className={styles.screen} data-screen="print" data-state={state}>
      <PageHeader
        back={<BackButton fallback={fallback} />}
        title={title}
        count={count === 0 ? null : t('print.pages', { count })}
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
            <Button look="text" height={44} onClick={onDismiss}>
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
            wayOut ?? (
              <Button look="tonal" height={44} onClick={onCopyLink}>
                {t('print.copyLink')}
              </Button>
            )
          }
        />
      )}
      {renderPages(setCount)}
      {!isDesktop && <StickyBar>{start}</StickyBar>}
    </main>
  );
}
