/** Words of what holds several pieces: cartons and smaller packs. */
export const cartonWords: readonly string[] = [
  'ctn ctns carton cartons cs case cases box boxes bx pack packs pk pks pkg pkgs packet packets bale bales bundle bundles crate crates drum drums ream reams sack sacks pallet pallets',
  'ลัง หีบ กล่อง แพ็ค แพ็ก แพค แพก มัด ห่อ กระสอบ รีม',
  '箱 外箱 整箱 包 盒 捆 扎 令',
];

/** Words of what comes together: a set may be one piece, or several. */
export const setWords: readonly string[] = ['set sets kit kits', 'ชุด', '套'];
