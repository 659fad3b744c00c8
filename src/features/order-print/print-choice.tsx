import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { readLanguage } from '../../../domain/languages.ts';
import { copyText } from '../../platform/clipboard.ts';
import { isInsideApp } from '../../platform/in-app.ts';
import { openPrintWindow } from '../../platform/print-window.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useIsDesktop } from '../../ui/layout/sticky-bar.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { printLinkClient } from './print-link-workflow.ts';
import { printPath } from './print-request.ts';
import type { Paper } from './print-request.ts';
import { PrintSheet } from './views/print-sheet.tsx';

interface PrintChoiceProps {
  readonly orderId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What an order is printed on; where this app cannot print, the way to a browser that can. */
export default function PrintChoice({ orderId, isOpen, onClose }: PrintChoiceProps) {
  const { t, i18n } = useTranslation();
  const { line } = useDeviceScope().platform;
  const { user } = usePerson();
  const navigate = useNavigate();
  const say = useToast();
  const isDesktop = useIsDesktop();
  const link = useWorkflow(printLinkClient, orderId);
  const cannotPrint = line()?.isInClient() === true || isInsideApp(navigator);
  const ask = () => link.actor.send({ type: 'link.ask', language: readLanguage(i18n.language) });
  useWhen(isOpen && cannotPrint, ask);
  function print(paper: Paper): void {
    if (!isDesktop) void navigate(printPath([orderId], paper));
    else if (!openPrintWindow(printPath([orderId], paper, 'window'))) say(t('orderPrint.windowBlocked'));
    onClose();
  }
  async function copyLink(): Promise<void> {
    const address = link.actor.getSnapshot().context.link;
    const isCopied = address !== null && (await copyText(address.url));
    say(isCopied ? t('print.linkCopied') : t('print.copyFailed'));
  }
  return (
    <PrintSheet
      opened={isOpen}
      link={cannotPrint ? link.actor : null}
      isStaff={user.role !== 'customer'}
      onPaper={print}
      onAsk={ask}
      onCopyLink={() => void copyLink()}
      onClose={() => {
        link.actor.send({ type: 'link.close' });
        onClose();
      }}
    />
  );
}
