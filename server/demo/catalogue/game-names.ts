import type { LocalisedText } from '@banyan/rules/content/localised-text.ts'
import { textIn, type Words } from './words.ts'

/**
 * Whom or what a game is about; each has a motif in the art, and those that share one stand apart, so that
 * walls stay lively.
 */
export const owners: readonly Words[] = [
  ['Dragon', 'Rồng', 'التنين', '神龙'],
  ['Koi', 'Cá Chép', 'الكوي', '锦鲤'],
  ['Lantern', 'Đèn Lồng', 'الفانوس', '灯笼'],
  ['Tiger', 'Hổ', 'النمر', '猛虎'],
  ['Gem', 'Ngọc Quý', 'الجوهرة', '宝石'],
  ['Rooster', 'Gà Trống', 'الديك', '金鸡'],
  ['Reef', 'Rạn San Hô', 'الشعاب', '珊瑚'],
  ['Mahjong', 'Mạt Chược', 'الماجونغ', '麻将'],
  ['Coin Tree', 'Cây Tiền', 'شجرة المال', '摇钱树'],
  ['Junk', 'Thuyền Buồm', 'الشراع', '帆船'],
  ['Drum', 'Trống Đồng', 'الطبل', '铜鼓'],
  ['Mask', 'Mặt Nạ', 'القناع', '面具'],
  ['Rocket', 'Tên Lửa', 'الصاروخ', '火箭'],
  ['Fox', 'Cáo', 'الثعلب', '灵狐'],
  ['Lucky Seven', 'Số Bảy', 'السبعة', '幸运七'],
  ['Crown', 'Vương Miện', 'التاج', '王冠'],
  ['Phoenix', 'Phượng Hoàng', 'العنقاء', '凤凰'],
  ['Dice', 'Xúc Xắc', 'النرد', '骰子'],
  ['Clover', 'Cỏ Bốn Lá', 'البرسيم', '四叶草'],
  ['Planet', 'Hành Tinh', 'الكوكب', '星球'],
  ['Pyramid', 'Kim Tự Tháp', 'الهرم', '金字塔'],
  ['Turtle', 'Rùa', 'السلحفاة', '玄龟'],
  ['Chili', 'Ớt', 'الفلفل', '辣椒'],
  ['Helmet', 'Chiến Giáp', 'الخوذة', '战盔'],
  ['Citrus', 'Cam Chanh', 'الليمون', '柑橘'],
  ['Lotus', 'Hoa Sen', 'اللوتس', '莲花'],
  ['Bull', 'Bò Tót', 'الثور', '金牛'],
  ['Pagoda', 'Chùa Tháp', 'الباغودا', '宝塔'],
  ['Champion', 'Nhà Vô Địch', 'البطل', '冠军'],
  ['Ace', 'Quân Át', 'الآس', '王牌'],
  ['Golden Chest', 'Rương Vàng', 'الصندوق الذهبي', '黄金宝箱'],
  ['Cherry', 'Anh Đào', 'الكرز', '樱桃'],
  ['Wheel', 'Vòng Quay', 'العجلة', '转轮'],
  ['Octopus', 'Bạch Tuộc', 'الأخطبوط', '章鱼'],
  ['Shark', 'Cá Mập', 'القرش', '巨鲨'],
  ['Fan', 'Quạt Lụa', 'المروحة', '丝扇'],
  ['Crab', 'Cua', 'السلطعون', '螃蟹'],
  ['Card', 'Lá Bài', 'البطاقة', '纸牌'],
  ['Golden Ball', 'Bóng Vàng', 'الكرة الذهبية', '金球'],
  ['Bingo', 'Bingo', 'البنغو', '宾果'],
  ['Banyan', 'Cây Đa', 'شجرة البانيان', '榕树'],
  ['Pearl', 'Ngọc Trai', 'اللؤلؤة', '珍珠'],
  ['Peacock', 'Chim Công', 'الطاووس', '孔雀'],
  ['Orchid', 'Phong Lan', 'الأوركيد', '兰花'],
  ['Wolf', 'Sói', 'الذئب', '苍狼'],
  ['Buffalo', 'Trâu Rừng', 'الجاموس', '野牛'],
  ['Comet', 'Sao Chổi', 'المذنب', '彗星'],
  ['Emperor', 'Hoàng Đế', 'الإمبراطور', '皇帝'],
  ['Samurai', 'Samurai', 'الساموراي', '武士'],
  ['Mandarin', 'Quýt', 'اليوسفي', '蜜橘'],
]

