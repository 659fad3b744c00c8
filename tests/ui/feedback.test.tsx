import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Feedback } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Dictation } from '../../domain/spoken-text.ts';
import { feedbackMachine } from '../../machines/feedback/feedback-machine.ts';
import type { SendFeedbackInput } from '../../machines/feedback/feedback-machine.ts';
import { feedbackListMachine } from '../../machines/feedback-list/feedback-list-machine.ts';
import type { Page } from '../../machines/kit/list-machine.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { takeAlong } from '../../src/features/feedback/take-along.ts';
import { FeedbackListScreen } from '../../src/features/feedback/views/feedback-list-screen.tsx';
import { FeedbackScreen } from '../../src/features/feedback/views/feedback-screen.tsx';
import { FeedbackSheet } from '../../src/features/feedback/views/feedback-sheet.tsx';
import { NoFeedbackList } from '../../src/features/feedback/views/no-feedback-list.tsx';
import type { Speaker } from '../../src/features/speech/views/speaking.tsx';
import type { Language } from '../../src/i18n/language.ts';
import { expectNoFaults } from './stocktake-scene.tsx';
import { show } from './show.tsx';

interface Scene {
  /** What the server answers; null for nothing. */
  readonly answer?: Outcome<{ readonly id: string }> | null;
  readonly dictation?: Dictation;
  readonly speaker?: Speaker | null;
  readonly onLonger?: () => void;
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
}

const silent: Speaker = { interim: '', onFinish: () => undefined };

function feedbackIn(isShort: boolean, { answer = null, dictation = { kind: 'silent' } }: Scene) {
  const sent: SendFeedbackInput[] = [];
  const feedback = createActor(
    feedbackMachine.provide({
      actors: {
        listen: fromPromise<Dictation>(async () => dictation),
        feedback: fromPromise<Outcome<{ readonly id: string }>, SendFeedbackInput>(async ({ input }) => {
          sent.push(input);
          if (answer === null) throw new Error('no network');
          return answer;
        }),
      },
    }),
    { input: { isShort } },
  ).start();
  return { feedback, sent };
}

async function showDialog(scene: Scene = {}) {
  const { feedback, sent } = feedbackIn(true, scene);
  const { speaker = silent, onLonger = () => undefined, ...setting } = scene;
  const screen = await show(
    <FeedbackSheet
      feedback={feedback}
      speaker={speaker}
      notice={null}
      opened
      onLonger={onLonger}
      onClose={() => undefined}
    />,
    setting,
  );
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  return { screen, dialog, field: dialog.getByRole('textbox'), feedback, sent };
}

async function showPage(scene: Scene = {}) {
  const { feedback, sent } = feedbackIn(false, scene);
  const { speaker = silent, ...setting } = scene;
  const screen = await show(
    <FeedbackScreen feedback={feedback} speaker={speaker} notice={null} mayRead={false} />,
    setting,
  );
  return { screen, feedback, sent };
}

