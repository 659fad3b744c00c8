import { describe, expect, test } from 'vitest';
import { orderStatuses, paymentStatuses, readOrderStatus, readPaymentStatus } from '../../domain/statuses.ts';

describe('readOrderStatus', () => {
  test.each(orderStatuses)('%s is itself', (status) => {
    expect(readOrderStatus(status)).toBe(status);
  });

  test.each([
    ['canceled', 'cancelled'],
    ['complete', 'completed'],
    ['processing', null],
    ['', null],
    ['toString', null],
  ])('%s is %s', (word, status) => {
    expect(readOrderStatus(word)).toBe(status);
  });
});

describe('readPaymentStatus', () => {
  test.each(paymentStatuses)('%s is itself', (status) => {
    expect(readPaymentStatus(status)).toBe(status);
  });

  test.each([
    ['complete', 'completed'],
    ['confirmed', 'completed'],
    ['cancelled', null],
  ])('%s is %s', (word, status) => {
    expect(readPaymentStatus(word)).toBe(status);
  });
});
