import type { messagingApi } from '@line/bot-sdk';
import { shortened } from './message-limits.ts';

// What the bubbles of messages are made of.

type FlexBox = messagingApi.FlexBox;
type FlexText = messagingApi.FlexText;
export type FlexComponent = messagingApi.FlexComponent;

export const ink = { strong: '#141D18', soft: '#646F68', link: '#1D4ED8', accent: '#0B6A45' } as const;

/** The button at the foot of a bubble. */
export function openButton(label: string, link: string): FlexBox {
  return {
    type: 'box',
    layout: 'vertical',
    contents: [
      {
        type: 'button',
        style: 'primary',
        color: ink.accent,
        action: { type: 'uri', label: shortened(label, 'label'), uri: link },
      },
    ],
  };
}

/** A line with its label; nothing where it is empty. */
export function fact(
  label: string,
  value: string,
  look: Partial<FlexText>,
  uri: string | null,
): readonly FlexBox[] {
  if (value === '') return [];
  return [
    {
      type: 'box',
      layout: 'baseline',
      spacing: 'sm',
      contents: [
        text(label, { color: ink.soft, flex: 2 }),
        text(value, {
          wrap: true,
          flex: 6,
          ...look,
          ...(uri === null ? { color: ink.strong } : { color: ink.link, action: { type: 'uri', uri } }),
        }),
      ],
    },
  ];
}

/** Components below a line across the bubble; nothing where there are none. */
export function section(contents: readonly FlexComponent[]): readonly FlexComponent[] {
  return contents.length === 0 ? [] : [{ type: 'separator' }, ...contents];
}

/** A text of a bubble, which may not be empty. */
export function text(words: string, look: Partial<FlexText> = {}): FlexText & { readonly type: 'text' } {
  return { size: 'sm', ...look, type: 'text', text: words };
}
