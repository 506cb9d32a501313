import { gameList } from '@banyan/contract/games/game-list.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'
import { seedDemo } from './seed-demo.ts'

/** What somebody typed for a game of the demo: the language, what went wrong, what was typed, and the game meant. */
const corpus: readonly (readonly [language: string, error: string, typed: string, name: string])[] = [
  ['EN', 'dropped', 'mask meloy deluxe', 'Mask Melody Deluxe'],
  ['EN', 'dropped', 'five lnes', 'Five Lanes'],
  ['EN', 'dropped', 'fox dream delxe', 'Fox Dream Deluxe'],
  ['EN', 'doubled', 'carrd storm deluxe', 'Card Storm Deluxe'],
  ['EN', 'doubled', 'luckky seven grand', 'Lucky Seven Grand'],
  ['EN', 'doubled', 'lootus mines', 'Lotus Mines'],
  ['EN', 'swapped', 'palnet garden', 'Planet Garden'],
  ['EN', 'swapped', 'crab destiny by moonlihgt', 'Crab Destiny by Moonlight'],
  ['EN', 'swapped', 'saumrai dream deluxe', 'Samurai Dream Deluxe'],
  ['EN', 'neighbouring letter', 'chanpion empire', 'Champion Empire'],
  ['EN', 'neighbouring letter', 'drsgon dream by moonlight', 'Dragon Dream by Moonlight'],
  ['EN', 'neighbouring letter', 'chsmpion temple', 'Champion Temple'],
  ['EN', 'joined words', 'koitraildeluxe', 'Koi Trail Deluxe'],
  ['EN', 'joined words', 'cherrytempledeluxe', 'Cherry Temple Deluxe'],
  ['EN', 'joined words', 'planetcourt', 'Planet Court'],
  ['EN', 'partial words', 'coi tre harbo delu', 'Coin Tree Harbour Deluxe'],
  ['EN', 'partial words', 'helm brid', 'Helmet Bridge'],
  ['EN', 'partial words', 'roost cou delu', 'Rooster Court Deluxe'],
  ['TY', 'dropped', 'sử thi nhà vô địh dưới trăng', 'Sử Thi Nhà Vô Địch Dưới Trăng'],
  ['TY', 'dropped', 'ốc đảo lá bi dưới trăng', 'Ốc Đảo Lá Bài Dưới Trăng'],
  ['TY', 'dropped', 'hũ vàng cm chanh thượng hạng', 'Hũ Vàng Cam Chanh Thượng Hạng'],
  ['TY', 'doubled', 'ngôi nhà số bảy thưượng hạng', 'Ngôi Nhà Số Bảy Thượng Hạng'],
  ['TY', 'doubled', 'ngọn núi rạạn san hô', 'Ngọn Núi Rạn San Hô'],
  ['TY', 'doubled', 'câu chuyện trống đồồng dưới trăng', 'Câu Chuyện Trống Đồng Dưới Trăng'],
  ['TY', 'swapped', 'vinh quang kim tự tháp thợưng hạng', 'Vinh Quang Kim Tự Tháp Thượng Hạng'],
  ['TY', 'swapped', 'kỳ qaun gà trống dưới trăng', 'Kỳ Quan Gà Trống Dưới Trăng'],
  ['TY', 'swapped', 'ngọn núi phượng hoàgn dưới trăng', 'Ngọn Núi Phượng Hoàng Dưới Trăng'],
  ['TY', 'neighbouring letter', 'câu chiyện ớt dưới trăng', 'Câu Chuyện Ớt Dưới Trăng'],
  ['TY', 'neighbouring letter', 'vinh quang mặt nạ tjượng hạng', 'Vinh Quang Mặt Nạ Thượng Hạng'],
  ['TY', 'neighbouring letter', 'giai đoệu đèn lồng dưới trăng', 'Giai Điệu Đèn Lồng Dưới Trăng'],
  ['TY', 'missing accents', 'dieu bi an kim tu thap thuong hang', 'Điều Bí Ẩn Kim Tự Tháp Thượng Hạng'],
  ['TY', 'missing accents', 'vu dieu den long thuong hang', 'Vũ Điệu Đèn Lồng Thượng Hạng'],
  ['TY', 'missing accents', 'hu vang ruong vang', 'Hũ Vàng Rương Vàng'],
  ['TY', 'joined words', 'vậnmaycáothượnghạng', 'Vận May Cáo Thượng Hạng'],
  ['TY', 'joined words', 'huyềnthoạihổ', 'Huyền Thoại Hổ'],
  ['TY', 'joined words', 'khúccacáo', 'Khúc Ca Cáo'],
  ['TY', 'partial words', 'cun điệ trâ rừn dướ tră', 'Cung Điện Trâu Rừng Dưới Trăng'],
  ['TY', 'partial words', 'vươ quố cây tiề dướ tră', 'Vương Quốc Cây Tiền Dưới Trăng'],
  ['TY', 'partial words', 'dấu châ quâ át dướ tră', 'Dấu Chân Quân Át Dưới Trăng'],
  ['AR', 'dropped', 'ميناء اللوتس: النسخة افاخرة', 'ميناء اللوتس: النسخة الفاخرة'],
  ['AR', 'dropped', 'واي الثور تحت ضوء القمر', 'وادي الثور تحت ضوء القمر'],
  ['AR', 'dropped', 'درب الآس: النسخة الاخرة', 'درب الآس: النسخة الفاخرة'],
  ['AR', 'doubled', 'بيت الععجلة: النسخة الفاخرة', 'بيت العجلة: النسخة الفاخرة'],
  ['AR', 'doubled', 'جائزة التتنين', 'جائزة التنين'],
  ['AR', 'doubled', 'انندفاع الثعلب تحت ضوء القمر', 'اندفاع الثعلب تحت ضوء القمر'],
  ['AR', 'swapped', 'صدي التنين', 'صيد التنين'],
  ['AR', 'swapped', 'روليت أرووبية', 'روليت أوروبية'],
  ['AR', 'swapped', 'بركة البرسيم: النسخة الفخارة', 'بركة البرسيم: النسخة الفاخرة'],
  ['AR', 'neighbouring letter', 'خليج الكرة الذهبية: النسخة الفاخزة', 'خليج الكرة الذهبية: النسخة الفاخرة'],
  ['AR', 'neighbouring letter', 'أسطوزة شجرة المال', 'أسطورة شجرة المال'],
  ['AR', 'neighbouring letter', 'صيد التاج: النسخة ابفاخرة', 'صيد التاج: النسخة الفاخرة'],
  ['AR', 'joined words', 'بحيرةالنمر:النسخةالفاخرة', 'بحيرة النمر: النسخة الفاخرة'],
  ['AR', 'joined words', 'وليمةالمروحة', 'وليمة المروحة'],
  ['AR', 'joined words', 'وعداللوتستحتضوءالقمر', 'وعد اللوتس تحت ضوء القمر'],
  ['AR', 'partial words', 'لحن الصند الذه', 'لحن الصندوق الذهبي'],
  ['AR', 'partial words', 'روح الصار تحت ضوء الق', 'روح الصاروخ تحت ضوء القمر'],
  ['AR', 'partial words', 'بيت الليم تحت ضوء الق', 'بيت الليمون تحت ضوء القمر'],
  ['CN', 'dropped', '珍珠之门华版', '珍珠之门豪华版'],
  ['CN', 'dropped', '月下王冠福', '月下王冠祝福'],
  ['CN', 'dropped', '章鱼力豪华版', '章鱼之力豪华版'],
  ['CN', 'doubled', '辣椒椒之力豪华版', '辣椒之力豪华版'],
  ['CN', 'doubled', '月下螃蟹蟹之夜', '月下螃蟹之夜'],
  ['CN', 'doubled', '帆船神神殿豪华版', '帆船神殿豪华版'],
  ['CN', 'swapped', '灯笼律旋豪华版', '灯笼旋律豪华版'],
  ['CN', 'swapped', '螃蟹宝藏华豪版', '螃蟹宝藏豪华版'],
  ['CN', 'swapped', '转轮魔镜豪版华', '转轮魔镜豪华版'],
  ['EN', 'partial words', 'ree pala', 'Reef Palace'],
  ['EN', 'dropped', 'fve lanes', 'Five Lanes'],
  ['TY', 'missing accents', 'NGON NUI RAN SAN HO', 'Ngọn Núi Rạn San Hô'],
  ['AR', 'missing accents', 'اسطوره شجره المال', 'أسطورة شجرة المال'],
]

