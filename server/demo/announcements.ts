import type { AnnouncementItem } from '@banyan/contract/operator/announcement-calls.ts'
import { textIn, type Words } from './words.ts'

interface Notice {
  readonly id: string
  readonly type: AnnouncementItem['type']
  readonly execution: AnnouncementItem['execution']
  readonly promotionType?: string
  /** How long ago it came out. */
  readonly daysOld: number
  readonly title: Words
  readonly content: Words
}

const notices: readonly Notice[] = [
  {
    id: 'welcome-to-banyan',
    type: 'B',
    execution: 'B',
    daysOld: 1,
    title: [
      'Welcome to Banyan Play: nearly ten thousand slots, live tables and lotteries in one place',
      'Chào mừng đến Banyan Play: gần mười nghìn trò slot, bàn trực tiếp và xổ số ở cùng một nơi',
      'مرحبًا بك في بانيان بلاي: نحو عشرة آلاف لعبة سلوتس وطاولات مباشرة ويانصيب في مكان واحد',
      '欢迎来到 Banyan Play：近万款老虎机、真人牌桌与彩票尽在一处',
    ],
    content: [
      '<p>Look around at your own pace; <strong>no account</strong> is needed for that.</p><ul><li>Search by name in your language</li><li>Filter by maker, kind, lines and least bet</li><li>Choose your language, and a light or a dark page</li></ul>',
      '<p>Hãy thong thả khám phá; việc này <strong>không cần tài khoản</strong>.</p><ul><li>Tìm theo tên bằng ngôn ngữ của bạn</li><li>Lọc theo nhà phát hành, thể loại, số dòng và mức cược</li><li>Chọn ngôn ngữ và giao diện sáng hoặc tối</li></ul>',
      '<p>تجوّل على مهلك؛ <strong>لا تحتاج إلى حساب</strong> لذلك.</p><ul><li>ابحث بالاسم بلغتك</li><li>صفِّ حسب المزوّد والنوع والخطوط وأدنى رهان</li><li>اختر لغتك والمظهر الفاتح أو الداكن</li></ul>',
      '<p>请随意逛逛，<strong>无需账号</strong>。</p><ul><li>用您的语言按名称搜索</li><li>按厂商、类别、线数与最低投注筛选</li><li>选择您的语言，以及浅色或深色页面</li></ul>',
    ],
  },
  {
    id: 'tea-salon-maintenance',
    type: 'B',
    execution: 'B',
    daysOld: 0,
    title: [
      'The Tea Salon is being serviced and opens again tomorrow at 14:00',
      'Phòng Trà đang bảo trì và mở lại lúc 14:00 ngày mai',
      'صالة الشاي تحت الصيانة وتفتح من جديد غدًا عند الساعة 14:00',
      '茶厅维护中，明日14:00恢复开放',
    ],
    content: [
      '<p>Tables of the Tea Salon are closed while its studio is serviced. Open rounds were finished before. All other tables run as usual.</p>',
      '<p>Các bàn của Phòng Trà tạm đóng trong lúc trường quay được bảo trì. Các ván đang chơi đã kết thúc trước đó. Những bàn khác hoạt động bình thường.</p>',
      '<p>طاولات صالة الشاي مغلقة أثناء صيانة الاستوديو. انتهت الجولات المفتوحة قبل ذلك، وبقية الطاولات تعمل كالمعتاد.</p>',
      '<p>茶厅演播室维护期间，牌桌暂停开放；进行中的牌局已提前结束，其他牌桌照常运营。</p>',
    ],
  },
  {
    id: 'draw-times',
    type: 'B',
    execution: 'B',
    daysOld: 3,
    title: [
      'When the day’s draws take place: South 16:15, Central 17:15, North 18:15',
      'Giờ quay trong ngày: Nam 16:15, Trung 17:15, Bắc 18:15',
      'مواعيد سحوبات اليوم: الجنوب 16:15، الوسط 17:15، الشمال 18:15',
      '每日开奖时间：南部16:15，中部17:15，北部18:15',
    ],
    content: [
      '<p>Betting closes a quarter of an hour before each draw.</p><table><thead><tr><th scope="col">Region</th><th scope="col">Draw</th></tr></thead><tbody><tr><td>South</td><td>16:15</td></tr><tr><td>Central</td><td>17:15</td></tr><tr><td>North</td><td>18:15</td></tr></tbody></table>',
      '<p>Nhận cược đến mười lăm phút trước mỗi kỳ quay.</p><table><thead><tr><th scope="col">Miền</th><th scope="col">Giờ quay</th></tr></thead><tbody><tr><td>Nam</td><td>16:15</td></tr><tr><td>Trung</td><td>17:15</td></tr><tr><td>Bắc</td><td>18:15</td></tr></tbody></table>',
      '<p>يُغلق الرهان قبل كل سحب بربع ساعة.</p><table><thead><tr><th scope="col">المنطقة</th><th scope="col">السحب</th></tr></thead><tbody><tr><td>الجنوب</td><td>16:15</td></tr><tr><td>الوسط</td><td>17:15</td></tr><tr><td>الشمال</td><td>18:15</td></tr></tbody></table>',
      '<p>每期开奖前十五分钟停止投注。</p><table><thead><tr><th scope="col">地区</th><th scope="col">开奖</th></tr></thead><tbody><tr><td>南部</td><td>16:15</td></tr><tr><td>中部</td><td>17:15</td></tr><tr><td>北部</td><td>18:15</td></tr></tbody></table>',
    ],
  },
  {
    id: 'play-within-your-means',
    type: 'PU',
    execution: 'B',
    daysOld: 2,
    title: ['Play within your means', 'Chơi trong khả năng', 'العب في حدود إمكاناتك', '量力而行'],
    content: [
      '<h3>Before you begin</h3><p>A game is an evening’s pleasure, not an income. Decide what you can spare, and stop there.</p><blockquote>Nobody under 18 may play here.</blockquote><p>When it stops being fun, talk to somebody you trust.</p>',
      '<h3>Trước khi bắt đầu</h3><p>Trò chơi là niềm vui buổi tối, không phải thu nhập. Hãy định trước số tiền có thể bỏ ra và dừng lại ở đó.</p><blockquote>Người dưới 18 tuổi không được chơi.</blockquote><p>Khi trò chơi không còn vui, hãy nói chuyện với người bạn tin cậy.</p>',
      '<h3>قبل أن تبدأ</h3><p>اللعب متعة أمسية وليس دخلًا. قرّر ما يمكنك الاستغناء عنه وتوقف عنده.</p><blockquote>لا يُسمح باللعب لمن هم دون 18 عامًا.</blockquote><p>وحين يفقد اللعب متعته، تحدّث إلى شخص تثق به.</p>',
      '<h3>开始之前</h3><p>游戏是消遣，不是收入。先定好可承受的金额，到此为止。</p><blockquote>未满18岁者不得参与。</blockquote><p>若游戏不再有趣，请与您信任的人谈谈。</p>',
    ],
  },
  {
    id: 'how-search-works',
    type: 'PU',
    execution: 'B',
    daysOld: 6,
    title: [
      'Find a game by three letters',
      'Tìm trò chơi chỉ với ba chữ',
      'ابحث عن لعبة بثلاثة أحرف',
      '三个字母找到游戏',
    ],
    content: [
      '<p>Search takes names with and without accents, and forgives a slip of the finger.</p><ol><li>Open a kind of game.</li><li>Type a part of its name.</li><li>Narrow by maker or class.</li></ol>',
      '<p>Ô tìm kiếm nhận tên có dấu hoặc không dấu, và bỏ qua lỗi gõ nhỏ.</p><ol><li>Mở một thể loại.</li><li>Gõ một phần tên.</li><li>Lọc theo nhà phát hành hoặc nhóm.</li></ol>',
      '<p>يقبل البحث الأسماء بالتشكيل وبدونه ويتسامح مع زلات الكتابة.</p><ol><li>افتح نوعًا من الألعاب.</li><li>اكتب جزءًا من الاسم.</li><li>ضيّق حسب المزوّد أو الفئة.</li></ol>',
      '<p>搜索时可不带声调符号，也容许小小的输入错误。</p><ol><li>打开一个游戏类别。</li><li>输入名称的一部分。</li><li>按厂商或分类缩小范围。</li></ol>',
    ],
  },
  {
    id: 'protect-your-account',
    type: 'PU',
    execution: 'A',
    daysOld: 4,
    title: ['Protect your account', 'Bảo vệ tài khoản', 'احمِ حسابك', '保护您的账号'],
    content: [
      '<p>Our staff never ask for your password or a code. Use a password that you use nowhere else, and look at your sign-ins in the security centre from time to time.</p>',
      '<p>Nhân viên của chúng tôi không bao giờ hỏi mật khẩu hay mã xác nhận. Hãy dùng mật khẩu riêng và thỉnh thoảng xem lịch sử đăng nhập trong trung tâm bảo mật.</p>',
      '<p>لا يطلب موظفونا كلمة مرورك ولا أي رمز. استخدم كلمة مرور لا تستخدمها في مكان آخر، وراجع عمليات دخولك في مركز الأمان من حين لآخر.</p>',
      '<p>我们的员工绝不会索要您的密码或验证码。请使用独一无二的密码，并不时在安全中心查看登录记录。</p>',
    ],
  },
  {
    id: 'first-steps',
    type: 'PU',
    execution: 'F',
    daysOld: 10,
    title: ['Your first steps', 'Những bước đầu tiên', 'خطواتك الأولى', '新手指引'],
    content: [
      '<p>Good to have you here. Three things are worth a minute:</p><ol><li>Confirm your mail address, so that you can get back in.</li><li>Set a limit for deposits.</li><li>Mark a few favourites; they wait for you on the front page.</li></ol>',
      '<p>Rất vui được gặp bạn. Ba việc nên làm ngay:</p><ol><li>Xác nhận email để luôn vào lại được.</li><li>Đặt giới hạn nạp tiền.</li><li>Đánh dấu vài trò yêu thích; chúng đợi bạn ở trang chủ.</li></ol>',
      '<p>سعداء بوجودك. ثلاثة أمور تستحق دقيقة:</p><ol><li>أكّد بريدك لتتمكن من العودة دائمًا.</li><li>ضع حدًّا للإيداع.</li><li>اختر بعض المفضلات؛ فهي تنتظرك في الصفحة الأولى.</li></ol>',
      '<p>很高兴见到您。有三件事值得花一分钟：</p><ol><li>验证邮箱，以便随时找回账号。</li><li>设置存款限额。</li><li>收藏几款游戏，它们会在首页等您。</li></ol>',
    ],
  },
  {
    id: 'rebate-every-day',
    type: 'PR',
    execution: 'A',
    promotionType: 'REBATE',
    daysOld: 5,
    title: [
      'A rebate on every settled bet',
      'Hoàn trả trên mọi cược đã kết toán',
      'استرداد على كل رهان مُسوّى',
      '每笔已结算投注均有返水',
    ],
    content: [
      '<p>A small share of what you bet comes back, win or lose. The rates stand in the reward centre; nothing has to be claimed.</p><hr><p><em>Cancelled and void bets do not count.</em></p>',
      '<p>Một phần nhỏ tiền cược được hoàn lại, dù thắng hay thua. Tỷ lệ có trong trung tâm thưởng; bạn không cần đăng ký.</p><hr><p><em>Cược bị hủy hoặc vô hiệu không được tính.</em></p>',
      '<p>يعود إليك جزء صغير مما تراهن به، ربحت أم خسرت. النسب موضحة في مركز المكافآت ولا يلزم تقديم أي طلب.</p><hr><p><em>لا تُحتسب الرهانات الملغاة والباطلة.</em></p>',
      '<p>无论输赢，投注额的一小部分都会返还。比例见奖励中心，无需申请。</p><hr><p><em>取消与无效的投注不计。</em></p>',
    ],
  },
]

/** The demo merchant's announcements, dated back from `now`. */
export function demoAnnouncements(now: Date): AnnouncementItem[] {
  return notices.map(({ daysOld, title, content, promotionType = '', ...notice }, place) => ({
    ...notice,
    promotionType,
    title: textIn(title),
    content: textIn(content),
    from: new Date(now.getTime() - daysOld * 86_400_000 - place * 60_000).toISOString(),
    until: null,
  }))
}
