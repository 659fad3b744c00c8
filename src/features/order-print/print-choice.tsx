import { useTranslation } from 'react-i18next';
import { readLanguage } from '../../../domain/languages.ts';
import { isStaff } from '../../../domain/roles.ts';
import { copyText } from '../../platform/clipboard.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { printLinkClient } from './print-link-workflow.ts';
import { printLinkId } from './print-request.ts';
import type { Paper } from './print-request.ts';
import { useCanPrint, usePrint } from './use-print.ts';
import { PrintSheet } from './views/print-sheet.tsx';

interface PrintChoiceProps {
  readonly orderIds: readonly string[];
  /** What they are printed on where a link leads to another browser. */
  readonly paper?: Paper;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What orders are printed on; where this app cannot print, the way to a browser that can. */
export default function PrintChoice({ orderIds, paper = 'a4', isOpen, onClose }: PrintChoiceProps) {
  const { t, i18n } = useTranslation();
  const { roles } = usePerson();
  const say = useToast();
  const cannotPrint = !useCanPrint();
  const print = usePrint();
  const link = useWorkflow(printLinkClient, printLinkId(orderIds, paper));
  const ask = () => link.actor.send({ type: 'link.ask', language: readLanguage(i18n.language) });
  useWhen(isOpen && cannotPrint, ask);
  async function copyLink(): Promise<void> {
    const address = link.actor.getSnapshot().context.link;
    const isCopied = address !== null && (await copyText(address.url));
    say(isCopied ? t('print.linkCopied') : t('print.copyFailed'));
  }
  return (
    <PrintSheet
      opened={isOpen}
      link={cannotPrint ? link.actor : null}
      orders={orderIds.length}
      isStaff={isStaff(roles)}
      onPaper={(chosen) => {
        print(orderIds, chosen);
        onClose();
      }}
      onAsk={ask}
      onCopyLink={() => void copyLink()}
      onClose={() => {
        link.actor.send({ type: 'link.close' });
        onClose();
      }}
    />
  );
}
