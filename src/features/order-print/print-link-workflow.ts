import { accepted } from '../../../domain/outcome.ts';
import { printLinkWorkflow } from '../../../machines/print-link/print-link-machine.ts';
import { makeLink } from '../../api/make-link.ts';
import { openOutside } from '../../platform/in-app.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** The way to print an order outside an app that cannot; its id is the order's. */
export const printLinkClient = defineClientWorkflow(printLinkWorkflow, {
  scope: 'person',
  services: ({ device: { platform } }) => ({
    printLink: {
      kind: 'read',
      async run({ orderId, language }, signal) {
        const request = { body: { order_id: orderId, lang: language } };
        const outcome = await makeLink(platform.api, 'printLink', request, signal);
        if (!outcome.ok) return outcome;
        return accepted({ url: outcome.value.url, expiresAt: outcome.value.expires_at });
      },
    },
    openOutside: {
      kind: 'once',
      async run({ url }) {
        openOutside(platform.inLine(), url);
        return null;
      },
    },
  }),
  input: (orderId) => ({ orderId }),
});
