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
      You can look at everything, and try many games with play money, without an account.</p>
      <h3>Find a game</h3>
      <ol>
      <li>Choose a type in the menu: <strong>Slots</strong>, <strong>Live casino</strong>, <strong>Fish</strong>,
      <strong>Lottery</strong> and more.</li>
      <li>Choose a vendor, then a classification. For slots you can also ask for 25 lines or more, or for a minimum
      bet from a certain amount.</li>
      <li>Type a part of the name into <strong>Search by game name</strong>.</li>
      <li>Turn the pages at the foot of the list.</li>
      </ol>
      <p>The address of the page holds your choices. Keep it as a bookmark or send it to a friend, and the same list opens
      again. When you choose another vendor, the search and the classification start afresh.</p>
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
      <tr><td>“Free trial”</td><td>Starts the game with play money, without an account</td></tr>
      </tbody>
      </table>
      <p>A tap on the tile itself starts the game with money from your balance. You need a real account for that; nobody
      can pay in or out yet.</p>
      <h3>Make an account</h3>
      <ol>
      <li>Press <strong>Register</strong> at the top of the page. You must be 18 or older.</li>
      <li>Choose <strong>Username</strong>, or <strong>Mobile</strong>: then we pick a username for you.</li>
      <li>Fill in the form. A mobile number is confirmed by a code that we send by SMS.</li>
      <li>If you were invited, enter the <strong>invitation code</strong>. Without one, leave the field empty.</li>
      <li>Type the characters of the picture and accept the <a href="/help#terms">terms</a>.</li>
      </ol>
      <p>You only want to have a look first? The login window offers <strong>Try without an account</strong>. Such a
      trial account ends after two hours at the latest. It keeps favourites, but has no member centre and can’t play with money.</p>
      <h3>Log in and make it yours</h3>
      <ul>
      <li>You can log in with username and password, with a code by SMS, or with a passkey. From a new place we may ask for one more proof.</li>
      <li>On a device of your own, <strong>Remember this device for a day</strong> saves you typing the password.</li>
      <li>The heart on a game keeps it among your favourites.</li>
      <li>Your picture at the top leads to <strong>My account</strong>. There, <strong>Security</strong> shows what
      protects your account, and <strong>Profile</strong> what you tell about yourself.</li>
      <li>Agents log in <a href="/agent">on a page of their own</a>.</li>
      </ul>
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
    vi: `<p>Banyan Play gom hàng nghìn trò chơi vào một sảnh. Trang này giúp bạn làm quen trong vài phút. Bạn có thể
      xem thoải mái mọi thứ mà không cần tài khoản. Nhiều trò còn chơi thử được ngay.</p>
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
      <tr><td>“Chơi thử”</td><td>Mở trò chơi bằng tiền chơi thử, không cần tài khoản</td></tr>
      </tbody>
      </table>
      <p>Bấm vào chính ô đó là chơi bằng tiền trong số dư. Bạn cần tài khoản thật để làm việc này; hiện chưa ai nạp hay rút
      được tiền.</p>
      <h3>Tạo tài khoản</h3>
      <ol>
      <li>Bấm <strong>Đăng ký</strong> ở đầu trang. Bạn phải từ 18 tuổi trở lên.</li>
      <li>Chọn <strong>Tên đăng nhập</strong>, hoặc <strong>Số điện thoại</strong>: khi đó chúng tôi đặt tên đăng nhập giúp
      bạn.</li>
      <li>Điền vào mẫu. Số điện thoại được xác nhận bằng mã gửi qua SMS.</li>
      <li>Nếu có người mời, hãy nhập <strong>mã mời</strong>. Không có thì để trống.</li>
      <li>Gõ các ký tự trong hình và chấp nhận <a href="/help#terms">điều khoản</a>.</li>
      </ol>
      <p>Bạn chỉ muốn xem thử trước? Cửa sổ đăng nhập có nút <strong>Chơi thử không cần tài khoản</strong>. Tài khoản
      chơi thử kết thúc chậm nhất sau hai giờ. Bạn lưu được trò chơi yêu thích, nhưng không có trung tâm hội viên và không chơi bằng tiền được.</p>
      <h3>Đăng nhập và dùng theo ý mình</h3>
      <ul>
      <li>Bạn có thể đăng nhập bằng tên đăng nhập và mật khẩu, bằng mã qua SMS hoặc bằng khóa truy cập. Khi bạn ở nơi
      mới, chúng tôi có thể cần thêm một bước xác nhận.</li>
      <li>Trên thiết bị của riêng bạn, chọn <strong>Ghi nhớ thiết bị này trong một ngày</strong> để khỏi gõ lại mật
      khẩu.</li>
      <li>Trái tim trên ô trò chơi lưu trò đó vào danh sách yêu thích.</li>
      <li>Ảnh của bạn ở đầu trang dẫn đến <strong>Tài khoản của tôi</strong>. Ở đó, <strong>Bảo mật</strong> cho thấy
      những gì bảo vệ tài khoản, còn <strong>Hồ sơ</strong> là những gì bạn cho biết về mình.</li>
      <li>Đại lý đăng nhập <a href="/agent">ở trang riêng</a>.</li>
      </ul>
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
    ar: `<p>يجمع بانيان بلاي آلاف الألعاب في ردهة واحدة، وتعرّفك هذه الصفحة بها في دقائق. يمكنك تصفّح كل شيء دون حساب.
      ويمكنك تجربة كثير من الألعاب بأموال تجريبية.</p>
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
      <tr><td>«تجربة»</td><td>يبدأ اللعبة بأموال تجريبية دون حساب</td></tr>
      </tbody>
      </table>
      <p>الضغط على البطاقة نفسها يبدأ اللعبة بمال من رصيدك. وتحتاج إلى حساب حقيقي لذلك، ولا يمكن لأحد بعد الإيداع أو
      السحب.</p>
      <h3>أنشئ حسابًا</h3>
      <ol>
      <li>اضغط <strong>إنشاء حساب</strong> في أعلى الصفحة. يجب أن يكون عمرك 18 عامًا أو أكثر.</li>
      <li>اختر <strong>اسم المستخدم</strong> أو <strong>الجوال</strong>، وفي الحالة الثانية نختار لك اسم مستخدم.</li>
      <li>املأ النموذج. ويُؤكَّد رقم الجوال برمز نرسله عبر SMS.</li>
      <li>إذا دعاك أحد فأدخل <strong>رمز الدعوة</strong>، وإلا فاترك الخانة فارغة.</li>
      <li>اكتب أحرف الصورة واقبل <a href="/help#terms">الشروط</a>.</li>
      </ol>
      <p>تريد أن تلقي نظرة أولًا؟ في نافذة تسجيل الدخول خيار <strong>جرّب دون حساب</strong>. ينتهي هذا الحساب التجريبي
      بعد ساعتين على الأكثر. وهو يحفظ الألعاب المفضّلة، لكن ليس له مركز أعضاء ولا يلعب بالمال.</p>
      <h3>سجّل الدخول واضبط كل شيء على ذوقك</h3>
      <ul>
      <li>يمكنك الدخول باسم المستخدم وكلمة المرور، أو برمز عبر SMS، أو بمفتاح مرور. وقد نطلب إثباتًا إضافيًا إذا دخلت
      من مكان جديد.</li>
      <li>على جهازك الخاص يغنيك خيار <strong>تذكّر هذا الجهاز ليوم واحد</strong> عن كتابة كلمة المرور.</li>
      <li>القلب على اللعبة يحفظها في مفضّلتك.</li>
      <li>تقودك صورتك في أعلى الصفحة إلى <strong>حسابي</strong>. هناك يعرض <strong>الأمان</strong> ما يحمي حسابك،
      و<strong>الملف الشخصي</strong> ما تقوله عن نفسك.</li>
      <li>للوكلاء <a href="/agent">صفحة دخول خاصة بهم</a>.</li>
      </ul>
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
    'zh-Hans': `<p>Banyan Play 把数千款游戏汇集在一个大厅里。花几分钟读完本页，就能熟悉这里。无需账户，所有内容都可以随意浏览。许多游戏还可以用试玩币直接试玩。</p>
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
      <tr><td>“试玩”</td><td>用试玩币开始游戏，无需账户</td></tr>
      </tbody>
      </table>
      <p>点按卡片本身，会用余额里的钱开始游戏。这需要真实账户；目前还不能存款和提款。</p>
      <h3>注册账户</h3>
      <ol>
      <li>点按页面顶部的<strong>注册</strong>。您必须年满 18 岁。</li>
      <li>选择<strong>用户名</strong>，或选择<strong>手机</strong>：用手机注册时，用户名由我们代取。</li>
      <li>填写表单。手机号码需要用短信验证码确认。</li>
      <li>如果有人邀请您，请填写<strong>邀请码</strong>；没有就留空。</li>
      <li>输入图片中的字符，并接受<a href="/help#terms">条款</a>。</li>
      </ol>
      <p>想先看看？登录窗口里有<strong>免注册试玩</strong>。试玩账户最多使用两小时，可以收藏游戏，但没有会员中心，也不能用真钱玩游戏。</p>
      <h3>登录与个性化</h3>
      <ul>
      <li>您可以用用户名和密码、短信验证码或通行密钥登录。从新的地点登录时，可能需要再验证一次。</li>
      <li>在自己的设备上勾选<strong>在此设备上记住一天</strong>，就不用反复输入密码。</li>
      <li>点按游戏上的爱心，即可收藏。</li>
      <li>点按页面顶部您的头像，进入<strong>我的账户</strong>：<strong>安全</strong>列出保护账户的各项设置，<strong>个人资料</strong>是您自己填写的信息。</li>
      <li>代理请在<a href="/agent">代理页面</a>登录。</li>
      </ul>
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