/** What the game calls its owner's; in Arabic the first half of a construct, so that gender and case agree. */
const heads: readonly Words[] = [
  ['Treasure', 'Kho Báu', 'كنز', '宝藏'],
  ['Kingdom', 'Vương Quốc', 'مملكة', '王国'],
  ['Garden', 'Khu Vườn', 'حديقة', '花园'],
  ['Legend', 'Huyền Thoại', 'أسطورة', '传奇'],
  ['Palace', 'Cung Điện', 'قصر', '宫殿'],
  ['Fortune', 'Vận May', 'حظ', '好运'],
  ['Dance', 'Vũ Điệu', 'رقصة', '之舞'],
  ['Secret', 'Bí Mật', 'سر', '秘密'],
  ['Night', 'Đêm', 'ليلة', '之夜'],
  ['Feast', 'Yến Tiệc', 'وليمة', '盛宴'],
  ['Gate', 'Cổng', 'بوابة', '之门'],
  ['River', 'Dòng Sông', 'نهر', '之河'],
  ['Tower', 'Tòa Tháp', 'برج', '高塔'],
  ['Temple', 'Đền Thờ', 'معبد', '神殿'],
  ['Harvest', 'Mùa Gặt', 'حصاد', '丰收'],
  ['Storm', 'Cơn Bão', 'عاصفة', '风暴'],
  ['Quest', 'Hành Trình', 'رحلة', '探险'],
  ['Empire', 'Đế Chế', 'إمبراطورية', '帝国'],
  ['Market', 'Phiên Chợ', 'سوق', '集市'],
  ['Carnival', 'Lễ Hội', 'مهرجان', '嘉年华'],
  ['Valley', 'Thung Lũng', 'وادي', '山谷'],
  ['Island', 'Hòn Đảo', 'جزيرة', '之岛'],
  ['Melody', 'Giai Điệu', 'لحن', '旋律'],
  ['Journey', 'Chuyến Đi', 'مسيرة', '旅程'],
  ['Blessing', 'Phúc Lành', 'بركة', '祝福'],
  ['Destiny', 'Định Mệnh', 'قدر', '命运'],
  ['Dream', 'Giấc Mơ', 'حلم', '梦境'],
  ['Fire', 'Ngọn Lửa', 'نار', '之火'],
  ['Glory', 'Vinh Quang', 'مجد', '荣耀'],
  ['Guardian', 'Người Gác', 'حارس', '守护者'],
  ['Heart', 'Trái Tim', 'قلب', '之心'],
  ['Hunt', 'Cuộc Săn', 'صيد', '狩猎'],
  ['Jackpot', 'Hũ Vàng', 'جائزة', '大奖'],
  ['Lake', 'Mặt Hồ', 'بحيرة', '之湖'],
  ['Mine', 'Mỏ Vàng', 'منجم', '金矿'],
  ['Mountain', 'Ngọn Núi', 'جبل', '之山'],
  ['Party', 'Bữa Tiệc', 'حفلة', '派对'],
  ['Path', 'Con Đường', 'درب', '之路'],
  ['Power', 'Sức Mạnh', 'قوة', '之力'],
  ['Promise', 'Lời Hứa', 'وعد', '诺言'],
  ['Rush', 'Cơn Sốt', 'اندفاع', '狂潮'],
  ['Saga', 'Sử Thi', 'ملحمة', '史诗'],
  ['Song', 'Khúc Ca', 'أغنية', '之歌'],
  ['Spirit', 'Linh Hồn', 'روح', '之灵'],
  ['Spring', 'Mùa Xuân', 'ربيع', '之春'],
  ['Star', 'Ngôi Sao', 'نجمة', '之星'],
  ['Throne', 'Ngai Vàng', 'عرش', '王座'],
  ['Trail', 'Dấu Chân', 'أثر', '足迹'],
  ['Vault', 'Hầm Báu', 'خزنة', '金库'],
  ['Wonder', 'Kỳ Quan', 'أعجوبة', '奇迹'],
  ['Bay', 'Vịnh', 'خليج', '海湾'],
  ['Bridge', 'Cây Cầu', 'جسر', '之桥'],
  ['Castle', 'Lâu Đài', 'قلعة', '城堡'],
  ['Court', 'Triều Đình', 'بلاط', '宫廷'],
  ['Forest', 'Khu Rừng', 'غابة', '森林'],
  ['Harbour', 'Bến Cảng', 'ميناء', '港湾'],
  ['Horizon', 'Chân Trời', 'أفق', '天际'],
  ['House', 'Ngôi Nhà', 'بيت', '之家'],
  ['Mirror', 'Tấm Gương', 'مرآة', '魔镜'],
  ['Mystery', 'Điều Bí Ẩn', 'لغز', '之谜'],
  ['Oasis', 'Ốc Đảo', 'واحة', '绿洲'],
  ['Parade', 'Đoàn Diễu Hành', 'موكب', '巡游'],
  ['Peak', 'Đỉnh Cao', 'قمة', '之巅'],
  ['Prophecy', 'Lời Tiên Tri', 'نبوءة', '预言'],
  ['Riches', 'Gia Tài', 'ثروة', '财富'],
  ['Tale', 'Câu Chuyện', 'حكاية', '物语'],
]

/** Editions of one game; in Arabic and Vietnamese they follow the name and agree with nothing in it. */
const editions: readonly ((words: Words) => Words)[] = [
  (words) => words,
  ([en, vi, ar, zh]) => [`${en} by Moonlight`, `${vi} Dưới Trăng`, `${ar} تحت ضوء القمر`, `月下${zh}`],
  ([en, vi, ar, zh]) => [`${en} Deluxe`, `${vi} Thượng Hạng`, `${ar}: النسخة الفاخرة`, `${zh}豪华版`],
]

export const nameCount = owners.length * heads.length * editions.length

/** The name with this number, from 0 to `nameCount` - 1: each once, in the four complete languages. */
export function gameName(number: number): LocalisedText {
  const ownerAt = number % owners.length
  const headAt = Math.floor(number / owners.length) % heads.length
  const owner = owners[ownerAt]
  const head = heads[headAt]
  // Turned by owner and head, so that the editions follow no rhythm in a wall.
  const turn = Math.floor((ownerAt * 7 + headAt * 13) / 5)
  const edition = editions[(Math.floor(number / (owners.length * heads.length)) + turn) % editions.length]
  if (number < 0 || number >= nameCount || !owner || !head || !edition)
    throw new RangeError(`there is no name number ${number}`)
  return textIn(
    edition([`${owner[0]} ${head[0]}`, `${head[1]} ${owner[1]}`, `${head[2]} ${owner[2]}`, owner[3] + head[3]]),
  )
}
