import type { AnnouncementItem } from '@banyan/contract/operator/announcement-calls.ts'
import { textIn, type Words } from './catalogue/words.ts'

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
      'Chào mừng đến Banyan Play: gần mười nghìn trò nổ hũ, bàn trực tuyến và xổ số ở cùng một nơi',
      'مرحبًا بك في بانيان بلاي: نحو عشرة آلاف لعبة سلوتس وطاولات مباشرة ويانصيب في مكان واحد',
      '欢迎来到 Banyan Play：近万款老虎机、真人牌桌与彩票尽在一处',
    ],
    content: [
      '<p>Look around at your own pace; you need <strong>no account</strong> for that.</p><ul><li>Search by name in your language</li><li>Filter by vendor, type, lines and minimum bet</li><li>Choose your language, and the light or the dark theme</li></ul>',
      '<p>Hãy thong thả khám phá; việc này <strong>không cần tài khoản</strong>.</p><ul><li>Tìm theo tên bằng ngôn ngữ của bạn</li><li>Lọc theo nhà cung cấp, thể loại, số dòng và mức cược</li><li>Chọn ngôn ngữ và giao diện sáng hoặc tối</li></ul>',
      '<p>تجوّل على مهلك؛ <strong>لا تحتاج إلى حساب</strong> لذلك.</p><ul><li>ابحث بالاسم بلغتك</li><li>صفِّ حسب المزوّد والنوع والخطوط وأدنى رهان</li><li>اختر لغتك والمظهر الفاتح أو الداكن</li></ul>',
      '<p>请随意逛逛，<strong>无需账户</strong>。</p><ul><li>用您的语言按名称搜索</li><li>按厂商、类别、线数与最低投注筛选</li><li>选择您的语言，以及浅色或深色主题</li></ul>',
    ],
  },
  {
    id: 'tea-salon-maintenance',
    type: 'B',
    execution: 'B',
    daysOld: 0,
    title: [
      'The Tea Salon is under maintenance and opens again tomorrow at 14:00',
      'Phòng Trà đang bảo trì và mở lại lúc 14:00 ngày mai',
      'صالة الشاي تحت الصيانة وتفتح من جديد غدًا عند الساعة 14:00',
      '茶厅维护中，明日 14:00 恢复开放',
    ],
    content: [
      '<p>The tables of the Tea Salon are closed while its studio is serviced. All open rounds were finished first. The other tables run as usual.</p>',
      '<p>Các bàn của Phòng Trà tạm đóng trong lúc trường quay được bảo trì. Các ván đang chơi đã kết thúc trước đó. Những bàn khác hoạt động bình thường.</p>',
      '<p>طاولات صالة الشاي مغلقة أثناء صيانة الاستوديو. انتهت الجولات المفتوحة قبل ذلك، وبقية الطاولات تعمل كالمعتاد.</p>',
      '<p>茶厅演播室维护期间，牌桌暂停开放；进行中的牌局已提前结束，其他牌桌照常运营。</p>',
    ],
  },
  {
    id: 'where-to-find-what',
    type: 'B',
    execution: 'B',
    daysOld: 3,
    title: [
      'Where to find what: games, help, and how to install Banyan on your phone',
      'Tìm gì ở đâu: trò chơi, trợ giúp và cách cài Banyan lên điện thoại',
      'أين تجد ما تريد: الألعاب والمساعدة وطريقة تثبيت بانيان على هاتفك',
      '各项内容在哪里：游戏、帮助以及如何把 Banyan 安装到手机',
    ],
    content: [
      '<p>A few places worth knowing:</p><table><thead><tr><th scope="col">What</th><th scope="col">Where</th></tr></thead><tbody><tr><td>Slots</td><td><a href="/rng">Slots</a></td></tr><tr><td>Live tables</td><td><a href="/live">Live casino</a></td></tr><tr><td>First steps</td><td><a href="/help#beginner-guide">Beginner guide</a></td></tr><tr><td>On your phone</td><td><a href="/download">Download</a></td></tr></tbody></table>',
      '<p>Vài nơi nên biết:</p><table><thead><tr><th scope="col">Nội dung</th><th scope="col">Ở đâu</th></tr></thead><tbody><tr><td>Trò nổ hũ</td><td><a href="/rng">Nổ hũ</a></td></tr><tr><td>Bàn trực tuyến</td><td><a href="/live">Casino trực tuyến</a></td></tr><tr><td>Bước đầu tiên</td><td><a href="/help#beginner-guide">Hướng dẫn cho người mới</a></td></tr><tr><td>Trên điện thoại</td><td><a href="/download">Tải ứng dụng</a></td></tr></tbody></table>',
      '<p>أماكن يجدر بك معرفتها:</p><table><thead><tr><th scope="col">ماذا</th><th scope="col">أين</th></tr></thead><tbody><tr><td>ألعاب السلوتس</td><td><a href="/rng">السلوتس</a></td></tr><tr><td>الطاولات المباشرة</td><td><a href="/live">الكازينو المباشر</a></td></tr><tr><td>الخطوات الأولى</td><td><a href="/help#beginner-guide">دليل المبتدئين</a></td></tr><tr><td>على هاتفك</td><td><a href="/download">التنزيل</a></td></tr></tbody></table>',
      '<p>几个值得了解的去处：</p><table><thead><tr><th scope="col">内容</th><th scope="col">位置</th></tr></thead><tbody><tr><td>老虎机</td><td><a href="/rng">老虎机</a></td></tr><tr><td>真人牌桌</td><td><a href="/live">真人娱乐</a></td></tr><tr><td>新手入门</td><td><a href="/help#beginner-guide">新手指南</a></td></tr><tr><td>手机使用</td><td><a href="/download">下载</a></td></tr></tbody></table>',
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
      '<h3>开始之前</h3><p>游戏是消遣，不是收入。先定好可承受的金额，到此为止。</p><blockquote>未满 18 岁者不得参与。</blockquote><p>若游戏不再有趣，请与您信任的人谈谈。</p>',
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
      '<p>You can type names with or without accents, and small slips are forgiven.</p><ol><li>Open a type of game.</li><li>Type a part of the name.</li><li>Narrow the list by vendor or classification.</li></ol>',
      '<p>Ô tìm kiếm nhận tên có dấu hoặc không dấu, và bỏ qua lỗi gõ nhỏ.</p><ol><li>Mở một thể loại.</li><li>Gõ một phần tên.</li><li>Lọc theo nhà cung cấp hoặc phân loại.</li></ol>',
      '<p>يقبل البحث الأسماء بالتشكيل وبدونه ويتسامح مع زلات الكتابة.</p><ol><li>افتح نوعًا من الألعاب.</li><li>اكتب جزءًا من الاسم.</li><li>ضيّق القائمة حسب المزوّد أو التصنيف.</li></ol>',
      '<p>搜索时可不带声调符号，也容许小小的输入错误。</p><ol><li>打开一个游戏类别。</li><li>输入名称的一部分。</li><li>按厂商或分类缩小范围。</li></ol>',
    ],
  },
  {
    id: 'protect-yourself',
    type: 'PU',
    execution: 'A',
    daysOld: 4,
    title: [
      'We never ask for your password',
      'Chúng tôi không bao giờ hỏi mật khẩu của bạn',
      'لا نسألك أبدًا عن كلمة مرورك',
      '我们绝不会索要您的密码',
    ],
    content: [
      '<p>Our staff never ask for a password or a code. Contact customer service through the links in our menu, and check the address of a page before you type anything into it.</p>',
      '<p>Nhân viên của chúng tôi không bao giờ hỏi mật khẩu hay mã xác nhận. Hãy liên hệ chăm sóc khách hàng qua các liên kết trong menu và xem kỹ địa chỉ trang trước khi nhập bất cứ điều gì.</p>',
      '<p>لا يطلب موظفونا كلمة مرور ولا أي رمز. تواصل مع خدمة العملاء عبر الروابط في قائمتنا، وتحقق من عنوان الصفحة قبل أن تكتب فيها شيئًا.</p>',
      '<p>我们的员工绝不会索要密码或验证码。请通过菜单中的链接联系客服，并在输入任何内容之前核对网页地址。</p>',
    ],
  },
  {
    id: 'first-steps',
    type: 'PU',
    execution: 'F',
    daysOld: 10,
    title: ['Your first steps', 'Những bước đầu tiên', 'خطواتك الأولى', '新手指引'],
    content: [
      '<p>Good to have you here. Three things worth a minute:</p><ol><li>Read the <a href="/help#beginner-guide">beginner guide</a>.</li><li>See how to <a href="/help#security-tips">protect your account</a>.</li><li>Choose your language, and the light or the dark theme.</li></ol>',
      '<p>Rất vui được gặp bạn. Ba việc nên làm ngay:</p><ol><li>Đọc <a href="/help#beginner-guide">hướng dẫn cho người mới</a>.</li><li>Xem cách <a href="/help#security-tips">bảo vệ tài khoản</a>.</li><li>Chọn ngôn ngữ và giao diện sáng hoặc tối.</li></ol>',
      '<p>سعداء بوجودك. ثلاثة أمور تستحق دقيقة:</p><ol><li>اقرأ <a href="/help#beginner-guide">دليل المبتدئين</a>.</li><li>تعرّف كيف <a href="/help#security-tips">تحمي حسابك</a>.</li><li>اختر لغتك والمظهر الفاتح أو الداكن.</li></ol>',
      '<p>很高兴见到您。有三件事值得花一分钟：</p><ol><li>阅读<a href="/help#beginner-guide">新手指南</a>。</li><li>了解如何<a href="/help#security-tips">保护账户</a>。</li><li>选择您的语言，以及浅色或深色主题。</li></ol>',
    ],
  },
  {
    id: 'draws-anyone-can-check',
    type: 'PR',
    execution: 'A',
    promotionType: 'FAIR_DRAWS',
    daysOld: 5,
    title: [
      'Draws that anyone can check',
      'Kỳ quay ai cũng kiểm chứng được',
      'سحوبات يمكن لأي شخص التحقق منها',
      '人人可验证的开奖',
    ],
    content: [
      '<p>Our rules fix in advance how a number is drawn, so that anyone can work it out again afterwards. The <a href="/help#fair-play">help centre</a> explains how; the <a href="/odds">odds checker</a> shows lines, chances and payout of any bet.</p><hr><p><em>The jackpot on the home page is illustrative, and says so.</em></p>',
      '<p>Quy tắc định trước cách mỗi con số được quay ra, nhờ đó về sau có thể tính lại. <a href="/help#fair-play">Trung tâm trợ giúp</a> giải thích cách làm; trang <a href="/odds">kiểm tra tỷ lệ cược</a> cho biết số dòng, xác suất và tiền thắng của mọi cược.</p><hr><p><em>Jackpot ở trang chủ chỉ để minh họa và được ghi rõ như vậy.</em></p>',
      '<p>تحدّد قواعدنا مسبقًا كيف يُسحب الرقم، ليمكن إعادة حسابه لاحقًا. يشرح <a href="/help#fair-play">مركز المساعدة</a> الطريقة، ويعرض <a href="/odds">مدقق الاحتمالات</a> الأسطر والفرص والأرباح لأي رهان.</p><hr><p><em>الجائزة الكبرى في الصفحة الرئيسية للتوضيح فقط، وهذا مكتوب عليها.</em></p>',
      '<p>号码如何产生由规则事先确定，因此事后可以重新验算。<a href="/help#fair-play">帮助中心</a>说明方法；<a href="/odds">赔率检验</a>列出任意投注的注数、概率和派彩。</p><hr><p><em>首页的头奖仅供示意，页面上有标明。</em></p>',
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
