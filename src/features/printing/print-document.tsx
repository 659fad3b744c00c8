import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../platform/clipboard.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { PrintedDocument } from '../../ui/printing/print-pages.tsx';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { printClient } from './print-workflow.ts';
import { DocumentScreen } from './views/document-screen.tsx';

interface PrintDocumentProps {
  /** Names the document on this device: what is printed of it is noted under this name. */
  readonly id: string;
  readonly title: string;
  /** Where Back leads if the app was opened here. */
  readonly fallback: string;
  readonly document: PrintedDocument;
  /** What else can be done with it, in the head. */
  readonly actions?: ReactNode;
  /** What became of that. */
  readonly notice?: ReactNode;
}

/** A screen with a document as pages, and the way to print them; its caller has read what is printed. */
export function PrintDocument({ id, notice, ...shown }: PrintDocumentProps) {
  const { t, i18n } = useTranslation();
  const say = useToast();
  const print = useWorkflow(printClient, id);
  async function copyAddress(): Promise<void> {
    say((await copyText(location.href)) ? t('print.linkCopied') : t('print.copyFailed'));
  }
  return (
    <DocumentScreen
      {...shown}
      key={i18n.language}
      print={print.actor}
      onCopyLink={() => void copyAddress()}
      notice={
        <>
          <JournalBanner workflow={print} />
          {notice}
        </>
      }
    />
  );
}