describe('the dialog of a feedback', () => {
  test('has five rows and counts its characters up to 500', async () => {
    const { dialog, field, feedback } = await showDialog();
    expect(field.element().getAttribute('rows')).toBe('5');
    await field.fill('x'.repeat(500));
    await expect.element(dialog.getByText('500 / 500')).toBeVisible();
    expect(field.element().getAttribute('maxlength')).toBe('500');
    expect(feedback.getSnapshot().context.form.description).toHaveLength(500);
  });

  test('without words says what to do, and sends nothing', async () => {
    const { dialog, screen, field, sent } = await showDialog();
    await field.fill(' \n ');
    await dialog.getByRole('button', { name: 'Send' }).click({ force: true });
    await expect.element(screen.getByText('Please write something before you send it')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('sends its text trimmed', async () => {
    const { dialog, field, feedback, sent } = await showDialog({ answer: accepted({ id: 'feedback-1' }) });
    await field.fill(' The search finds nothing\n');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => feedback.getSnapshot().value).toBe('sent');
    expect(sent).toEqual([{ key: '', facts: { feedback: 'The search finds nothing' } }]);
  });

  test('that is refused says so and why, and keeps the text', async () => {
    const { dialog, field } = await showDialog({
      answer: refused(sampleProblem(429, 'too_many_requests')),
    });
    await field.fill('Slow');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.element(dialog.getByText('The feedback could not be sent')).toBeVisible();
    await expect.element(field).toHaveValue('Slow');
    await expectNoFaults();
  });

  test('puts what was heard behind the text', async () => {
    const { dialog, field } = await showDialog({ dictation: { kind: 'heard', text: 'It is slow' } });
    await field.fill('Hello');
    await dialog.getByRole('button', { name: 'Speak' }).click();
    await expect.element(field).toHaveValue('Hello\nIt is slow');
  });

  test.each([
    ['failed', 'Speech recognition failed'],
    ['refused', 'Speech is unavailable'],
    ['silent', 'Nothing was heard'],
  ] as const)('where speaking %s says so', async (kind, words) => {
    const { dialog } = await showDialog({ dictation: { kind } });
    await dialog.getByRole('button', { name: 'Speak' }).click();
    await expect.element(dialog.getByText(words)).toBeVisible();
  });

  test('says that the browser does not support speech, and offers no button for it', async () => {
    const { dialog } = await showDialog({ speaker: null });
    await expect.element(dialog.getByText(/Your browser does not support speech recognition/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Speak' }).query()).toBeNull();
  });
});

describe('a longer feedback', () => {
  test('takes along what was typed in the dialog', async () => {
    const { feedback: page } = feedbackIn(false, {});
    const { dialog, field, feedback } = await showDialog({ onLonger: () => takeAlong(feedback, page) });
    await field.fill('The search finds nothing');
    await dialog.getByRole('link', { name: /Write a longer feedback/ }).click();
    expect(location.pathname).toBe('/feedback');
    expect(page.getSnapshot().context.form.description).toBe('The search finds nothing');
    expect(feedback.getSnapshot().context.form.description).toBe('');
  });

  test('that was begun before keeps its description, and the dialog its text', () => {
    const { feedback: page } = feedbackIn(false, {});
    const { feedback: short } = feedbackIn(true, {});
    page.send({ type: 'field.change', field: 'description', text: 'By colour' });
    short.send({ type: 'field.change', field: 'description', text: 'Slow' });
    takeAlong(short, page);
    expect(page.getSnapshot().context.form.description).toBe('By colour');
    expect(short.getSnapshot().context.form.description).toBe('Slow');
  });

  test('of which the last was sent begins with what was typed in the dialog', async () => {
    const { feedback: page } = feedbackIn(false, { answer: accepted({ id: 'feedback-1' }) });
    const { feedback: short } = feedbackIn(true, {});
    for (const field of ['title', 'description'] as const)
      page.send({ type: 'field.change', field, text: 'By colour' });
    page.send({ type: 'feedback.send' });
    await expect.poll(() => page.getSnapshot().value).toBe('sent');
    short.send({ type: 'field.change', field: 'description', text: 'Slow' });
    takeAlong(short, page);
    expect(page.getSnapshot().context.form).toMatchObject({ title: '', description: 'Slow' });
  });
});

describe('the page of a feedback', () => {
  test('asks for what is missing at its fields, the type being a fault at first', async () => {
    const { screen, sent } = await showPage();
    await expect.element(screen.getByRole('radio', { name: 'Fault' })).toBeChecked();
    await screen.getByRole('button', { name: 'Send' }).click();
    const title = screen.getByRole('textbox', { name: 'Title' });
    await expect.element(title).toHaveAccessibleName('Title');
    await expect.element(title).toHaveAccessibleDescription('Give it a title');
    await expect.element(title).toHaveFocus();
    const description = screen.getByRole('textbox', { name: 'Description' });
    await expect.element(description).toHaveAccessibleName('Description');
    await expect
      .element(description)
      .toHaveAccessibleDescription('0 / 500 Please write something before you send it');
    expect(sent).toEqual([]);
    await expectNoFaults();
  });

  test('sends type, title, description and contact, and thanks', async () => {
    const { screen, sent } = await showPage({ answer: accepted({ id: 'feedback-1' }) });
    await screen.getByRole('radio', { name: 'New function' }).click();
    await screen.getByRole('textbox', { name: 'Title' }).fill(' Search ');
    await screen.getByRole('textbox', { name: 'Description' }).fill('By colour');
    await screen.getByRole('textbox', { name: /Contact/ }).fill('081-234-5678');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('Thank you, the feedback is sent')).toBeVisible();
    const facts = {
      type: 'feature',
      title: 'Search',
      description: 'By colour',
      contact: '081-234-5678',
    };
    expect(sent).toEqual([{ key: '', facts }]);
    await expectNoFaults();
  });

  test('that could not be sent keeps what was typed and offers to try again', async () => {
    const { screen, sent } = await showPage();
    await screen.getByRole('textbox', { name: 'Title' }).fill('Search');
    await screen.getByRole('textbox', { name: 'Description' }).fill('By colour');
    await screen.getByRole('button', { name: 'Send' }).click();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => sent.length).toBe(2);
    await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Search');
  });

  test.each([
    ['zh', 'light'],
    ['th', 'dark'],
  ] as const)('has no fault that axe knows in %s, %s', async (language, scheme) => {
    const { screen } = await showPage({ language, scheme });
    await expect.element(screen.getByRole('radio').first()).toBeVisible();
    await expectNoFaults();
  });
});

const told: Feedback = {
  id: 'feedback-1',
  type: 'bug',
  title: 'Search',
  description: 'It does not find cups',
  contact: '081-234-5678',
  ctime: '2025-02-01T03:00:00.000Z',
  by: { id: 'customer', name: 'Malee', role: '' },
};

async function showList(items: readonly Feedback[] | null) {
  const readPage = vi.fn(async (): Promise<Outcome<Page<Feedback>>> => {
    if (items === null) throw new Error('no network');
    const total = items.length;
    return accepted({
      items,
      pagination: { total, page_num: 1, page_size: 10, total_pages: 1, cursor: null },
    });
  });
  const list = createActor(feedbackListMachine.provide({ actors: { readPage: fromPromise(readPage) } }), {
    input: { groupId: 'group-baan-suan' },
  }).start();
  const screen = await show(<FeedbackListScreen list={list} />, { roles: ['manager'] });
  return { screen, readPage };
}

describe('the feedback that staff read', () => {
  test('says what, of which type, from whom and when', async () => {
    const { screen } = await showList([
      told,
      { ...told, id: 'feedback-2', type: '', title: '', description: 'Thank you', contact: '' },
    ]);
    const rows = screen.getByRole('listitem').elements();
    await expect.element(screen.getByText('Thank you')).toBeVisible();
    expect(rows.map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
      'FaultSearchIt does not find cupsContact: 081-234-56782025-02-01 10:00 · Malee · Customer',
      'Thank you2025-02-01 10:00 · Malee · Customer',
    ]);
    await expectNoFaults();
  });

  test('where there is none says so', async () => {
    const { screen } = await showList([]);
    await expect.element(screen.getByText('No feedback yet')).toBeVisible();
  });

  test('that could not be read says so, and is read again', async () => {
    const { screen, readPage } = await showList(null);
    await expect.element(screen.getByText('The feedback could not be loaded')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(readPage).toHaveBeenCalledTimes(2);
  });

  test('is not for everybody, who are led to write some', async () => {
    const screen = await show(<NoFeedbackList />);
    await screen.getByRole('button', { name: 'Feedback' }).click();
    expect(location.pathname).toBe('/feedback');
  });
});
