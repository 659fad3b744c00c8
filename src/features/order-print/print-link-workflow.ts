import { accepted } from '../../../domain/outcome.ts';
import { printLinkWorkflow } from '../../../machines/print-link/print-link-machine.ts';
import { makeLink } from '../../api/make-link.ts';
import { openOutside } from '../../platform/in-app.ts';
import { readPrintLinkId } from './print-request.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** The way to print orders outside an app that cannot; its id is made by `printLinkId`. */
export const printLinkClient = defineClientWorkflow(printLinkWorkflow, {
  scope: 'person',
  services: ({ device: { platform } }) => ({
    printLink: {
      kind: 'read',
      async run({ orderIds: [order_id = '', ...others], paper, language }, signal) {
        const request = { body: { order_id, order_ids: others, lang: language } };
        const outcome = await makeLink(platform.api, 'printLink', request, signal);
        if (!outcome.ok) return outcome;
        const url = new URL(outcome.value.url);
        url.searchParams.set('paper', paper);
        return accepted({ url: url.href, expiresAt: outcome.value.expires_at });
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
  input: readPrintLinkId,
});
