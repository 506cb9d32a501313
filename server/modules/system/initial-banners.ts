import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import type { LocalisedText } from '@banyan/rules/content/localised-text.ts'

type Banner = SettingsSections['banners']['list'][number]
type Words = readonly [en: string, vi: string, ar: string, zh: string]

const textIn = ([en, vi, ar, zh]: Words): LocalisedText => ({ en, vi, ar, 'zh-Hans': zh })

/** A banner that is always shown; without an address it links nowhere. */
function banner(
  groupName: Banner['groupName'],
  scene: string,
  url: string,
  texts: { readonly eyebrow?: Words; readonly title: Words; readonly text: Words; readonly button?: Words },
): Banner {
  return {
    id: scene,
    groupName,
    url,
    linkageType: url === '' ? 'NONE' : 'ROUTE',
    imageUrl: `/scenes/${scene}.svg`,
    eyebrow: texts.eyebrow ? textIn(texts.eyebrow) : null,
    title: textIn(texts.title),
    text: textIn(texts.text),
    button: texts.button ? textIn(texts.button) : null,
    from: null,
    until: null,
  }
}

/** What the demo merchant's lobby, side menu and popups show at first, under pictures of our own. */
export const initialBanners: SettingsSections['banners'] = {
  list: [
    banner('w_home', 'full-moon-fair', '/rng', {
      eyebrow: ['Full moon fair', 'Hội trăng rằm', 'مهرجان البدر', '月圆集市'],
      title: [
        'Ten thousand games under one tree',
        'Vạn trò chơi dưới một tán đa',
        'آلاف الألعاب تحت شجرة واحدة',
        '一树之下，万款游戏',
      ],
      text: [
        'Pick a lantern and see where it leads. Slots, live tables and lotteries in one place.',
        'Chọn một chiếc đèn và xem nó dẫn đến đâu. Slot, bàn trực tiếp và xổ số ở cùng một nơi.',
        'اختر فانوسًا وانظر إلى أين يقودك. سلوتس وطاولات مباشرة ويانصيب في مكان واحد.',
        '挑一盏灯笼，看它带你去哪里。老虎机、真人牌桌与彩票尽在一处。',
      ],
      button: ['Browse the games', 'Xem trò chơi', 'تصفح الألعاب', '浏览游戏'],
    }),
    banner('w_home', 'river-of-slots', '/rng', {
      eyebrow: ['Slots', 'Nổ hũ', 'السلوتس', '老虎机'],
      title: ['A river of slots', 'Dòng sông slot', 'نهر من السلوتس', '老虎机之河'],
      text: [
        'Filter by lines, least bet or maker, and find the reels that suit you.',
        'Lọc theo số dòng, mức cược hoặc nhà phát hành để tìm đúng trò bạn thích.',
        'صفِّ حسب الخطوط أو أدنى رهان أو المزوّد لتجد ما يناسبك.',
        '按线数、最低投注或厂商筛选，找到适合您的转轮。',
      ],
      button: ['To the slots', 'Đến khu slot', 'إلى السلوتس', '前往老虎机'],
    }),
    banner('w_home', 'live-salon', '/live', {
      eyebrow: ['Live', 'Trực tiếp', 'مباشر', '真人'],
      title: ['A seat is free at the table', 'Bàn vẫn còn chỗ cho bạn', 'مقعد شاغر على الطاولة', '牌桌上为您留座'],
      text: [
        'Baccarat, roulette, sic bo and fan tan with dealers you can see.',
        'Baccarat, roulette, tài xỉu và fan tan cùng người chia bài thật.',
        'باكارات وروليت وسيك بو وفان تان مع موزعين تراهم أمامك.',
        '百家乐、轮盘、骰宝、番摊，荷官就在眼前。',
      ],
      button: ['Take a seat', 'Vào bàn', 'اجلس', '入座'],
    }),
    banner('w_home', 'lottery-lanterns', '/elott', {
      eyebrow: ['Lottery', 'Xổ số', 'اليانصيب', '彩票'],
      title: ['Draws that you can check', 'Kỳ quay bạn tự kiểm chứng', 'سحوبات يمكنك التحقق منها', '可自行验证的开奖'],
      text: [
        'North, Central and South, every day and every minute.',
        'Bắc, Trung, Nam: mỗi ngày và mỗi phút.',
        'الشمال والوسط والجنوب، كل يوم وكل دقيقة.',
        '北部、中部、南部，每日与每分钟开奖。',
      ],
      button: ['See the draws', 'Xem kỳ quay', 'شاهد السحوبات', '查看开奖'],
    }),
    banner('w_leftmenu', 'bring-a-friend', '', {
      title: ['Bring a friend', 'Rủ bạn cùng chơi', 'اصطحب صديقًا', '邀请好友'],
      text: [
        'The shade is wide enough for two.',
        'Bóng mát đủ rộng cho hai người.',
        'الظل يتسع لاثنين.',
        '树荫足够两个人乘凉。',
      ],
    }),
    banner('w_leftmenu', 'reef-hunt', '/fish', {
      title: ['Down to the reef', 'Xuống rạn san hô', 'إلى الشعاب', '潜入珊瑚礁'],
      text: [
        'Fish shooting for every depth.',
        'Bắn cá ở mọi độ sâu.',
        'صيد بالتصويب في كل عمق.',
        '深浅皆宜的捕鱼游戏。',
      ],
    }),
    banner('w_reg', 'welcome-gate', '', {
      title: ['Welcome to Banyan', 'Chào mừng đến Banyan', 'مرحبًا بك في بانيان', '欢迎来到 Banyan'],
      text: [
        'An account takes a minute. Play for fun, and within your means.',
        'Mở tài khoản chỉ mất một phút. Chơi để vui, trong khả năng của bạn.',
        'الحساب يستغرق دقيقة. العب للمتعة وفي حدود إمكاناتك.',
        '一分钟即可开户。娱乐为先，量力而行。',
      ],
    }),
    banner('w_reg', 'lantern-evening', '', {
      title: ['Your evening, your pace', 'Buổi tối của bạn, nhịp của bạn', 'أمسيتك على وتيرتك', '您的夜晚，您的节奏'],
      text: [
        'Set a limit before you begin; it is a few taps away in your centre.',
        'Đặt giới hạn trước khi bắt đầu, chỉ vài chạm trong trung tâm của bạn.',
        'ضع حدًّا قبل أن تبدأ؛ فهو على بُعد نقرات في مركزك.',
        '开始之前先设限额，在会员中心轻点几下即可。',
      ],
    }),
  ],
}
