/** Characters of the block of radicals, each followed by the one that it is a picture of (EquivalentUnifiedIdeograph of Unicode); NFKC knows those of the other block. */
const radicals = [
  '⺁厂 ⺂乛 ⺃乚 ⺄乙 ⺅亻 ⺆冂 ⺇𠘨 ⺈刀 ⺉刂 ⺊卜 ⺋㔾 ⺌小 ⺍小 ⺎兀 ⺏尣 ⺐尢 ⺑𡯂 ⺒巳 ⺓幺 ⺔彑 ⺕彐 ⺖忄 ⺗心 ⺘扌 ⺙攵 ⺛旡 ⺜日 ⺝月',
  '⺞歺 ⺠民 ⺡氵 ⺢氺 ⺣灬 ⺤爫 ⺥爫 ⺦丬 ⺧牛 ⺨犭 ⺩王 ⺪𤴔 ⺫目 ⺬示 ⺭礻 ⺮𥫗 ⺯糹 ⺰纟 ⺱罓 ⺲罒 ⺳㓁 ⺴冗 ⺵𦉫 ⺶羊 ⺷𦍌 ⺸𦍋 ⺹耂 ⺺肀',
  '⺻聿 ⺼肉 ⺽𦥑 ⺾艹 ⺿艹 ⻀艹 ⻁虎 ⻂衤 ⻃覀 ⻄西 ⻅见 ⻆角 ⻇𧢲 ⻈讠 ⻉贝 ⻊𧾷 ⻋车 ⻌辶 ⻍辶 ⻎辶 ⻏邑 ⻐钅 ⻑長 ⻒镸 ⻓长 ⻔门 ⻕𨸏 ⻖阝',
  '⻗雨 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食 ⻞𩙿 ⻟飠 ⻠饣 ⻡𩠐 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻧卤 ⻨麦 ⻩黄 ⻪黾 ⻫斉 ⻬齐 ⻭歯 ⻮齿 ⻯竜 ⻰龙 ⻱龜 ⻲亀',
];
/** Rare characters that fonts draw with the picture of a common one, by whose name a PDF may call it. */
const lookAlikes = ['㬵胶 㫚曶'];

const plain: ReadonlyMap<string, string> = new Map(
  [...radicals, ...lookAlikes]
    .flatMap((line) => line.split(' '))
    .map((pair) => {
      const [sign = '', same = ''] = Array.from(pair);
      return [sign, same] as const;
    }),
);

/** A text with the Chinese characters that people type in place of those that look the same: a PDF knows pictures, which have several names. */
export function plainHan(text: string): string {
  return text.replace(/[\u2e80-\u2eff㫚㬵]/gu, (sign) => plain.get(sign) ?? sign);
}
