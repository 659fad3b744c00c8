import { describe, expect, test, vi } from 'vitest';
import { dictation } from '../../src/features/speech/dictation.ts';
import { useSpeaker } from '../../src/features/speech/use-speaker.ts';
import { show } from './show.tsx';

describe('speaking', () => {
  test('ends as its screen is left', async () => {
    const finish = vi.spyOn(dictation(), 'finish');
    const screen = await show(<Listener />);
    await expect.element(screen.getByText('listens')).toBeVisible();
    expect(finish).not.toHaveBeenCalled();
    await screen.unmount();
    expect(finish).toHaveBeenCalledOnce();
  });
});

function Listener() {
  useSpeaker();
  return <p>listens</p>;
}
