import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isInsideApp } from '../../platform/in-app.ts';
import { openPrintWindow } from '../../platform/print-window.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useIsDesktop } from '../../ui/layout/sticky-bar.tsx';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { printPath } from './print-request.ts';
import type { Paper } from './print-request.ts';

/** Whether this app can open the print dialog; LINE's window and those of other apps cannot. */
export function useCanPrint(): boolean {
  return useDeviceScope().platform.inLine() === null && !isInsideApp(navigator);
}

/** Leads to orders as pages: on a desk in a window of its own. Returns false, and says so, where the browser blocks that. */
export function usePrint(): (orderIds: readonly string[], paper: Paper) => boolean {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const say = useToast();
  const isDesktop = useIsDesktop();
  const opensWindow = useCanPrint() && isDesktop;
  return (orderIds, paper) => {
    if (!opensWindow) {
      void navigate(printPath(orderIds, paper));
      return true;
    }
    const isOpened = openPrintWindow(printPath(orderIds, paper, 'window'));
    if (!isOpened) say(t('orderPrint.windowBlocked'));
    return isOpened;
  };
}
