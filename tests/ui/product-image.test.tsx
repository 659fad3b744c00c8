import { describe, expect, test } from 'vitest';
import { accepted } from '../../domain/outcome.ts';
import { samplePayment } from '../../machines/samples/sample-records.ts';
import { Pictures } from '../../src/features/product/views/pictures.tsx';
import { ProductImage } from '../../src/ui/values/product-image.tsx';
import { showPayment } from './payment-scene.tsx';
import { show } from './show.tsx';

/** The addresses of all pictures in sight. */
function loaded() {
  return [...document.images].map((image) => image.getAttribute('src'));
}

describe('a picture', () => {
  test('in a list is the small one that the server makes', async () => {
    await show(<ProductImage src="/api/files/cup.webp" />);
    expect(loaded()).toEqual(['/api/files/cup.webp?size=thumbnail']);
  });

  test('on its product is the whole one', async () => {
    await show(<Pictures pictures={['/api/files/cup.webp', '/api/files/box.webp']} name="Cup" />);
    expect(loaded()).toEqual(['/api/files/cup.webp', '/api/files/box.webp']);
  });

  test('of a payment is small beside it and whole when it is opened', async () => {
    const record = { ...samplePayment.payment_list[0]!, payment_photo: '/api/files/slip.webp' };
    const screen = await showPayment({ payment: accepted({ ...samplePayment, payment_list: [record] }) });
    const photo = screen.getByRole('button', { name: 'View photo 1' });
    await expect.element(photo).toBeVisible();
    expect(loaded()).toEqual(['/api/files/slip.webp?size=thumbnail']);
    await photo.click();
    await expect.element(screen.getByRole('dialog').getByRole('img')).toBeVisible();
    expect(loaded()).toContain('/api/files/slip.webp');
  });
});
