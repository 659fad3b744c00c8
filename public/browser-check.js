// Says that a browser is too old, before the app starts. Written in ECMAScript 5, for the oldest ones; the unit `lh` came with the
// oldest versions in the README.
(function () {
  function isNewEnough() {
    return (
      'noModule' in document.createElement('script') &&
      'findLast' in Array.prototype &&
      'hasOwn' in Object &&
      'structuredClone' in window &&
      'BroadcastChannel' in window &&
      'AbortSignal' in window &&
      'timeout' in AbortSignal &&
      'CSS' in window &&
      'supports' in CSS &&
      CSS.supports('selector(:has(*))') &&
      CSS.supports('height', '1lh') &&
      CSS.supports('height', '100dvh') &&
      CSS.supports('container-type', 'inline-size') &&
      // A view may have no width yet.
      matchMedia('(width >= 0px)').matches
    );
  }

  var words = [
    [
      'zh',
      '这个浏览器太旧了',
      'Talat 打不开。请更新浏览器、LINE 和手机系统（安卓还要更新“Android System WebView”），或者换一个新的浏览器打开。',
    ],
    [
      'en',
      'This browser is too old',
      'Talat cannot open in it. Update the browser, LINE and the phone’s system (on Android “Android System WebView”, too), or open this page in a newer browser.',
    ],
    [
      'th',
      'เบราว์เซอร์นี้เก่าเกินไป',
      'เปิด Talat ไม่ได้ โปรดอัปเดตเบราว์เซอร์ LINE และระบบของโทรศัพท์ (ใน Android ให้อัปเดต “Android System WebView” ด้วย) หรือเปิดหน้านี้ด้วยเบราว์เซอร์ที่ใหม่กว่า',
    ],
  ];

  function add(parent, name, text) {
    var element = document.createElement(name);
    element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
  }

  function sayTooOld() {
    var root = document.getElementById('root');
    var copy = document.querySelector('.page-copy');
    var page = document.createElement('main');
    page.setAttribute('data-screen', 'too-old');
    page.style.padding = '24px 16px';
    for (var index = 0; index < words.length; index += 1) {
      var section = document.createElement('section');
      section.lang = words[index][0];
      section.style.marginBottom = '24px';
      add(section, 'h1', words[index][1]);
      add(section, 'p', words[index][2]);
      page.appendChild(section);
    }
    if (copy !== null) copy.parentNode.removeChild(copy);
    document.documentElement.removeAttribute('data-waiting');
    // Without its root the app does not start.
    root.parentNode.replaceChild(page, root);
  }

  if (!isNewEnough()) sayTooOld();
})();
