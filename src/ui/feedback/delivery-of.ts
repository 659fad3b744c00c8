import type { DeliveryStatus, DeliveryTag } from '../../../domain/service.ts';

/** What is asked of a chart that writes. */
interface Writing {
  hasTag(tag: DeliveryTag): boolean;
}

/** How a write stands for the person who caused it; `unreachable` has to be tried again by hand. */
type Delivery = DeliveryStatus | 'unreachable';

const deliveries = ['unreachable', 'waiting', 'unknown', 'sending'] as const;

/** How the write of a chart stands; null when there is none under way. */
export function deliveryOf(chart: Writing): Delivery | null {
  const told = deliveries.find((delivery) => chart.hasTag(`delivery:${delivery}`));
  if (told !== undefined) return told;
  if (!chart.hasTag('delivery:photos')) return null;
  const uploads = ['waiting', 'unknown'] as const;
  return uploads.find((upload) => chart.hasTag(`upload:${upload}`)) ?? 'sending';
}

/** What keeps the write of a chart from being answered; null while it is only being sent, or when there is none. */
export function holdUpOf(chart: Writing): Exclude<Delivery, 'sending'> | null {
  const delivery = deliveryOf(chart);
  return delivery === 'sending' ? null : delivery;
}
