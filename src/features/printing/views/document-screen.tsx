import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { printMachine } from '../../../../machines/print/print-machine.ts';
import { PrintPages } from '../../../ui/printing/print-pages.tsx';
import type { PrintedDocument } from '../../../ui/printing/print-pages.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { PrintScreen } from './print-screen.tsx';

interface DocumentScreenProps {
  readonly print: ActorRefFrom<typeof printMachine>;
  readonly title: string;
  readonly fallback: string;
  readonly document: PrintedDocument;
  readonly actions?: ReactNode;
  readonly notice?: ReactNode;
  readonly onCopyLink: () => void;
}

/** One document as pages, printed when it is asked for. */
export function DocumentScreen({ print, document, ...shown }: DocumentScreenProps) {
  const { t } = useTranslation();
  const state = useSelector(print, ({ value }) => statePath(value));
  return (
    <PrintScreen
      {...shown}
      state={state}
      renderPages={(onLaid) => (
        <PrintPages
          document={document}
          numberOf={(page, pages) => t('print.pageOf', { page, pages })}
          onLaid={onLaid}
        />
      )}
      onPrint={() => print.send({ type: 'print.start' })}
      onDismiss={() => print.send({ type: 'print.dismiss' })}
    />
  );
}
