import { createActor, fromPromise } from 'xstate';
import type { Address } from '../../domain/contract.ts';
import type { DraftProduct, RecognisedText } from '../../domain/orders/order-draft.ts';
import type { SubmitOutcome } from '../../domain/orders/submitted-order.ts';
import type { Dictation } from '../../domain/spoken-text.ts';
import { accepted } from '../../domain/outcome.ts';
import { orderDraftMachine } from '../../machines/order-draft/order-draft-machine.ts';
import type {
  OrderDraftEvent,
  RecogniseOutcome,
  TextOrder,
} from '../../machines/order-draft/order-draft-types.ts';
import { sampleRecognised } from '../../machines/order-draft/order-draft-samples.ts';
import { sampleAddress } from '../../machines/samples/sample-records.ts';
import { OrderConfirmationScreen } from '../../src/features/text-orders/views/order-confirmation-screen.tsx';
import type { DraftPicker } from '../../src/features/text-orders/views/text-order-props.ts';
import { TextOrderSheet } from '../../src/features/text-orders/views/text-order-sheet.tsx';
import type { Language } from '../../src/i18n/language.ts';
import { expect } from 'vitest';
import { show } from './show.tsx';

interface Scene {
  readonly recognised?: RecognisedText;
  /** What the server answers to the text; 'unreachable' for nothing. */
  readonly reading?: RecogniseOutcome | 'unreachable' | 'never';
  readonly addresses?: readonly Address[] | 'unreachable';
  /** What it answers to the order; left out, nothing. */
  readonly answer?: SubmitOutcome;
  readonly dictation?: Promise<Dictation>;
  /** What the picker offers. */
  readonly picked?: DraftProduct;
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
}

const never = () => new Promise<never>(() => undefined);

/** A text order with its services; `sent` is what the server was asked to order. */
function draftIn(scene: Scene) {
  const { recognised = sampleRecognised, reading = accepted(recognised), answer, dictation } = scene;
  const { addresses = [sampleAddress] } = scene;
  const sent: TextOrder[] = [];
  const draft = createActor(
    orderDraftMachine.provide({
      actors: {
        listen: fromPromise<Dictation>(() => dictation ?? never()),
        submitOrderByText: fromPromise(async () => {
          if (reading === 'never') return never();
          if (reading === 'unreachable') throw new Error('no network');
          return reading;
        }),
        merchantAddress: fromPromise(async () => {
          if (addresses === 'unreachable') throw new Error('no network');
          return addresses;
        }),
        submitOrderByTextV2: fromPromise<SubmitOutcome, TextOrder>(async ({ input }) => {
          sent.push(input);
          return answer ?? never();
        }),
      },
    }),
    { input: { groupId: 'group-baan-suan' } },
  ).start();
  return { draft, sent };
}

/** The confirmation of a text that was read. */
export async function showConfirmation(scene: Scene = {}) {
  const { language = 'en', scheme = 'light', picked } = scene;
  const { draft, sent } = draftIn(scene);
  const FakePicker: DraftPicker = ({ onPick }) => (
    <button type="button" onClick={() => picked !== undefined && onPick(picked)}>
      Picked
    </button>
  );
  const send = (event: OrderDraftEvent) => draft.send(event);
  send({ type: 'text.change', text: '红灯笼大的 5 个，蓝色海浪杯两打\n还有上次那种碗一箱' });
  send({ type: 'text.recognise' });
  await expect.poll(() => draft.getSnapshot().matches('reviewing')).toBe(true);
  await expect.poll(() => draft.getSnapshot().matches({ reviewing: { addresses: 'loading' } })).toBe(false);
  const screen = await show(
    <OrderConfirmationScreen draft={draft} groupName="" notice={null} picker={FakePicker} />,
    { language, scheme, roles: [] },
  );
  return { screen, draft, sent, send };
}

interface WritingScene extends Scene {
  readonly text?: string;
  readonly speaker?: { readonly interim: string; readonly onFinish: () => void } | null;
  readonly cutPasted?: (text: string) => string;
}

/** The open dialog of a text order. */
export async function showTextOrder(scene: WritingScene = {}) {
  const {
    language = 'en',
    scheme = 'light',
    text = '',
    speaker = null,
    cutPasted = (kept: string) => kept,
  } = scene;
  const { draft } = draftIn(scene);
  if (text !== '') draft.send({ type: 'text.change', text });
  const closed = { count: 0 };
  const screen = await show(
    <TextOrderSheet
      draft={draft}
      opened
      speaker={speaker}
      cutPasted={cutPasted}
      onClose={() => {
        closed.count += 1;
      }}
    />,
    { language, scheme, roles: [] },
  );
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  return { screen, dialog, draft, closed };
}
