import { expect, test } from 'vitest';
import { mapLinks } from '../../../domain/places/map-links.ts';

test('a position leads to links for Google’s maps, Apple’s and the app of the phone', () => {
  expect(mapLinks({ latitude: 13.7503, longitude: 100.5394 }, ' 白金 (B12) & co ')).toEqual({
    google: 'https://www.google.com/maps/search/?api=1&query=13.7503%2C100.5394',
    apple: 'https://maps.apple.com/?ll=13.7503%2C100.5394&q=%E7%99%BD%E9%87%91+%28B12%29+%26+co',
    phone: 'geo:13.7503,100.5394?q=13.7503%2C100.5394(%E7%99%BD%E9%87%91%20%20B12%20%20%26%20co)',
  });
});
