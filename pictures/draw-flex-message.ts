import type { messagingApi } from '@line/bot-sdk';
import type { OrderMessage } from '../domain/sharing/order-message.ts';

type Component = messagingApi.FlexComponent;
type Box = messagingApi.FlexBox;
type Text = messagingApi.FlexText;

// How LINE lays a bubble out, after its reference: sizes in pixels.
const spaces: Readonly<Record<string, number>> = { none: 0, xs: 2, sm: 4, md: 8, lg: 12, xl: 16, xxl: 20 };
const letters: Readonly<Record<string, number>> = { xs: 13, sm: 14, md: 16, lg: 19, xl: 22, xxl: 29 };

/** A flex message as LINE shows it, in HTML. */
export function drawFlexMessage({ contents: { hero, body, footer } }: OrderMessage): string {
  const parts = [
    hero === undefined ? '' : '<div class="hero" role="img" aria-label="The shop\u2019s picture"></div>',
    body === undefined ? '' : `<div class="body">${drawBox(body)}</div>`,
    footer === undefined ? '' : `<div class="footer">${drawBox(footer)}</div>`,
  ];
  return `<div class="bubble">${parts.join('')}</div>`;
}

function drawBox({ layout, spacing, contents }: Box): string {
  const isRow = layout !== 'vertical';
  const style = `gap:${spaces[spacing ?? 'none'] ?? 0}px`;
  const children = contents.map((component) => draw(component, isRow)).join('');
  return `<div class="${isRow ? layout : 'vertical'}" style="${style}">${children}</div>`;
}

function draw(component: Component, isInRow: boolean): string {
  switch (component.type) {
    case 'box':
      return drawBox(component);
    case 'text':
      return drawText(component, isInRow);
    case 'separator':
      return '<hr>';
    case 'button': {
      const { label } = component.action as { readonly label?: string };
      return `<span class="button">${escaped(label ?? '')}</span>`;
    }
    default:
      throw new Error(`a message has no ${component.type}`);
  }
}

function drawText(
  { text, size, weight, align, color, wrap, maxLines, flex }: Text,
  isInRow: boolean,
): string {
  const lines = maxLines !== undefined && maxLines > 0 ? `;-webkit-line-clamp:${maxLines}` : '';
  const share = isInRow ? `;flex:${flex === 0 ? '0 0 auto' : `${flex ?? 1} 1 0`}` : '';
  const style = `font-size:${letters[size ?? 'md'] ?? 16}px;font-weight:${weight === 'bold' ? 700 : 400};text-align:${align ?? 'start'};color:${color ?? '#111111'}${share}${lines}`;
  return `<span class="${wrap === true ? (lines === '' ? 'wrapped' : 'clamped') : 'line'}" style="${style}">${escaped(text ?? '')}</span>`;
}

/** Text as it stands in HTML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
