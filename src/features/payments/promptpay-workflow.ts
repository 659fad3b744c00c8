import { accepted } from '../../../domain/outcome.ts';
import { promptpayQrWorkflow } from '../../../machines/promptpay-qr/promptpay-qr-machine.ts';
import { readOperation } from '../../api/read-operation.ts';
import { openFileSaver } from '../../platform/save-file.ts';
import { drawQrPicture, fileOfPicture } from '../../platform/qr-picture.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

const saver = () => openFileSaver(navigator, matchMedia('(display-mode: standalone)').matches);

/** What is due as a QR; its id is that of the order whose screen shows it. */
export const promptpayQrClient = defineClientWorkflow(promptpayQrWorkflow, {
  scope: 'person',
  services: ({ device }) => ({
    promptpayQr: {
      kind: 'read',
      async run({ orderIds }, signal) {
        const query = { order_ids: orderIds.join(',') };
        const outcome = await readOperation(device.platform.api, 'promptpayQr', { query }, signal);
        if (!outcome.ok) return outcome;
        const { amount, payload } = outcome.value;
        return accepted({ amount, picture: drawQrPicture(payload) });
      },
    },
    savePicture: {
      kind: 'once',
      run: ({ amount, picture }) =>
        saver().save(fileOfPicture(picture), `promptpay-${amount.toFixed(2)}.png`),
    },
  }),
  input: () => ({ way: saver().way }),
});
