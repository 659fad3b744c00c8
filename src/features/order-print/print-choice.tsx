import { useTranslation } from 'react-i18next';
import { readLanguage } from '../../../domain/languages.ts';
import { copyText } from '../../platform/clipboard.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { printLinkClient } from './print-link-workflow.ts';
import { useCanPrint, usePrint } from './use-print.ts';
import { PrintSheet } from './views/print-sheet.tsx';

interface PrintChoiceProps {
  readonly orderId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What an order is printed on; where this app cannot print, the way to a browser that can. */
export default function PrintChoice({ orderId, isOpen, onClose }: PrintChoiceProps) {
  const { t, i18n } = useTranslation();
  const { user } = usePerson();
  const say = useToast();
  const cannotPrint = !useCanPrint();
  const print = usePrint();
  const link = useWorkflow(printLinkClient, orderId);
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
      isStaff={user.role !== 'customer'}
      onPaper={(paper) => {
        print([orderId], paper);
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
