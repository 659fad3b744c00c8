/** What happened and what to do, in each language: nothing is known of whoever reads it. */
const words = [
  ['zh', '页面没有打开', '请检查网络，再试一次。', '重试'],
  ['en', 'The page did not open', 'Check the connection and try again.', 'Try again'],
  ['th', 'เปิดหน้านี้ไม่ได้', 'โปรดตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง', 'ลองใหม่'],
] as const;

/** Says in place of the app that its script could not be had, and opens the page anew by a tap or when the network is back. */
export function sayNotLoaded(root: HTMLElement): void {
  document.querySelector('.page-copy')?.remove();
  const page = document.createElement('main');
  page.dataset['screen'] = 'not-loaded';
  page.style.padding = '24px 16px';
  for (const [language, title, text, action] of words) {
    const section = document.createElement('section');
    section.lang = language;
    section.style.marginBottom = '24px';
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = action;
    retry.style.cssText =
      'min-height:44px;padding:0 16px;margin-top:8px;border-radius:12px;background:var(--surface-3)';
    retry.onclick = () => location.reload();
    section.append(element('h1', title), element('p', text), retry);
    page.append(section);
  }
  root.replaceChildren(page);
  window.addEventListener('online', () => location.reload(), { once: true });
}

function element(name: 'h1' | 'p', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
