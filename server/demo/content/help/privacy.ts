import type { HelpTopic } from './help-topic.ts'
import { privacyOfAccounts } from './privacy-of-accounts.ts'

export const privacy: HelpTopic = {
  termId: 'privacy',
  group: 'rules',
  title: { en: 'Privacy', vi: 'Quyền riêng tư', ar: 'الخصوصية', 'zh-Hans': '隐私' },
  content: {
    en: `<p>You can look around the portal without telling us who you are. If you register, we keep what an account
      needs and what you choose to add. This page of the demo says what is stored, how, and for how long.</p>
      <h3>What your browser keeps</h3>
      <table>
      <caption>Stored on your device</caption>
      <thead><tr><th scope="col">What</th><th scope="col">Where</th><th scope="col">Why</th></tr></thead>
      <tbody>
      <tr><td>Your language, and the one before it</td>
      <td>Local storage; the language also in a cookie named “lang”</td>
      <td>So that every page speaks your language from the start</td></tr>
      <tr><td>Theme, width of the side menu, paused motion</td>
      <td>Local storage</td>
      <td>So that the portal looks as you left it</td></tr>
      <tr><td>Which notices you have read</td>
      <td>Local storage</td>
      <td>So that the bell shows only what is new</td></tr>
      <tr><td>Whether somebody is logged in, and the code of a link that invited you</td>
      <td>Local storage</td>
      <td>So that a new tab finds your session, and the form your invitation</td></tr>
      <tr><td>The token of your session; your username, nickname and ID</td>
      <td>Session storage</td>
      <td>So that a tab knows who is logged in</td></tr>
      <tr><td>Lists of vendors and hot games, announcements you closed</td>
      <td>Session storage</td>
      <td>So that pages open faster, and what you closed stays closed</td></tr>
      </tbody>
      </table>
      <h3>Cookies</h3>
      <ul>
      <li><strong>lang:</strong> your language, for a year.</li>
      <li><strong>sid:</strong> your session, until you log out or close the browser. A session also ends after 30
      minutes without use, and after 12 hours in any case; that of a trial account after two.</li>
      <li><strong>asker:</strong> a random name, to which captchas, sliders and logins are bound, until you close
      the browser.</li>
      <li><strong>dev:</strong> a random name by which your account knows this device again, for 400 days.</li>
      <li><strong>rm-</strong> and letters: lets you in without a password, if you asked us to remember this device,
      for a day.</li>
      <li><strong>lastUsername, loginRemember, loginTypeSms:</strong> what the login window shows you next, for a
      day.</li>
      </ul>
      <p>No script can read sid, asker, dev and rm-. Over a secure connection their names begin with __Host-. Like
      every site, the portal also leaves files of its pages in the browser’s cache.</p>
      <h3>What our server sees</h3>
      <p>With every request the server sees your IP address and what you ask for. It counts requests for a minute, to
      stop abuse. It also looks up your country, for regional rules, in a table of its own: nobody else is asked. Logs
      serve to find faults. Of a request they note its path and a random ID, not your address.</p>
      ${privacyOfAccounts.en}
      <h3>What we do not do</h3>
      <ul>
      <li>We do not track you, here or on other sites.</li>
      <li>This demo has no analytics and no advertising networks.</li>
      <li>We do not sell data about you or your visit.</li>
      </ul>
      <h3>How long it stays</h3>
      <ul>
      <li>Local storage: until you erase it. An invitation holds for 30 days.</li>
      <li>Cookies: as stated above.</li>
      <li>Session storage: until you close the tab or log out.</li>
      <li>Accounts: there is no way yet to have one deleted. So leave out of this demo what you do not want to be
      kept.</li>
      </ul>
      <h3>How to erase it</h3>
      <ol>
      <li>Open your browser’s settings and look for site data.</li>
      <li>Find this portal’s address.</li>
      <li>Delete its data. The portal then starts as on your first visit: you are logged out, and your account no
      longer knows this device.</li>
      </ol>
      <p>What your account holds stays with us. You can empty most fields under <strong>Profile</strong>, and end
      sessions and remove passkeys and the authenticator under <strong>Security</strong>.</p>
      <h3>Links and questions</h3>
      <p>Customer service and social links lead to other services, which have privacy rules of their own. If you have a question about privacy, ask customer service, which is in the menu.</p>`,
    vi: `<p>Bạn có thể xem trang web mà không cần cho chúng tôi biết bạn là ai. Nếu bạn đăng ký, chúng tôi giữ những gì một
      tài khoản cần và những gì bạn tự thêm vào. Trang này của bản demo cho biết những gì được lưu, lưu thế nào và
      trong bao lâu.</p>
      <h3>Trình duyệt của bạn giữ gì</h3>
      <table>
      <caption>Được lưu trên thiết bị của bạn</caption>
      <thead><tr><th scope="col">Nội dung</th><th scope="col">Ở đâu</th><th scope="col">Để làm gì</th></tr></thead>
      <tbody>
      <tr><td>Ngôn ngữ của bạn và ngôn ngữ trước đó</td>
      <td>Bộ nhớ cục bộ; ngôn ngữ còn nằm trong cookie tên “lang”</td>
      <td>Để mọi trang hiện đúng ngôn ngữ của bạn ngay từ đầu</td></tr>
      <tr><td>Giao diện, độ rộng menu bên, việc tạm dừng chuyển động</td>
      <td>Bộ nhớ cục bộ</td>
      <td>Để trang web giữ nguyên như lúc bạn rời đi</td></tr>
      <tr><td>Những thông báo bạn đã đọc</td><td>Bộ nhớ cục bộ</td><td>Để chuông chỉ báo tin mới</td></tr>
      <tr><td>Có ai đang đăng nhập không, và mã trong liên kết đã mời bạn</td>
      <td>Bộ nhớ cục bộ</td>
      <td>Để thẻ mới nhận ra phiên của bạn và mẫu đăng ký nhận ra lời mời</td></tr>
      <tr><td>Mã thông báo của phiên; tên đăng nhập, biệt danh và ID của bạn</td>
      <td>Bộ nhớ phiên</td>
      <td>Để thẻ biết ai đang đăng nhập</td></tr>
      <tr><td>Danh sách nhà cung cấp và trò chơi hot, tin nổi bật bạn đã đóng</td>
      <td>Bộ nhớ phiên</td>
      <td>Để trang mở nhanh hơn và tin đã đóng không hiện lại</td></tr>
      </tbody>
      </table>
      <h3>Cookie</h3>
      <ul>
      <li><strong>lang:</strong> ngôn ngữ của bạn, trong một năm.</li>
      <li><strong>sid:</strong> phiên của bạn, đến khi bạn đăng xuất hoặc đóng trình duyệt. Phiên cũng kết thúc sau 30
      phút không dùng, và chậm nhất sau 12 giờ; với tài khoản chơi thử là hai giờ.</li>
      <li><strong>asker:</strong> một tên ngẫu nhiên để gắn với hình xác nhận, thanh trượt và lần đăng nhập, đến khi
      bạn đóng trình duyệt.</li>
      <li><strong>dev:</strong> một tên ngẫu nhiên để tài khoản nhận ra thiết bị này, trong 400 ngày.</li>
      <li><strong>rm-</strong> kèm các chữ: cho bạn vào không cần mật khẩu nếu bạn đã chọn ghi nhớ thiết bị, trong một
      ngày.</li>
      <li><strong>lastUsername, loginRemember, loginTypeSms:</strong> những gì cửa sổ đăng nhập hiện lần sau, trong
      một ngày.</li>
      </ul>
      <p>Không tập lệnh nào đọc được sid, asker, dev và rm-. Trên kết nối bảo mật, tên của chúng bắt đầu bằng __Host-.
      Như mọi trang khác, trang web này cũng để lại tệp trong bộ nhớ đệm của trình duyệt.</p>
      <h3>Máy chủ của chúng tôi thấy gì</h3>
      <p>Với mỗi yêu cầu, máy chủ thấy địa chỉ IP của bạn và nội dung bạn cần xem. Máy chủ đếm số yêu cầu trong một
      phút để ngăn lạm dụng. Máy chủ cũng tra quốc gia của bạn trong bảng của chính mình để áp dụng quy định theo khu
      vực, không hỏi bên nào khác. Nhật ký dùng để tìm lỗi. Với mỗi yêu cầu, nhật ký ghi đường dẫn và một mã ngẫu
      nhiên, không ghi địa chỉ của bạn.</p>
      ${privacyOfAccounts.vi}
      <h3>Chúng tôi không làm gì</h3>
      <ul>
      <li>Chúng tôi không theo dõi bạn, dù ở đây hay trên trang khác.</li>
      <li>Bản demo này không có công cụ phân tích và không có mạng quảng cáo.</li>
      <li>Chúng tôi không bán dữ liệu về bạn hay về lượt truy cập của bạn.</li>
      </ul>
      <h3>Lưu trong bao lâu</h3>
      <ul>
      <li>Bộ nhớ cục bộ: đến khi bạn xóa. Lời mời có hiệu lực trong 30 ngày.</li>
      <li>Cookie: như đã nói ở trên.</li>
      <li>Bộ nhớ phiên: đến khi bạn đóng thẻ hoặc đăng xuất.</li>
      <li>Tài khoản: hiện chưa có cách xóa tài khoản. Vì vậy, điều gì bạn không muốn bị lưu thì đừng nhập vào bản demo
      này.</li>
      </ul>
      <h3>Cách xóa</h3>
      <ol>
      <li>Mở phần cài đặt của trình duyệt và tìm mục dữ liệu trang web.</li>
      <li>Tìm địa chỉ của trang web này.</li>
      <li>Xóa dữ liệu của địa chỉ đó. Trang web sẽ trở lại như lần đầu bạn ghé thăm: bạn bị đăng xuất, và tài khoản không
      còn nhận ra thiết bị này.</li>
      </ol>
      <p>Những gì tài khoản giữ vẫn ở chỗ chúng tôi. Bạn có thể xóa trống hầu hết các ô trong <strong>Hồ sơ</strong>,
      và kết thúc phiên, gỡ khóa truy cập hay ứng dụng xác thực trong <strong>Bảo mật</strong>.</p>
      <h3>Liên kết và câu hỏi</h3>
      <p>Liên kết chăm sóc khách hàng và mạng xã hội dẫn đến các dịch vụ khác, có quy định riêng về quyền riêng tư.
      Nếu có câu hỏi về quyền riêng tư, bạn hãy hỏi chăm sóc khách hàng trong menu.</p>`,
    ar: `<p>يمكنك تصفّح البوابة من دون أن تخبرنا من أنت. وإذا أنشأت حسابًا فإننا نحتفظ بما يحتاج إليه الحساب وبما
      تختار أن تضيفه. توضّح هذه الصفحة من العرض التجريبي ما يُحفظ وكيف وإلى متى.</p>
      <h3>ما يحفظه متصفحك</h3>
      <table>
      <caption>المحفوظ على جهازك</caption>
      <thead><tr><th scope="col">ماذا</th><th scope="col">أين</th><th scope="col">لماذا</th></tr></thead>
      <tbody>
      <tr><td>لغتك واللغة السابقة لها</td>
      <td>التخزين المحلي، واللغة أيضًا في ملف تعريف ارتباط باسم lang</td>
      <td>لتظهر كل صفحة بلغتك منذ البداية</td></tr>
      <tr><td>المظهر وعرض القائمة الجانبية وإيقاف الحركة</td>
      <td>التخزين المحلي</td>
      <td>لتبقى البوابة كما تركتها</td></tr>
      <tr><td>الإشعارات التي قرأتها</td><td>التخزين المحلي</td><td>ليُظهر الجرس الجديد فقط</td></tr>
      <tr><td>هل سجّل أحد دخوله، ورمز الرابط الذي دعاك</td>
      <td>التخزين المحلي</td>
      <td>لتجد علامة تبويب جديدة جلستك، ويجد النموذج دعوتك</td></tr>
      <tr><td>رمز جلستك، واسم المستخدم والاسم المستعار والمعرّف</td>
      <td>تخزين الجلسة</td>
      <td>لتعرف علامة التبويب من سجّل دخوله</td></tr>
      <tr><td>قوائم المزوّدين والألعاب الرائجة، والإعلانات التي أغلقتها</td>
      <td>تخزين الجلسة</td>
      <td>لتُفتح الصفحات أسرع ويبقى ما أغلقته مغلقًا</td></tr>
      </tbody>
      </table>
      <h3>ملفات تعريف الارتباط</h3>
      <ul>
      <li><strong>lang:</strong> لغتك، لمدة سنة.</li>
      <li><strong>sid:</strong> جلستك، حتى تسجّل الخروج أو تُغلق المتصفح. وتنتهي الجلسة أيضًا بعد 30 دقيقة دون
      استخدام، وبعد 12 ساعة في كل الأحوال، وجلسة الحساب التجريبي بعد ساعتين.</li>
      <li><strong>asker:</strong> اسم عشوائي تُربط به صور التحقق وأشرطة التمرير وعمليات الدخول، حتى تُغلق
      المتصفح.</li>
      <li><strong>dev:</strong> اسم عشوائي يتعرّف به حسابك على هذا الجهاز، لمدة 400 يوم.</li>
      <li><strong>⁦rm-⁩</strong> تليه أحرف: يُدخلك دون كلمة مرور إذا طلبت أن نتذكّر هذا الجهاز، لمدة يوم.</li>
      <li><strong>lastUsername, loginRemember, loginTypeSms:</strong> ما تعرضه لك نافذة تسجيل الدخول لاحقًا، لمدة
      يوم.</li>
      </ul>
      <p>لا يستطيع أي برنامج في الصفحة قراءة sid وasker وdev و⁦rm-⁩. وعلى الاتصال الآمن تبدأ أسماؤها بعبارة ⁦__Host-⁩.
      وكأي موقع، تترك البوابة أيضًا ملفات صفحاتها في الذاكرة المؤقتة للمتصفح.</p>
      <h3>ما يراه خادمنا</h3>
      <p>مع كل طلب يرى الخادم عنوان IP الخاص بك وما تطلبه. وهو يعدّ الطلبات لمدة دقيقة لمنع إساءة الاستخدام. كما يحدّد
      بلدك من جدول لديه لتطبيق قواعد المناطق، ولا يسأل أي جهة أخرى. أما السجلات فتُستخدم لاكتشاف الأعطال، وهي تسجّل من
      كل طلب مساره ومعرّفًا عشوائيًا، لا عنوانك.</p>
      ${privacyOfAccounts.ar}
      <h3>ما لا نفعله</h3>
      <ul>
      <li>لا نتتبّعك، لا هنا ولا في مواقع أخرى.</li>
      <li>لا توجد في هذا العرض التجريبي أدوات تحليل ولا شبكات إعلانية.</li>
      <li>لا نبيع بيانات عنك أو عن زيارتك.</li>
      </ul>
      <h3>مدة الحفظ</h3>
      <ul>
      <li>التخزين المحلي: حتى تمسحه أنت. وتسري الدعوة 30 يومًا.</li>
      <li>ملفات تعريف الارتباط: كما ذُكر أعلاه.</li>
      <li>تخزين الجلسة: حتى تُغلق علامة التبويب أو تسجّل الخروج.</li>
      <li>الحسابات: لا توجد بعد طريقة لحذف حساب. فلا تضع في هذا العرض التجريبي ما لا تريد أن يُحفظ.</li>
      </ul>
      <h3>كيف تمسح ذلك</h3>
      <ol>
      <li>افتح إعدادات المتصفح وابحث عن بيانات المواقع.</li>
      <li>ابحث عن عنوان هذه البوابة.</li>
      <li>احذف بياناته، فتبدأ البوابة كما في زيارتك الأولى: تكون قد سجّلت الخروج، ولا يعود حسابك يعرف هذا الجهاز.</li>
      </ol>
      <p>ما يحويه حسابك يبقى لدينا. ويمكنك إفراغ معظم الخانات في <strong>الملف الشخصي</strong>، وإنهاء الجلسات وإزالة
      مفاتيح المرور وتطبيق المصادقة في <strong>الأمان</strong>.</p>
      <h3>الروابط والأسئلة</h3>
      <p>تقود روابط خدمة العملاء والشبكات الاجتماعية إلى خدمات أخرى لها قواعد خصوصية خاصة بها. إذا كان لديك سؤال عن
      الخصوصية فاسأل خدمة العملاء، وتجدها في القائمة.</p>`,
    'zh-Hans': `<p>浏览本平台时，您无需告诉我们您是谁。如果您注册，我们会保存账户所需的内容，以及您自己选择填写的内容。本演示页面说明保存了什么、怎样保存、保存多久。</p>
      <h3>浏览器保存的内容</h3>
      <table>
      <caption>保存在您的设备上</caption>
      <thead><tr><th scope="col">内容</th><th scope="col">位置</th><th scope="col">用途</th></tr></thead>
      <tbody>
      <tr><td>您的语言，以及之前使用的语言</td><td>本地存储；当前语言另存于名为“lang”的 Cookie</td><td>让每个页面一打开就是您的语言</td></tr>
      <tr><td>主题、侧边栏宽度、是否暂停动态内容</td><td>本地存储</td><td>让平台保持您离开时的样子</td></tr>
      <tr><td>您读过哪些公告</td><td>本地存储</td><td>让铃铛只提示新公告</td></tr>
      <tr><td>是否有人登录，以及邀请链接中的邀请码</td><td>本地存储</td><td>让新标签页找到您的会话，让注册表单找到您的邀请</td></tr>
      <tr><td>会话令牌，以及您的用户名、昵称和 ID</td><td>会话存储</td><td>让标签页知道是谁登录了</td></tr>
      <tr><td>厂商和热门游戏列表、您关闭过的重要公告</td><td>会话存储</td><td>让页面打开更快，关闭过的不再弹出</td></tr>
      </tbody>
      </table>
      <h3>Cookie</h3>
      <ul>
      <li><strong>lang：</strong>您的语言，保存一年。</li>
      <li><strong>sid：</strong>您的会话，直到您退出登录或关闭浏览器。30 分钟未使用，或最长 12 小时后，会话也会结束；试玩账户为两小时。</li>
      <li><strong>asker：</strong>一个随机名称，图形验证码、滑块和登录都与它绑定，直到您关闭浏览器。</li>
      <li><strong>dev：</strong>一个随机名称，账户凭它认出这台设备，保存 400 天。</li>
      <li><strong>rm-</strong> 加若干字符：如果您选择记住此设备，一天内无需密码即可登录。</li>
      <li><strong>lastUsername、loginRemember、loginTypeSms：</strong>登录窗口下次显示的内容，保存一天。</li>
      </ul>
      <p>任何脚本都读不到 sid、asker、dev 和 rm-。在安全连接下，它们的名称以 __Host- 开头。和所有网站一样，页面文件也会留在浏览器缓存中。</p>
      <h3>服务器看到的内容</h3>
      <p>每次请求，服务器都会看到您的 IP 地址和您请求的内容。服务器会统计一分钟内的请求数，以防滥用；还会用自己的对照表查出您所在的国家或地区，以执行地区规定，不会询问任何第三方。日志用于查找故障，每次请求只记录路径和一个随机编号，不记录您的地址。</p>
      ${privacyOfAccounts['zh-Hans']}
      <h3>我们不做的事</h3>
      <ul>
      <li>我们不跟踪您，无论在这里还是在其他网站。</li>
      <li>本演示没有分析工具，也没有广告网络。</li>
      <li>我们不出售关于您或您的访问的数据。</li>
      </ul>
      <h3>保存多久</h3>
      <ul>
      <li>本地存储：直到您清除为止。邀请的有效期为 30 天。</li>
      <li>Cookie：如上所述。</li>
      <li>会话存储：直到您关闭标签页或退出登录。</li>
      <li>账户：目前还没有办法删除账户。不希望被保存的内容，请不要填进这个演示。</li>
      </ul>
      <h3>如何清除</h3>
      <ol>
      <li>打开浏览器设置，找到网站数据。</li>
      <li>找到本平台的网址。</li>
      <li>删除它的数据。之后，平台会像您第一次访问时一样：您已退出登录，账户也不再认识这台设备。</li>
      </ol>
      <p>账户里的内容仍由我们保存。您可以在<strong>个人资料</strong>中清空大部分栏目，在<strong>安全</strong>中结束会话、移除通行密钥和身份验证器。</p>
      <h3>链接与疑问</h3>
      <p>在线客服和社交链接通往其他服务，它们有各自的隐私规则。如对隐私有疑问，请咨询客服，入口在菜单里。</p>`,
  },
}
