import type { HelpTopic } from './help-topic.ts'

export const privacy: HelpTopic = {
  termId: 'privacy',
  group: 'rules',
  title: { en: 'Privacy', vi: 'Quyền riêng tư', ar: 'الخصوصية', 'zh-Hans': '隐私' },
  content: {
    en: `<p>You can look around the portal without telling us who you are. Accounts are not open yet, so we hold no
      names, numbers or payment details. This page says what is stored, and why.</p>
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
      <tr><td>Lists of vendors and hot games, announcements you closed</td>
      <td>Session storage</td>
      <td>So that pages open faster, and what you closed stays closed</td></tr>
      </tbody>
      </table>
      <p>The language cookie is the only cookie. Like every site, the portal also leaves files of its pages in the
      browser’s cache.</p>
      <h3>What our server sees</h3>
      <p>With every request the server sees your IP address and what you ask for. It counts requests for a minute, to
      stop abuse. It also looks up your country, for regional rules, in a table of its own: nobody else is asked. Logs
      serve to find faults, and hold no personal data beyond addresses.</p>
      <h3>What we do not do</h3>
      <ul>
      <li>We do not track you, here or on other sites.</li>
      <li>This demo has no analytics and no advertising networks.</li>
      <li>We do not sell data about your visit.</li>
      </ul>
      <h3>How long it stays</h3>
      <ul>
      <li>Local storage: until you erase it.</li>
      <li>The language cookie: one year after your last visit.</li>
      <li>Session storage: until you close the tab.</li>
      </ul>
      <h3>How to erase it</h3>
      <ol>
      <li>Open your browser’s settings and look for site data.</li>
      <li>Find this portal’s address.</li>
      <li>Delete its data. The portal then starts as on your first visit.</li>
      </ol>
      <h3>Links and questions</h3>
      <p>Customer service and social links lead to other services, which have privacy rules of their own. If you have
      a question about privacy, ask customer service: you find it in the menu.</p>`,
    vi: `<p>Bạn có thể xem cổng mà không cần cho chúng tôi biết bạn là ai. Tài khoản chưa được mở, nên chúng tôi không
      giữ tên, số điện thoại hay thông tin thanh toán. Trang này cho biết những gì được lưu và vì sao.</p>
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
      <td>Để cổng giữ nguyên như lúc bạn rời đi</td></tr>
      <tr><td>Những thông báo bạn đã đọc</td><td>Bộ nhớ cục bộ</td><td>Để chuông chỉ báo tin mới</td></tr>
      <tr><td>Danh sách nhà cung cấp và trò chơi hot, tin nổi bật bạn đã đóng</td>
      <td>Bộ nhớ phiên</td>
      <td>Để trang mở nhanh hơn và tin đã đóng không hiện lại</td></tr>
      </tbody>
      </table>
      <p>Cookie ngôn ngữ là cookie duy nhất. Như mọi trang web, cổng cũng để lại các tệp trang trong bộ nhớ đệm của
      trình duyệt.</p>
      <h3>Máy chủ của chúng tôi thấy gì</h3>
      <p>Với mỗi yêu cầu, máy chủ thấy địa chỉ IP của bạn và nội dung bạn cần xem. Máy chủ đếm số yêu cầu trong một
      phút để ngăn lạm dụng. Máy chủ cũng tra quốc gia của bạn trong bảng của chính mình để áp dụng quy định theo khu
      vực, không hỏi bên nào khác. Nhật ký dùng để tìm lỗi và không chứa dữ liệu cá nhân nào ngoài địa chỉ.</p>
      <h3>Chúng tôi không làm gì</h3>
      <ul>
      <li>Chúng tôi không theo dõi bạn, dù ở đây hay trên trang khác.</li>
      <li>Bản demo này không có công cụ phân tích và không có mạng quảng cáo.</li>
      <li>Chúng tôi không bán dữ liệu về lượt truy cập của bạn.</li>
      </ul>
      <h3>Lưu trong bao lâu</h3>
      <ul>
      <li>Bộ nhớ cục bộ: đến khi bạn xóa.</li>
      <li>Cookie ngôn ngữ: một năm kể từ lần truy cập cuối.</li>
      <li>Bộ nhớ phiên: đến khi bạn đóng thẻ.</li>
      </ul>
      <h3>Cách xóa</h3>
      <ol>
      <li>Mở phần cài đặt của trình duyệt và tìm mục dữ liệu trang web.</li>
      <li>Tìm địa chỉ của cổng này.</li>
      <li>Xóa dữ liệu của địa chỉ đó. Cổng sẽ trở lại như lần đầu bạn ghé thăm.</li>
      </ol>
      <h3>Liên kết và câu hỏi</h3>
      <p>Liên kết chăm sóc khách hàng và mạng xã hội dẫn đến các dịch vụ khác, có quy định riêng về quyền riêng tư.
      Nếu có câu hỏi về quyền riêng tư, bạn hãy hỏi chăm sóc khách hàng trong menu.</p>`,
    ar: `<p>يمكنك تصفّح البوابة من دون أن تخبرنا من أنت. الحسابات لم تُفتح بعد، فلا نحتفظ بأسماء ولا بأرقام هواتف ولا
      ببيانات دفع. توضّح هذه الصفحة ما يُحفظ ولماذا.</p>
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
      <tr><td>قوائم المزوّدين والألعاب الرائجة، والإعلانات التي أغلقتها</td>
      <td>تخزين الجلسة</td>
      <td>لتُفتح الصفحات أسرع ويبقى ما أغلقته مغلقًا</td></tr>
      </tbody>
      </table>
      <p>ملف اللغة هو ملف تعريف الارتباط الوحيد. وكأي موقع، تترك البوابة أيضًا ملفات صفحاتها في الذاكرة المؤقتة
      للمتصفح.</p>
      <h3>ما يراه خادمنا</h3>
      <p>مع كل طلب يرى الخادم عنوان IP الخاص بك وما تطلبه. وهو يعدّ الطلبات لمدة دقيقة لمنع إساءة الاستخدام. كما يحدّد
      بلدك من جدول لديه لتطبيق قواعد المناطق، ولا يسأل أي جهة أخرى. أما السجلات فتُستخدم لاكتشاف الأعطال، ولا تتضمن
      بيانات شخصية سوى العناوين.</p>
      <h3>ما لا نفعله</h3>
      <ul>
      <li>لا نتتبّعك، لا هنا ولا في مواقع أخرى.</li>
      <li>لا توجد في هذا العرض التجريبي أدوات تحليل ولا شبكات إعلانية.</li>
      <li>لا نبيع بيانات عن زيارتك.</li>
      </ul>
      <h3>مدة الحفظ</h3>
      <ul>
      <li>التخزين المحلي: حتى تمسحه أنت.</li>
      <li>ملف اللغة: سنة بعد زيارتك الأخيرة.</li>
      <li>تخزين الجلسة: حتى تُغلق علامة التبويب.</li>
      </ul>
      <h3>كيف تمسح ذلك</h3>
      <ol>
      <li>افتح إعدادات المتصفح وابحث عن بيانات المواقع.</li>
      <li>ابحث عن عنوان هذه البوابة.</li>
      <li>احذف بياناته، فتبدأ البوابة كما في زيارتك الأولى.</li>
      </ol>
      <h3>الروابط والأسئلة</h3>
      <p>تقود روابط خدمة العملاء والشبكات الاجتماعية إلى خدمات أخرى لها قواعد خصوصية خاصة بها. إذا كان لديك سؤال عن
      الخصوصية فاسأل خدمة العملاء، وتجدها في القائمة.</p>`,
    'zh-Hans': `<p>浏览本门户时，您无需告诉我们您是谁。账户尚未开放，因此我们没有您的姓名、号码或付款资料。本页说明保存了什么，以及为什么。</p>
      <h3>浏览器保存的内容</h3>
      <table>
      <caption>保存在您的设备上</caption>
      <thead><tr><th scope="col">内容</th><th scope="col">位置</th><th scope="col">用途</th></tr></thead>
      <tbody>
      <tr><td>您的语言，以及之前使用的语言</td><td>本地存储；当前语言另存于名为“lang”的 Cookie</td><td>让每个页面一打开就是您的语言</td></tr>
      <tr><td>主题、侧边栏宽度、是否暂停动态内容</td><td>本地存储</td><td>让门户保持您离开时的样子</td></tr>
      <tr><td>您读过哪些公告</td><td>本地存储</td><td>让铃铛只提示新公告</td></tr>
      <tr><td>厂商和热门游戏列表、您关闭过的重要公告</td><td>会话存储</td><td>让页面打开更快，关闭过的不再弹出</td></tr>
      </tbody>
      </table>
      <p>语言 Cookie 是唯一的 Cookie。和所有网站一样，页面文件也会留在浏览器缓存中。</p>
      <h3>服务器看到的内容</h3>
      <p>每次请求，服务器都会看到您的 IP 地址和您请求的内容。服务器会统计一分钟内的请求数，以防滥用；还会用自己的对照表查出您所在的国家或地区，以执行地区规定，不会询问任何第三方。日志用于查找故障，除地址外不含个人数据。</p>
      <h3>我们不做的事</h3>
      <ul>
      <li>我们不跟踪您，无论在这里还是在其他网站。</li>
      <li>本演示没有分析工具，也没有广告网络。</li>
      <li>我们不出售您的访问数据。</li>
      </ul>
      <h3>保存多久</h3>
      <ul>
      <li>本地存储：直到您清除为止。</li>
      <li>语言 Cookie：自您最后一次访问起一年。</li>
      <li>会话存储：直到您关闭标签页。</li>
      </ul>
      <h3>如何清除</h3>
      <ol>
      <li>打开浏览器设置，找到网站数据。</li>
      <li>找到本门户的网址。</li>
      <li>删除它的数据。之后，门户会像您第一次访问时一样。</li>
      </ol>
      <h3>链接与疑问</h3>
      <p>客户服务和社交链接通往其他服务，它们有各自的隐私规则。如对隐私有疑问，请咨询客服，入口在菜单里。</p>`,
  },
}
