import type { DeliveryStatus, DeliveryTag } from '../../../domain/service.ts';

/** What is asked of a chart that writes. */
interface Writing {
  hasTag(tag: DeliveryTag): boolean;
}

/** The delivery state of a write; after `unreachable` the user has to try again. */
type Delivery = DeliveryStatus | 'unreachable';

const deliveries = ['unreachable', 'waiting', 'unknown', 'sending'] as const;

/** Returns the delivery state of a chart's write; null if none is under way. */
export function deliveryOf(chart: Writing): Delivery | null {
  const tagged = deliveries.find((delivery) => chart.hasTag(`delivery:${delivery}`));
  if (tagged !== undefined) return tagged;
  if (!chart.hasTag('delivery:photos')) return null;
  const uploads = ['waiting', 'unknown'] as const;
  return uploads.find((upload) => chart.hasTag(`upload:${upload}`)) ?? 'sending';
}

/** What keeps the write of a chart from being answered; null while it is only being sent, or when there is none. */
export function holdUpOf(chart: Writing): Exclude<Delivery, 'sending'> | null {
  const delivery = deliveryOf(chart);
  return delivery === 'sending' ? null : delivery;
}
