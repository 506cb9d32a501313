import type { HelpTopic } from './help-topic.ts'

export const faq: HelpTopic = {
  termId: 'faq',
  group: 'start',
  title: {
    en: 'Frequently asked questions',
    vi: 'Câu hỏi thường gặp',
    ar: 'الأسئلة الشائعة',
    'zh-Hans': '常见问题',
  },
  content: {
    en: `<p>Short answers to what visitors ask most. For a tour of the portal, see the
      <a href="/help#beginner-guide">beginner guide</a>.</p>
      <h3>Do I need an account?</h3>
      <p>Not for looking around. Accounts are not open yet: for now you cannot sign in, pay in, play a game or buy a
      ticket. Anybody who asks you for money in our name does not speak for us.</p>
      <h3>I only half remember a game’s name. How do I find it?</h3>
      <p>Open <strong>Search all games</strong> with the magnifying glass and type what you remember. A part of the
      name is enough; missing accents and small slips are forgiven.</p>
      <h3>Can I keep or share a list that I filtered?</h3>
      <p>Yes. Vendor, classification, lines, search and page all stand in the address. Save it or send it.</p>
      <h3>Why does a game say “Maintenance”?</h3>
      <p>The game or its vendor is being serviced. The tile says until when. The notices behind the bell tell you
      about longer closures.</p>
      <h3>Can I win the jackpot on the home page?</h3>
      <p>No. The counter is an illustration that grows with time; it is not a pot that is paid. The rows of the winner
      board are examples, too. Both are labelled “Illustrative”.</p>
      <h3>How can I check odds and draws?</h3>
      <p>The <a href="/odds">odds checker</a> shows the lines, chances and payout of any lottery bet. How a draw can
      be verified is explained under <a href="/help#fair-play">Fair draws and odds</a>.</p>
      <h3>Can I put the portal on my phone?</h3>
      <p>The <a href="/download">download page</a> shows what there is for your device. The install guides in this
      help centre take you through the steps.</p>
      <h3>An address does not open or looks odd. What now?</h3>
      <p>Look at the <a href="/mirrors">mirror sites</a>: our addresses are listed there, and the one that you are
      using is marked. If in doubt, ask customer service through the menu.</p>`,
    vi: `<p>Đây là câu trả lời ngắn cho những điều khách ghé thăm hay hỏi nhất. Nếu muốn làm quen với trang từ đầu,
      mời bạn xem <a href="/help#beginner-guide">Hướng dẫn cho người mới</a>.</p>
      <h3>Tôi có cần tài khoản không?</h3>
      <p>Nếu chỉ xem thì không. Tài khoản chưa được mở: hiện bạn chưa thể đăng nhập, nạp tiền, vào chơi hay mua vé. Ai
      nhân danh chúng tôi để đòi tiền bạn đều không phải người của chúng tôi.</p>
      <h3>Tôi chỉ nhớ mang máng tên trò chơi. Tìm thế nào?</h3>
      <p>Bấm biểu tượng kính lúp để mở <strong>Tìm mọi trò chơi</strong> rồi gõ phần bạn nhớ. Chỉ cần một phần tên;
      không dấu hay gõ nhầm đôi chút vẫn tìm được.</p>
      <h3>Tôi có thể lưu hay chia sẻ danh sách đã lọc không?</h3>
      <p>Có. Nhà cung cấp, phân loại, số dòng, từ tìm kiếm và trang đang xem đều nằm trong địa chỉ. Bạn chỉ cần lưu
      hoặc gửi địa chỉ đó.</p>
      <h3>Vì sao trò chơi ghi “Đang bảo trì”?</h3>
      <p>Trò chơi hoặc nhà cung cấp đang được bảo trì. Trên ô có ghi đến khi nào. Những đợt đóng lâu hơn được báo
      trong phần thông báo, ở biểu tượng chuông.</p>
      <h3>Tôi có thể trúng jackpot ở trang chủ không?</h3>
      <p>Không. Bộ đếm chỉ để minh hoạ và tăng theo thời gian; đó không phải quỹ thưởng được chi trả. Các dòng trên
      bảng vàng chiến thắng cũng là ví dụ. Cả hai đều có nhãn “Minh họa”.</p>
      <h3>Làm sao kiểm tra tỷ lệ cược và kết quả quay?</h3>
      <p>Trang <a href="/odds">Kiểm tra tỷ lệ cược</a> cho biết số dòng, xác suất và tiền thắng của mọi kiểu cược xổ
      số. Cách kiểm chứng một kỳ quay có trong mục <a href="/help#fair-play">Quay số công bằng và tỷ lệ</a>.</p>
      <h3>Tôi có thể đưa trang này vào điện thoại không?</h3>
      <p><a href="/download">Trang tải ứng dụng</a> cho biết có gì dành cho thiết bị của bạn. Các bài hướng dẫn cài đặt
      trong trung tâm trợ giúp sẽ chỉ từng bước.</p>
      <h3>Một địa chỉ không mở được hoặc trông lạ. Tôi nên làm gì?</h3>
      <p>Hãy xem <a href="/mirrors">các địa chỉ dự phòng</a>: ở đó có danh sách địa chỉ của chúng tôi, và địa chỉ bạn
      đang dùng được đánh dấu. Nếu còn nghi ngờ, hãy hỏi chăm sóc khách hàng qua menu.</p>`,
    ar: `<p>إجابات قصيرة عن أكثر ما يسأل عنه الزوّار. وللتعرّف على الموقع من البداية، اقرأ
      <a href="/help#beginner-guide">دليل المبتدئين</a>.</p>
      <h3>هل أحتاج إلى حساب؟</h3>
      <p>لا تحتاج إليه للتصفّح. لم تُفتح الحسابات بعد: لا يمكنك حاليًا تسجيل الدخول أو الإيداع أو اللعب أو شراء تذكرة.
      ومن يطلب منك مالًا باسمنا فهو لا يمثّلنا.</p>
      <h3>لا أتذكّر من اسم اللعبة إلا جزءًا. كيف أجدها؟</h3>
      <p>افتح <strong>البحث في كل الألعاب</strong> من العدسة واكتب ما تتذكّره. يكفي جزء من الاسم، ولا بأس بنقص التشكيل
      أو بأخطاء الكتابة البسيطة.</p>
      <h3>هل يمكنني حفظ قائمة صفّيتها أو مشاركتها؟</h3>
      <p>نعم. المزوّد والتصنيف والخطوط والبحث ورقم الصفحة كلها في عنوان الصفحة. احفظه أو أرسله.</p>
      <h3>لماذا كُتب على لعبة «قيد الصيانة»؟</h3>
      <p>لأن اللعبة أو مزوّدها تحت الصيانة، والبطاقة تبيّن الموعد. أما الإغلاقات الأطول فتجد خبرها في الإشعارات عند
      الجرس.</p>
      <h3>هل يمكنني الفوز بالجائزة الكبرى في الصفحة الرئيسية؟</h3>
      <p>لا. العدّاد توضيحي يزداد مع الوقت، وليس مبلغًا يُدفع لأحد. وصفوف لوحة الفائزين أمثلة أيضًا. وعلى كليهما علامة
      «توضيحي».</p>
      <h3>كيف أتحقّق من الاحتمالات والسحوبات؟</h3>
      <p>يعرض <a href="/odds">مدقق الاحتمالات</a> الأسطر والفرص والمبلغ المدفوع لأي رهان يانصيب. أما طريقة التحقق من
      السحب فمشروحة في صفحة <a href="/help#fair-play">عدالة السحوبات والاحتمالات</a>.</p>
      <h3>هل يمكنني وضع الموقع على هاتفي؟</h3>
      <p>تعرض <a href="/download">صفحة التنزيل</a> ما يتوفر لجهازك. وترشدك أدلة التثبيت في مركز المساعدة خطوة
      بخطوة.</p>
      <h3>عنوان لا يُفتح أو يبدو غريبًا. ماذا أفعل؟</h3>
      <p>راجع <a href="/mirrors">المواقع البديلة</a>: فيها قائمة عناويننا، والعنوان الذي تستخدمه الآن مميّز بعلامة.
      وإن ساورك شك، فاسأل خدمة العملاء من القائمة.</p>`,
    'zh-Hans': `<p>这里简要回答访客最常问的问题。想先熟悉整个网站，请看<a href="/help#beginner-guide">新手指南</a>。</p>
      <h3>我需要账户吗？</h3>
      <p>只是浏览，不需要。账户尚未开放：目前还不能登录、存款、玩游戏或购买彩票。凡以我们的名义向您要钱的人，都不代表我们。</p>
      <h3>只记得游戏名的一部分，怎么找？</h3>
      <p>点按放大镜，打开<strong>搜索全部游戏</strong>，输入记得的部分即可。缺少声调符号或轻微拼写错误也能识别。</p>
      <h3>筛选好的列表可以保存或分享吗？</h3>
      <p>可以。厂商、分类、线数、搜索词和页码都在网址里，收藏或发送网址即可。</p>
      <h3>为什么有的游戏显示“维护中”？</h3>
      <p>该游戏或其厂商正在维护，卡片上写明了到什么时候。较长时间的维护会在公告中说明，点按铃铛即可查看。</p>
      <h3>首页的头奖可以赢到吗？</h3>
      <p>不可以。计数器只作示意，数字随时间增长，并不是会派发的奖池。赢家榜上的各行同样是示例。两处都标有“仅供示意”。</p>
      <h3>怎样核对赔率和开奖？</h3>
      <p><a href="/odds">赔率检验</a>会列出任意彩票投注的注数、概率和派彩。如何验证一期开奖，请看<a href="/help#fair-play">公平开奖与赔率</a>。</p>
      <h3>可以装到手机上吗？</h3>
      <p><a href="/download">下载页面</a>会列出适合您设备的方式，帮助中心的安装指南会逐步说明。</p>
      <h3>网址打不开，或看起来不对，怎么办？</h3>
      <p>请查看<a href="/mirrors">备用网址</a>：那里列出了我们的网址，并标出您正在使用的一个。如有疑问，请从菜单联系客服。</p>`,
  },
}
