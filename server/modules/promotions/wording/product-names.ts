import type { Texts } from '../kinds/kind.ts'

/** Types of games as terms call them, which is as the portal's menus do. */
export const productNames: Readonly<Record<string, Texts>> = {
  RNG: { en: 'slots', vi: 'nổ hũ', ar: 'السلوتس', 'zh-Hans': '电子' },
  LIVE: { en: 'live casino', vi: 'casino trực tuyến', ar: 'الكازينو المباشر', 'zh-Hans': '真人' },
  FISH: { en: 'fish', vi: 'bắn cá', ar: 'ألعاب الصيد', 'zh-Hans': '捕鱼' },
  PVP: { en: 'PvP', vi: 'game bài', ar: 'ألعاب اللاعبين', 'zh-Hans': '棋牌' },
  SPORTS: { en: 'sports', vi: 'thể thao', ar: 'الرياضة', 'zh-Hans': '体育' },
  ESPORTS: { en: 'esports', vi: 'thể thao điện tử', ar: 'الرياضات الإلكترونية', 'zh-Hans': '电竞' },
  COCKFIGHT: { en: 'cockfight', vi: 'đá gà', ar: 'صراع الديوك', 'zh-Hans': '斗鸡' },
  LOTT: { en: 'lottery', vi: 'xổ số', ar: 'اليانصيب', 'zh-Hans': '彩票' },
  ELOTT: { en: 'e-lottery', vi: 'xổ số điện tử', ar: 'اليانصيب الإلكتروني', 'zh-Hans': '电子彩票' },
  TG: { en: 'table games', vi: 'trò chơi bàn', ar: 'ألعاب الطاولة', 'zh-Hans': '桌面游戏' },
  AC: { en: 'arcade', vi: 'arcade', ar: 'ألعاب الأركيد', 'zh-Hans': '街机' },
  SC: { en: 'scratch cards', vi: 'vé cào', ar: 'بطاقات الكشط', 'zh-Hans': '刮刮卡' },
  VP: { en: 'video poker', vi: 'video poker', ar: 'فيديو بوكر', 'zh-Hans': '视频扑克' },
  JP: { en: 'jackpot games', vi: 'trò chơi jackpot', ar: 'ألعاب الجوائز الكبرى', 'zh-Hans': '奖池游戏' },
}
