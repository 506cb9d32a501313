import type { CatalogueLine, GameLine } from '@banyan/contract/games/catalogue-lines.ts'
import { classLines, gameLine, pick } from './demo-lines.ts'
import { joined, textIn, type Words } from './words.ts'

/** Ten houses with live tables, each with a salon of its own name. */
const salons: Readonly<Record<string, Words>> = {
  SAL: ['Lotus Salon', 'Phòng Sen', 'صالة اللوتس', '莲花厅'],
  RIV: ['River Salon', 'Phòng Dòng Sông', 'صالة النهر', '江畔厅'],
  LUM: ['Lantern Salon', 'Phòng Đèn Lồng', 'صالة الفانوس', '灯笼厅'],
  OPL: ['Opal Salon', 'Phòng Ngọc Mắt Mèo', 'صالة الأوبال', '欧泊厅'],
  KAI: ['Harbour Salon', 'Phòng Bến Cảng', 'صالة الميناء', '海港厅'],
  MIR: ['Mirror Salon', 'Phòng Gương', 'صالة المرايا', '镜厅'],
  VEL: ['Velvet Salon', 'Phòng Nhung', 'صالة المخمل', '天鹅绒厅'],
  SOL: ['Sunrise Salon', 'Phòng Bình Minh', 'صالة الشروق', '晨曦厅'],
  ARC: ['Arcade Salon', 'Phòng Hành Lang', 'صالة الرواق', '长廊厅'],
  TEA: ['Tea Salon', 'Phòng Trà', 'صالة الشاي', '茶厅'],
}
export const salonVendors = Object.keys(salons)

export const liveClasses: readonly CatalogueLine[] = classLines('LIVE', {
  BACCARAT: ['Baccarat', 'Baccarat', 'باكارات', '百家乐'],
  SICBO: ['Sic Bo', 'Tài Xỉu', 'سيك بو', '骰宝'],
  ROULETTE: ['Roulette', 'Roulette', 'روليت', '轮盘'],
  DRAGON_TIGER: ['Dragon Tiger', 'Rồng Hổ', 'التنين والنمر', '龙虎'],
  BLACKJACK: ['Blackjack', 'Blackjack', 'بلاك جاك', '二十一点'],
  FAN_TAN: ['Fan Tan', 'Fan Tan', 'فان تان', '番摊'],
  POKER: ['Poker', 'Poker', 'بوكر', '扑克'],
  WHEEL: ['Wheels and shows', 'Vòng quay và trò diễn', 'عجلات وعروض', '幸运轮与互动秀'],
})

/** The tables of a salon with the least bet in đồng. */
const tables: readonly (readonly [gameClass: string, minBet: string, name: Words])[] = [
  ['BACCARAT', '20000.00', ['Baccarat', 'Baccarat', 'باكارات', '百家乐']],
  ['SICBO', '10000.00', ['Sic Bo', 'Tài Xỉu', 'سيك بو', '骰宝']],
  ['DRAGON_TIGER', '20000.00', ['Dragon Tiger', 'Rồng Hổ', 'التنين والنمر', '龙虎']],
  ['ROULETTE', '10000.00', ['Roulette', 'Roulette', 'روليت', '轮盘']],
  ['BACCARAT', '50000.00', ['Speed Baccarat', 'Baccarat Tốc Độ', 'باكارات سريعة', '极速百家乐']],
  ['BLACKJACK', '50000.00', ['Blackjack', 'Blackjack', 'بلاك جاك', '二十一点']],
  ['FAN_TAN', '10000.00', ['Fan Tan', 'Fan Tan', 'فان تان', '番摊']],
  ['BACCARAT', '100000.00', ['Squeeze Baccarat', 'Baccarat Nặn Bài', 'باكارات الكشف البطيء', '眯牌百家乐']],
  ['ROULETTE', '20000.00', ['Speed Roulette', 'Roulette Tốc Độ', 'روليت سريعة', '极速轮盘']],
  ['POKER', '50000.00', ['Three Card Poker', 'Poker Ba Lá', 'بوكر الأوراق الثلاث', '三张扑克']],
  ['WHEEL', '5000.00', ['Fortune Wheel', 'Vòng Quay May Mắn', 'عجلة الحظ', '幸运转轮']],
]

/** 110 tables, and for three of the houses the entry to their own hall. */
export function liveTables(): GameLine[] {
  const seats = tables.flatMap(([gameClass, minBet, table], row) =>
    salonVendors.map((vendor, column) =>
      gameLine(200_000 + row * salonVendors.length + column, {
        gameType: 'LIVE',
        gameClass,
        vendor,
        minBet,
        names: textIn(joined([salonOf(vendor), table], ['{0} {1}', '{1} – {0}', '{1} – {0}', '{0}{1}'])),
      }),
    ),
  )
  const halls = salonVendors.slice(0, 3).map((vendor, number) =>
    gameLine(200_900 + number, {
      gameType: 'LIVE',
      gameClass: pick(['BACCARAT', 'ROULETTE', 'SICBO'], number),
      vendor,
      minBet: '10000.00',
      isGame: 'VASSALAGE',
      names: textIn(joined([salonOf(vendor)], ['{0} Hall', 'Sảnh {0}', 'ردهة {0}', '{0}大厅'])),
    }),
  )
  return [...seats, ...halls]
}

function salonOf(vendor: string): Words {
  return salons[vendor] ?? [vendor, vendor, vendor, vendor]
}
