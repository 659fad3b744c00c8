import { describe, expect, test } from 'vitest';
import { Crashed } from '../../src/ui/feedback/crashed.tsx';
import { DeliveryBanner } from '../../src/ui/feedback/delivery-banner.tsx';
import { IsKeptContext } from '../../src/ui/feedback/durability-context.ts';
import { TestPhotoNotices } from './test-photo-notices.tsx';
import { show } from './show.tsx';

const notice = (
  <>
    <DeliveryBanner status="waiting" onRetry={() => undefined} />
    <TestPhotoNotices />
    <Crashed onReopen={() => undefined} />
  </>
);

describe('where nothing is kept past the page', () => {
  test.each([
    [
      'en',
      /saved on this|still on this|close the app/,
      'Leave this page open: it is kept only until it is closed.',
      'Photo 1 is not uploaded yet. It is kept only until this page is closed',
      'What was not sent could not be saved.',
    ],
    [
      'zh',
      /保存在本机|还在本机|或关闭/,
      '请不要关闭本页：内容只保留到页面关闭为止。',
      '第 1 张还没上传，照片只保留到页面关闭为止',
      '未发送的内容无法保留。',
    ],
    [
      'th',
      /ในเครื่อง|หรือปิดแอปได้/,
      'อย่าเพิ่งปิดหน้านี้ เพราะข้อมูลจะอยู่จนกว่าจะปิดเท่านั้น',
      'รูปที่ 1 ยังส่งไม่ได้ รูปจะอยู่จนกว่าจะปิดหน้านี้เท่านั้น',
      'รายการที่ยังไม่ได้ส่งเก็บไว้ไม่ได้',
    ],
  ] as const)(
    'a write, a photo and a broken page say so, and never that they are saved, in %s',
    async (language, saved, ...said) => {
      const screen = await show(<IsKeptContext value={false}>{notice}</IsKeptContext>, { language });
      for (const words of said) await expect.element(screen.getByText(words)).toBeVisible();
      expect(document.body.innerText).not.toMatch(saved);
    },
  );
});
