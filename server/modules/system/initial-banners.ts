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
        'Chọn một chiếc đèn và xem nó dẫn đến đâu. Nổ hũ, bàn trực tuyến và xổ số ở cùng một nơi.',
        'اختر فانوسًا وانظر إلى أين يقودك. سلوتس وطاولات مباشرة ويانصيب في مكان واحد.',
        '挑一盏灯笼，看它带你去哪里。老虎机、真人牌桌与彩票尽在一处。',
      ],
      button: ['Browse the games', 'Xem trò chơi', 'تصفح الألعاب', '浏览游戏'],
    }),
    banner('w_home', 'river-of-slots', '/rng', {
      eyebrow: ['Slots', 'Nổ hũ', 'السلوتس', '老虎机'],
      title: ['A river of slots', 'Dòng sông nổ hũ', 'نهر من السلوتس', '老虎机之河'],
      text: [
        'Filter by lines, minimum bet or vendor, and find the reels that suit you.',
        'Lọc theo số dòng, mức cược hoặc nhà cung cấp để tìm đúng trò bạn thích.',
        'صفِّ حسب الخطوط أو أدنى رهان أو المزوّد لتجد ما يناسبك.',
        '按线数、最低投注或厂商筛选，找到适合您的转轮。',
      ],
      button: ['To the slots', 'Đến khu nổ hũ', 'إلى السلوتس', '前往老虎机'],
    }),
    banner('w_home', 'live-salon', '/live', {
      eyebrow: ['Live', 'Trực tiếp', 'مباشر', '真人'],
      title: ['From salon to salon', 'Dạo qua từng phòng bàn', 'من صالة إلى صالة', '逐厅浏览真人牌桌'],
      text: [
        'Baccarat, roulette, sic bo and fan tan: find every table by salon, type or name.',
        'Baccarat, roulette, tài xỉu và fan tan: tìm mọi bàn theo phòng, thể loại và tên.',
        'باكارات وروليت وسيك بو وفان تان: كل طاولة بحسب صالتها ونوعها واسمها.',
        '百家乐、轮盘、骰宝、番摊：可按厅、类型和名称查找每张牌桌。',
      ],
      button: ['See the tables', 'Xem các bàn', 'شاهد الطاولات', '查看牌桌'],
    }),
    banner('w_home', 'lottery-lanterns', '/help#fair-play', {
      eyebrow: ['Fair draws', 'Kỳ quay công bằng', 'سحوبات عادلة', '公平开奖'],
      title: ['Draws that you can check', 'Kỳ quay bạn tự kiểm chứng', 'سحوبات يمكنك التحقق منها', '可自行验证的开奖'],
      text: [
        'How a number is drawn, and how anyone can work it out again.',
        'Con số được quay ra thế nào, và ai cũng có thể tính lại.',
        'كيف يُسحب الرقم، وكيف يعيد أي شخص حسابه.',
        '号码如何产生，人人都能重新验算。',
      ],
      button: ['How it works', 'Xem cách quay', 'كيف تعمل', '了解方法'],
    }),
    banner('w_leftmenu', 'bring-a-friend', '/help#beginner-guide', {
      title: ['New here?', 'Bạn mới đến?', 'جديد هنا؟', '初次来访？'],
      text: [
        'A short guide shows you around.',
        'Cẩm nang ngắn đưa bạn đi một vòng.',
        'دليل قصير يعرّفك على المكان.',
        '简短指南，带您逛一圈。',
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
        'Look around as long as you like. Play for fun, and within your means.',
        'Cứ thong thả khám phá. Chơi để vui, trong khả năng của bạn.',
        'تجوّل كما تشاء. العب للمتعة وفي حدود إمكاناتك.',
        '请随意浏览。娱乐为先，量力而行。',
      ],
    }),
    banner('w_reg', 'lantern-evening', '', {
      title: ['Your evening, your pace', 'Buổi tối của bạn, nhịp của bạn', 'أمسيتك على وتيرتك', '您的夜晚，您的节奏'],
      text: [
        'Decide what you can spare before you begin, and stop there.',
        'Hãy định trước số tiền có thể bỏ ra và dừng lại ở đó.',
        'قرّر قبل أن تبدأ ما يمكنك الاستغناء عنه وتوقف عنده.',
        '开始之前先定好可承受的金额，到此为止。',
      ],
    }),
  ],
}
