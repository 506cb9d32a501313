import type { HelpTopic } from './help-topic.ts'

export const beginnerGuide: HelpTopic = {
  termId: 'beginner-guide',
  group: 'start',
  title: {
    en: 'Beginner guide',
    vi: 'Hướng dẫn cho người mới',
    ar: 'دليل المبتدئين',
    'zh-Hans': '新手指南',
  },
  content: {
    en: `<p>Banyan Play brings thousands of games together in one lobby. This page shows you around in a few minutes.
      Accounts are not open yet, so games cannot be started, but you can look at everything.</p>
      <h3>Find a game</h3>
      <ol>
      <li>Choose a type in the menu: <strong>Slots</strong>, <strong>Live casino</strong>, <strong>Fish</strong>,
      <strong>Lottery</strong> and more.</li>
      <li>Choose a vendor, then a classification. For slots you can also ask for 25 lines or more, or for a minimum
      bet from a certain amount.</li>
      <li>Type a part of the name into <strong>Search by game name</strong>.</li>
      <li>Turn the pages at the foot of the list.</li>
      </ol>
      <p>Your choices stand in the address of the page. Keep it as a bookmark or send it to a friend, and the same
      list opens again. When you choose another vendor, the search and the classification start afresh.</p>
      <h3>Search everything</h3>
      <p>The magnifying glass at the top opens <strong>Search all games</strong>. A part of the name is enough;
      missing accents and small slips are forgiven. A result takes you to its list.</p>
      <h3>Read a tile</h3>
      <table>
      <thead><tr><th scope="col">On the tile</th><th scope="col">What it means</th></tr></thead>
      <tbody>
      <tr><td>Large name, small code below</td><td>The game and its vendor</td></tr>
      <tr><td>Red ribbon with a flame</td><td>Hot: a game that we put forward</td></tr>
      <tr><td>“Live”</td><td>A table of the live casino</td></tr>
      <tr><td>“Maintenance”</td><td>Closed until the time shown</td></tr>
      </tbody>
      </table>
      <h3>Notices, theme and language</h3>
      <ul>
      <li>The bell opens the notices. A red dot means that there is something new.</li>
      <li>You can choose the light or the dark theme, or follow your system.</li>
      <li>The portal speaks English, Vietnamese, Arabic and Simplified Chinese.</li>
      </ul>
      <p>Theme and language are in the menu. On a phone, the menu opens at the bottom of the screen.</p>
      <h3>Where to get help</h3>
      <p>Begin with the <a href="/help#faq">frequently asked questions</a>. The menu also leads to customer service. A
      minute with <a href="/help#responsible-gaming">Play responsibly</a> is well spent, too.</p>`,
    vi: `<p>Banyan Play gom hàng nghìn trò chơi vào một sảnh. Trang này giúp bạn làm quen trong vài phút. Tài khoản
      chưa được mở nên bạn chưa vào chơi được, nhưng mọi thứ đều có thể xem thoải mái.</p>
      <h3>Tìm một trò chơi</h3>
      <ol>
      <li>Chọn thể loại trong menu: <strong>Nổ hũ</strong>, <strong>Casino trực tuyến</strong>, <strong>Bắn
      cá</strong>, <strong>Xổ số</strong> và nhiều thể loại khác.</li>
      <li>Chọn nhà cung cấp, rồi chọn phân loại. Riêng Nổ hũ, bạn còn có thể lọc trò từ 25 dòng trở lên hoặc theo mức
      cược tối thiểu.</li>
      <li>Gõ một phần tên vào ô <strong>Tìm theo tên trò chơi</strong>.</li>
      <li>Chuyển trang ở cuối danh sách.</li>
      </ol>
      <p>Những gì bạn chọn được ghi trong địa chỉ trang. Hãy lưu dấu trang hoặc gửi cho bạn bè, danh sách đó sẽ mở lại
      y như cũ. Khi bạn chọn nhà cung cấp khác, ô tìm kiếm và phân loại được đặt lại từ đầu.</p>
      <h3>Tìm trong tất cả</h3>
      <p>Biểu tượng kính lúp ở đầu trang mở mục <strong>Tìm mọi trò chơi</strong>. Chỉ cần một phần tên; không dấu hay
      gõ nhầm đôi chút vẫn tìm được. Bấm vào kết quả, bạn sẽ đến danh sách có trò chơi đó.</p>
      <h3>Cách đọc một ô trò chơi</h3>
      <table>
      <thead><tr><th scope="col">Trên ô</th><th scope="col">Ý nghĩa</th></tr></thead>
      <tbody>
      <tr><td>Tên lớn, mã nhỏ bên dưới</td><td>Trò chơi và nhà cung cấp</td></tr>
      <tr><td>Dải đỏ có ngọn lửa</td><td>Hot: trò chơi chúng tôi giới thiệu</td></tr>
      <tr><td>“Trực tiếp”</td><td>Một bàn của casino trực tuyến</td></tr>
      <tr><td>“Đang bảo trì”</td><td>Tạm đóng đến thời điểm được ghi</td></tr>
      </tbody>
      </table>
      <h3>Thông báo, giao diện và ngôn ngữ</h3>
      <ul>
      <li>Biểu tượng chuông mở phần thông báo. Chấm đỏ nghĩa là có tin mới.</li>
      <li>Bạn có thể chọn giao diện sáng, tối hoặc theo hệ thống.</li>
      <li>Trang có tiếng Việt, tiếng Anh, tiếng Ả Rập và tiếng Trung giản thể.</li>
      </ul>
      <p>Giao diện và ngôn ngữ nằm trong menu. Trên điện thoại, menu mở từ thanh ở cuối màn hình.</p>
      <h3>Khi cần trợ giúp</h3>
      <p>Hãy bắt đầu với <a href="/help#faq">Câu hỏi thường gặp</a>. Trong menu cũng có mục chăm sóc khách hàng. Bạn
      cũng nên dành một phút đọc <a href="/help#responsible-gaming">Chơi có trách nhiệm</a>.</p>`,
    ar: `<p>يجمع بانيان بلاي آلاف الألعاب في ردهة واحدة، وتعرّفك هذه الصفحة بها في دقائق. لم تُفتح الحسابات بعد، فلا
      يمكن بدء الألعاب، لكن يمكنك تصفّح كل شيء.</p>
      <h3>اعثر على لعبة</h3>
      <ol>
      <li>اختر نوعًا من القائمة: <strong>السلوتس</strong> أو <strong>الكازينو المباشر</strong> أو <strong>صيد
      السمك</strong> أو <strong>اليانصيب</strong> أو غيرها.</li>
      <li>اختر المزوّد ثم التصنيف. وفي السلوتس يمكنك أيضًا طلب 25 خطًا فأكثر، أو رهان أدنى ابتداءً من مبلغ معيّن.</li>
      <li>اكتب جزءًا من الاسم في خانة <strong>ابحث باسم اللعبة</strong>.</li>
      <li>تنقّل بين الصفحات من أسفل القائمة.</li>
      </ol>
      <p>تُحفظ اختياراتك في عنوان الصفحة. ضعه في المفضّلة أو أرسله إلى صديق، فتُفتح القائمة نفسها من جديد. وإذا اخترت
      مزوّدًا آخر، يبدأ البحث والتصنيف من جديد.</p>
      <h3>ابحث في كل شيء</h3>
      <p>تفتح العدسة في أعلى الصفحة <strong>البحث في كل الألعاب</strong>. يكفي جزء من الاسم، ولا بأس بنقص التشكيل أو
      بأخطاء الكتابة البسيطة. وتأخذك النتيجة إلى القائمة التي فيها اللعبة.</p>
      <h3>اقرأ بطاقة اللعبة</h3>
      <table>
      <thead><tr><th scope="col">على البطاقة</th><th scope="col">المعنى</th></tr></thead>
      <tbody>
      <tr><td>اسم كبير وتحته رمز صغير</td><td>اللعبة ومزوّدها</td></tr>
      <tr><td>شريط أحمر فيه شعلة</td><td>رائجة: لعبة نبرزها لك</td></tr>
      <tr><td>«مباشر»</td><td>طاولة من الكازينو المباشر</td></tr>
      <tr><td>«قيد الصيانة»</td><td>مغلقة حتى الموعد المبيّن</td></tr>
      </tbody>
      </table>
      <h3>الإشعارات والمظهر واللغة</h3>
      <ul>
      <li>يفتح الجرس الإشعارات، وتعني النقطة الحمراء أن هناك جديدًا.</li>
      <li>يمكنك اختيار المظهر الفاتح أو الداكن أو اتباع النظام.</li>
      <li>الموقع متاح بالعربية والإنجليزية والفيتنامية والصينية المبسّطة.</li>
      </ul>
      <p>تجد المظهر واللغة في القائمة. وعلى الهاتف تُفتح القائمة من أسفل الشاشة.</p>
      <h3>أين تجد المساعدة</h3>
      <p>ابدأ من <a href="/help#faq">الأسئلة الشائعة</a>. وتقودك القائمة أيضًا إلى خدمة العملاء. وننصحك بدقيقة مع صفحة
      <a href="/help#responsible-gaming">العب بمسؤولية</a>.</p>`,
    'zh-Hans': `<p>Banyan Play 把数千款游戏汇集在一个大厅里。花几分钟读完本页，就能熟悉这里。账户尚未开放，暂时不能开始游戏，但所有内容都可以随意浏览。</p>
      <h3>找到一款游戏</h3>
      <ol>
      <li>在菜单中选择类型：<strong>老虎机</strong>、<strong>真人娱乐</strong>、<strong>捕鱼</strong>、<strong>彩票</strong>等。</li>
      <li>先选厂商，再选分类。老虎机还可以筛选 25 线以上，或按最低投注筛选。</li>
      <li>在<strong>按游戏名称搜索</strong>中输入名称的一部分。</li>
      <li>在列表底部翻页。</li>
      </ol>
      <p>您的选择都记在网址里。收藏网址或发给朋友，再次打开还是同一个列表。改选其他厂商时，搜索和分类会重新开始。</p>
      <h3>搜索全部内容</h3>
      <p>点按页面顶部的放大镜，打开<strong>搜索全部游戏</strong>。输入名称的一部分即可，缺少声调符号或轻微拼写错误也能识别。点按结果，就会来到该游戏所在的列表。</p>
      <h3>看懂游戏卡片</h3>
      <table>
      <thead><tr><th scope="col">卡片上</th><th scope="col">含义</th></tr></thead>
      <tbody>
      <tr><td>大字名称，下方小字代码</td><td>游戏及其厂商</td></tr>
      <tr><td>带火焰的红色丝带</td><td>热门：我们推荐的游戏</td></tr>
      <tr><td>“直播”</td><td>真人娱乐的牌桌</td></tr>
      <tr><td>“维护中”</td><td>暂停开放，至所示时间</td></tr>
      </tbody>
      </table>
      <h3>公告、主题与语言</h3>
      <ul>
      <li>点按铃铛查看公告，红点表示有新内容。</li>
      <li>主题可选浅色、深色，或跟随系统。</li>
      <li>界面提供简体中文、英语、越南语和阿拉伯语。</li>
      </ul>
      <p>主题和语言都在菜单中。在手机上，菜单从屏幕底部打开。</p>
      <h3>需要帮助时</h3>
      <p>可以先看<a href="/help#faq">常见问题</a>，也可以从菜单联系客服。另外，建议花一分钟读一读<a href="/help#responsible-gaming">理性娱乐</a>。</p>`,
  },
}
