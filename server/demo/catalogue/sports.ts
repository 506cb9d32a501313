import type { CatalogueLine, GameLine } from '@banyan/contract/games/catalogue-lines.ts'
import { sportsGroupOf } from '@banyan/rules/games/sports-groups.ts'
import { classLines, gameLine } from './demo-lines.ts'
import { joined, textIn, type Words } from './words.ts'

/** The one list of sports vendors (spec section 9); the last ten belong to esports and cockfight. */
export const sportsVendors = [
  'GOL',
  'SPX',
  'ARN',
  'TRI',
  'MLY',
  'KPH',
  'AV',
  'IMES',
  'IA',
  'AI',
  'TF',
  'SV3',
  'DS88',
  'DIG',
  'WGB',
  'WS168',
] as const

const books: readonly (readonly [gameClass: string, pattern: Words])[] = [
  ['BOOK', ['{0} Sportsbook', 'Thể Thao {0}', 'رياضات {0}', '{0}体育']],
  ['VIRTUAL', ['{0} Virtual Football', 'Bóng Đá Ảo {0}', 'كرة القدم الافتراضية {0}', '{0}虚拟足球']],
]
const houses: Readonly<Record<string, Words>> = {
  GOL: ['Goal Line', 'Vạch Vôi', 'خط المرمى', '球门线'],
  SPX: ['Matchday', 'Ngày Ra Sân', 'يوم المباراة', '比赛日'],
  ARN: ['Grand Arena', 'Đấu Trường', 'الحلبة الكبرى', '竞技场'],
  TRI: ['Triple Crown', 'Tam Vương Miện', 'التاج الثلاثي', '三冠'],
  MLY: ['Melody Park', 'Sân Giai Điệu', 'ملعب اللحن', '旋律球场'],
  KPH: ['Keepers', 'Thủ Môn', 'الحراس', '守门员'],
}
const arenas: readonly Words[] = [
  ['Champion Arena', 'Đấu Trường Vô Địch', 'حلبة الأبطال', '冠军竞技'],
  ['Five Lanes', 'Năm Đường Tướng', 'المسارات الخمسة', '五路对决'],
  ['Shield and Rocket', 'Khiên và Tên Lửa', 'الدرع والصاروخ', '护盾与火箭'],
  ['Dragon League', 'Giải Đấu Rồng', 'دوري التنين', '神龙联赛'],
  ['Night Matches', 'Trận Đấu Đêm', 'مباريات الليل', '夜战'],
]
const rings: readonly Words[] = [
  ['Golden Spur', 'Cựa Vàng', 'المهماز الذهبي', '金距'],
  ['Red Comb', 'Mào Đỏ', 'العرف الأحمر', '红冠'],
  ['Thunder Rooster', 'Gà Sấm', 'ديك الرعد', '雷鸣斗鸡'],
  ['Bamboo Ring', 'Sới Tre', 'حلبة الخيزران', '竹林斗场'],
  ['Dawn Crow', 'Gáy Bình Minh', 'صيحة الفجر', '晨啼'],
]

export const sportsClasses: readonly CatalogueLine[] = [
  ...classLines('SPORTS', {
    BOOK: ['Sportsbooks', 'Sảnh thể thao', 'رهانات رياضية', '体育投注'],
    VIRTUAL: ['Virtual sports', 'Thể thao ảo', 'رياضات افتراضية', '虚拟体育'],
  }),
  ...classLines('ESPORTS', {
    ARENA: ['Esports', 'Thể thao điện tử', 'رياضات إلكترونية', '电竞'],
    REPLAY: ['Replays', 'Phát lại', 'إعادات', '回放竞猜'],
  }),
  ...classLines('COCKFIGHT', { RING: ['Live rings', 'Sới trực tiếp', 'حلبات مباشرة', '现场斗鸡'] }),
]

/** Entries that start a vendor's site at once, and a few games beside them. */
export function sportsGames(): GameLine[] {
  const groups = Object.groupBy(sportsVendors, sportsGroupOf)
  const sports = books.flatMap(([gameClass, pattern], row) =>
    (groups.SPORTS ?? []).map((vendor, column) =>
      gameLine(230_000 + row * 10 + column, {
        gameType: 'SPORTS',
        gameClass,
        vendor,
        minBet: '10000.00',
        names: textIn(joined([houses[vendor] ?? [vendor, vendor, vendor, vendor]], pattern)),
      }),
    ),
  )
  const esports = (groups.ESPORTS ?? []).flatMap((vendor, column) => [
    gameLine(231_000 + column, {
      gameType: 'ESPORTS',
      gameClass: 'ARENA',
      vendor,
      minBet: '10000.00',
      names: textIn(arenas[column] ?? [vendor, vendor, vendor, vendor]),
    }),
    gameLine(231_100 + column, {
      gameType: 'ESPORTS',
      gameClass: 'REPLAY',
      vendor,
      minBet: '5000.00',
      names: textIn(
        joined(arenas.slice(column, column + 1), ['{0} Replays', '{0} – Phát Lại', 'إعادات {0}', '{0}回放']),
      ),
    }),
  ])
  const cockfights = (groups.COCKFIGHT ?? []).map((vendor, column) =>
    gameLine(232_000 + column, {
      gameType: 'COCKFIGHT',
      gameClass: 'RING',
      vendor,
      minBet: '20000.00',
      names: textIn(rings[column] ?? [vendor, vendor, vendor, vendor]),
    }),
  )
  return [...sports, ...esports, ...cockfights]
}