let w: World

beforeAll(async () => {
  w = await world()
  await seedDemo(w.database, new Date('2026-11-21T00:00:00Z'))
})

afterAll(() => w[Symbol.asyncDispose]())

async function found(query: Record<string, string>) {
  const answer = await w.app.portal.inject({ url: gameList.path, query })
  expect(answer.statusCode).toBe(200)
  return answer.json().value as { games: { gameName: string; gameType: string }[]; totalCount: number }
}

test('the corpus has enough of every kind of error', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(60)
  const languages = Map.groupBy(corpus, ([language]) => language)
  for (const language of ['EN', 'TY', 'AR', 'CN']) expect(languages.get(language)?.length).toBeGreaterThanOrEqual(9)
})

test.each(corpus)('[LOB-11] %s, %s: %s finds %s among the first three', async (language, _error, gameName, name) => {
  const { games } = await found({ language, gameName })
  expect(games.slice(0, 3).map((game) => game.gameName)).toContain(name)
})

test.each(['TY', 'AR', 'CN'])('[LOB-11] English with an error is found by a reader of %s too', async (language) => {
  const inEnglish = await found({ language: 'EN', gameName: 'saumrai dream delxe' })
  const { games, totalCount } = await found({ language, gameName: 'saumrai dream delxe' })
  expect(totalCount).toBe(inEnglish.totalCount)
  expect(games.length).toBeGreaterThan(0)
})

test('a forgiven term respects filters and pages', async () => {
  const query = { language: 'EN', gameName: 'chanpion', gameType: 'RNG' }
  const all = await found({ ...query, pageSize: '100' })
  expect(all.totalCount).toBeGreaterThan(10)
  const pages = [await found({ ...query, pageSize: '5' }), await found({ ...query, pageSize: '5', pageNo: '2' })]
  expect(pages.flatMap(({ games }) => games)).toEqual(all.games.slice(0, 10))
  expect(await found({ ...query, gameType: 'FISH', vassalage: 'NONE' })).toMatchObject({ games: [], totalCount: 0 })
})
