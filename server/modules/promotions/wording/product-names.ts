import type { Texts } from '../kinds/kind.ts'

/** Types of games as terms call them, which is as the portal's menus do. */
export const productNames: Readonly<Record<string, Texts>> = {
  RNG: { en: 'slots', vi: 'nổ hũ', ar: 'السلوتس', 'zh-Hans': '老虎机' },
  LIVE: { en: 'live casino', vi: 'casino trực tuyến', ar: 'الكازينو المباشر', 'zh-Hans': '真人娱乐' },
  FISH: { en: 'fish', vi: 'bắn cá', ar: 'صيد السمك', 'zh-Hans': '捕鱼' },
  PVP: { en: 'PvP', vi: 'game bài', ar: 'ألعاب الورق', 'zh-Hans': '棋牌' },
  SPORTS: { en: 'sports', vi: 'thể thao', ar: 'الرياضة', 'zh-Hans': '体育' },
  ESPORTS: { en: 'esports', vi: 'thể thao điện tử', ar: 'الرياضات الإلكترونية', 'zh-Hans': '电竞' },
  COCKFIGHT: { en: 'cockfight', vi: 'đá gà', ar: 'مصارعة الديوك', 'zh-Hans': '斗鸡' },
  LOTT: { en: 'classic lottery', vi: 'xổ số cổ điển', ar: 'اليانصيب الكلاسيكي', 'zh-Hans': '经典彩票' },
  ELOTT: { en: 'lottery', vi: 'xổ số', ar: 'اليانصيب', 'zh-Hans': '彩票' },
  TG: { en: 'table games', vi: 'game bàn', ar: 'ألعاب الطاولة', 'zh-Hans': '桌面游戏' },
  AC: { en: 'arcade', vi: 'arcade', ar: 'ألعاب الأركيد', 'zh-Hans': '街机' },
  SC: { en: 'scratch cards', vi: 'vé cào', ar: 'بطاقات الكشط', 'zh-Hans': '刮刮乐' },
  VP: { en: 'video poker', vi: 'video poker', ar: 'فيديو بوكر', 'zh-Hans': '视频扑克' },
  JP: { en: 'jackpots', vi: 'jackpot', ar: 'الجوائز الكبرى', 'zh-Hans': '累积大奖' },
}
