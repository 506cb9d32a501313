import type { CatalogueLine, GameLine } from '@banyan/contract/games/catalogue-lines.ts'
import { classLines, gameLine, pick } from './demo-lines.ts'
import { joined, textIn, type Words } from './words.ts'

const fishMakers = ['JDB', 'JL', 'CQ9', 'FC', 'BGS', 'KV'] as const
const waters: readonly Words[] = [
  ['Reef', 'Rạn San Hô', 'الشعاب', '珊瑚'],
  ['Dragon King', 'Long Vương', 'ملك التنانين', '龙王'],
  ['Octopus', 'Bạch Tuộc', 'الأخطبوط', '章鱼'],
  ['Golden Koi', 'Cá Chép Vàng', 'الكوي الذهبي', '金鲤'],
  ['Shark', 'Cá Mập', 'القرش', '巨鲨'],
  ['Turtle', 'Rùa Biển', 'السلحفاة', '海龟'],
  ['Crab', 'Cua', 'السلطعون', '螃蟹'],
  ['Phoenix', 'Phượng Hoàng', 'العنقاء', '凤凰'],
  ['Captain', 'Thuyền Trưởng', 'القبطان', '船长'],
  ['Lotus Pond', 'Ao Sen', 'بركة اللوتس', '莲池'],
  ['Pearl', 'Ngọc Trai', 'اللؤلؤة', '珍珠'],
  ['Crown of the Deep', 'Vương Miện Biển Sâu', 'تاج الأعماق', '深海王冠'],
]
const hunts: readonly (readonly [gameClass: string, pattern: Words])[] = [
  ['SHOOTER', ['{0} Fishing', 'Bắn Cá {0}', 'صيد {0}', '{0}捕鱼']],
  ['BOSS', ['{0} Showdown', 'Đại Chiến {0}', 'مواجهة {0}', '{0}决战']],
  ['LEISURE', ['{0} Expedition', 'Thám Hiểm {0}', 'رحلة {0}', '{0}远征']],
]

export const fishClasses: readonly CatalogueLine[] = classLines('FISH', {
  SHOOTER: ['Fish shooting', 'Bắn cá', 'صيد بالتصويب', '射击捕鱼'],
  BOSS: ['Boss battles', 'Đấu trùm', 'معارك الزعماء', '首领战'],
  LEISURE: ['Leisure fishing', 'Câu cá thư giãn', 'صيد هادئ', '休闲捕鱼'],
})

export function fishGames(): GameLine[] {
  return hunts.flatMap(([gameClass, pattern], row) =>
    waters.map((water, column) =>
      gameLine(210_000 + row * waters.length + column, {
        gameType: 'FISH',
        gameClass,
        vendor: pick(fishMakers, column + row * 5),
        minBet: pick(['100.00', '500.00', '0.10', '1000.00'], column + row),
        hasFreeTrial: (column + row) % 5 < 3,
        names: textIn(joined([water], pattern)),
      }),
    ),
  )
}

const boardMakers = ['KV', 'JL', 'TAO', 'NX7'] as const
/** Games of cards and tiles between players. */
const boards: readonly (readonly [gameClass: string, name: Words])[] = [
  ['TIEN_LEN', ['Tien Len South', 'Tiến Lên Miền Nam', 'تيان لين الجنوبي', '南方进攻牌']],
  ['POKER', ['Texas Hold’em', 'Poker Texas', 'تكساس هولدم', '德州扑克']],
  ['MAHJONG', ['Red Dragon Mahjong', 'Mạt Chược Hồng Trung', 'ماجونغ التنين الأحمر', '红中麻将']],
  ['BULL', ['Bull Bull', 'Ngưu Ngưu', 'نيو نيو', '抢庄牛牛']],
  ['TIEN_LEN', ['Tien Len North', 'Tiến Lên Miền Bắc', 'تيان لين الشمالي', '北方进攻牌']],
  ['THIRTEEN', ['Thirteen Cards', 'Mậu Binh', 'ثلاث عشرة ورقة', '十三水']],
  ['POKER', ['Three Card Brag', 'Liêng', 'براغ الأوراق الثلاث', '炸金花']],
  ['MAHJONG', ['Bamboo Mahjong', 'Mạt Chược Trúc', 'ماجونغ الخيزران', '竹林麻将']],
  ['THIRTEEN', ['Phom', 'Phỏm', 'فوم', '越南碰牌']],
  ['LANDLORD', ['Landlord', 'Đấu Địa Chủ', 'مالك الأرض', '斗地主']],
  ['BULL', ['Three Face Cards', 'Ba Cây', 'الأوراق الملكية الثلاث', '三公']],
  ['LANDLORD', ['Run Fast', 'Tiến Nhanh', 'اركض سريعًا', '跑得快']],
]
const rooms: readonly Words[] = [
  ['{0}', '{0}', '{0}', '{0}'],
  ['{0} Friends', '{0} Bạn Bè', '{0} – الأصدقاء', '好友{0}'],
  ['{0} Masters', '{0} Cao Thủ', '{0} – الأساتذة', '大师{0}'],
  ['{0} Rapid', '{0} Siêu Tốc', '{0} – السرعة', '极速{0}'],
]

export const playerClasses: readonly CatalogueLine[] = classLines('PVP', {
  TIEN_LEN: ['Tien Len', 'Tiến lên', 'تيان لين', '进攻牌'],
  POKER: ['Poker', 'Poker', 'بوكر', '扑克'],
  MAHJONG: ['Mahjong', 'Mạt chược', 'ماجونغ', '麻将'],
  BULL: ['Bull and face cards', 'Ngưu Ngưu và Ba Cây', 'نيو نيو والأوراق الملكية', '牛牛与三公'],
  THIRTEEN: ['Thirteen and melds', 'Mậu Binh và Phỏm', 'ثلاث عشرة ورقة وفوم', '十三水与配牌'],
  LANDLORD: ['Landlord and runs', 'Đấu địa chủ', 'مالك الأرض', '斗地主与跑得快'],
})

export function playerGames(): GameLine[] {
  return boardMakers.flatMap((vendor, row) =>
    boards.map(([gameClass, board], column) =>
      gameLine(220_000 + row * boards.length + column, {
        gameType: 'PVP',
        gameClass,
        vendor,
        minBet: pick(['500.00', '1000.00', '5000.00'], column + row),
        hasFreeTrial: (column + row) % 2 === 0,
        names: textIn(joined([board], rooms[row] ?? ['{0}', '{0}', '{0}', '{0}'])),
      }),
    ),
  )
}
