import type { WriteService } from '../../../domain/service.ts';
import { accepted } from '../../../domain/outcome.ts';
import { printLinkWorkflow } from '../../../machines/print-link/print-link-machine.ts';
import type { AskLinkInput, PrintLinkAnswer } from '../../../machines/print-link/print-link-machine.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import { writeRequest } from '../../api/write-request.ts';
import type { DataOf } from '../../../domain/operations.ts';
import { openOutside } from '../../platform/in-app.ts';
import type { Language } from '../../i18n/language.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** The addresses of links, which open an order without a sign-in, by order: in memory only. */
const addresses = new Map<string, string>();

/** The address of an order's link; undefined where none was asked for since the page was loaded. */
export function linkOf(orderId: string): string | undefined {
  return addresses.get(orderId);
}

const printLink: WriteService<AskLinkInput, PrintLinkAnswer> = {
  kind: 'write',
  request: ({ orderId, key, language }) =>
    writeRequest('printLink', key, { body: { order_id: orderId, lang: language as Language } }),
  outcome(answer) {
    const outcome = outcomeOf<DataOf<'printLink'>>(answer);
    if (!outcome.ok) return outcome;
    const { url, expires_at } = outcome.value;
    addresses.set(new URL(url).searchParams.get('order_id') ?? '', url);
    return accepted({ expiresAt: expires_at });
  },
};

/** The way to print an order outside an app that cannot; its id is the order's. */
export const printLinkClient = defineClientWorkflow(printLinkWorkflow, {
  scope: 'person',
  services: ({ device }) => ({
    printLink,
    openOutside: {
      kind: 'once',
      async run({ orderId }) {
        const address = linkOf(orderId);
        if (address === undefined) throw new Error('the link is gone with the page that asked for it');
        openOutside(device.platform.line(), address);
        return null;
      },
    },
  }),
  input: (orderId) => ({ orderId }),
  unsent: () => ({
    path: (orderId: string) => `/order/${orderId}`,
    writes: { printLink: () => ({ icon: 'other', title: 'orderPrint.link.title' }) },
  }),
});
