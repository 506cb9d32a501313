import type { HelpTopic } from './help-topic.ts'

export const installIos: HelpTopic = {
  termId: 'install-ios',
  group: 'install',
  title: {
    en: 'Install on iPhone and iPad',
    vi: 'Cài trên iPhone và iPad',
    ar: 'التثبيت على iPhone وiPad',
    'zh-Hans': '在 iPhone 和 iPad 上安装',
  },
  content: {
    en: `<p>You can put the portal on your home screen, where it opens like an app. It takes a minute and needs no app
      store. You need Safari, and iOS or iPadOS 16.4 or newer.</p>
      <h3>Put it on the home screen</h3>
      <ol>
      <li>Open the portal in Safari. The page of <a href="/mirrors">mirror sites</a> shows which address you are
      on.</li>
      <li>Tap the Share button: a square with an arrow that points up.</li>
      <li>Scroll down and tap <strong>Add to Home Screen</strong>.</li>
      <li>Change the name if you like, then tap <strong>Add</strong>.</li>
      <li>Open the portal from its new icon.</li>
      </ol>
      <h3>What you get</h3>
      <ul>
      <li>The portal fills the screen, without an address bar.</li>
      <li>It is the same portal, always current: there are no updates to install.</li>
      <li>Without a connection, a page tells you so. Nothing of games or balances is kept offline.</li>
      <li>It keeps settings of its own, so you may have to choose the language and the theme once more, and to log in
      there.</li>
      </ul>
      <h3>Remove it</h3>
      <p>Touch and hold the icon, choose to delete it, and confirm. The portal in Safari stays as it is.</p>
      <h3>If it does not work</h3>
      <ul>
      <li><strong>No Share button?</strong> Scroll up a little, and the bar comes back. In newer versions, Share may
      stand behind the button with three dots.</li>
      <li><strong>No entry for the home screen?</strong> You may be in the window of a chat app. Open the same address
      in Safari. Otherwise look at the end of the list, under more actions.</li>
      <li><strong>The icon opens a Safari tab?</strong> Remove it and add it again. If a switch asks whether to open
      it as a web app, leave it on.</li>
      <li><strong>Is your system older?</strong> In Settings, open General, then Software Update.</li>
      </ul>
      <h3>An app of the merchant’s own</h3>
      <p>If the merchant offers an app for iPhone and iPad, it stands on the <a href="/download">download page</a>. Do
      not install apps or profiles that come in messages.</p>`,
    vi: `<p>Bạn có thể đưa trang web ra màn hình chính và mở như một ứng dụng. Chỉ mất một phút, không cần kho ứng dụng.
      Bạn cần Safari và iOS hoặc iPadOS 16.4 trở lên.</p>
      <h3>Đưa ra màn hình chính</h3>
      <ol>
      <li>Mở trang web bằng Safari. Trang <a href="/mirrors">địa chỉ dự phòng</a> cho biết bạn đang ở địa chỉ nào.</li>
      <li>Chạm nút Chia sẻ: hình vuông có mũi tên hướng lên.</li>
      <li>Cuộn xuống và chạm <strong>Thêm vào MH chính</strong>.</li>
      <li>Đổi tên nếu bạn muốn, rồi chạm <strong>Thêm</strong>.</li>
      <li>Mở trang web từ biểu tượng mới.</li>
      </ol>
      <h3>Bạn có gì</h3>
      <ul>
      <li>Trang web hiện toàn màn hình, không có thanh địa chỉ.</li>
      <li>Vẫn là trang web này, luôn mới nhất: bạn không phải cài bản cập nhật nào.</li>
      <li>Khi mất kết nối, sẽ có một trang báo cho bạn biết. Không có gì về trò chơi hay số dư được lưu ngoại
      tuyến.</li>
      <li>Cài đặt được giữ riêng, nên có thể bạn phải chọn lại ngôn ngữ và giao diện một lần, rồi đăng nhập ở đó.</li>
      </ul>
      <h3>Gỡ bỏ</h3>
      <p>Chạm và giữ biểu tượng, chọn xóa rồi xác nhận. Trang web trong Safari vẫn giữ nguyên.</p>
      <h3>Nếu không được</h3>
      <ul>
      <li><strong>Không thấy nút Chia sẻ?</strong> Hãy cuộn lên một chút, thanh công cụ sẽ hiện lại. Ở phiên bản mới,
      nút này có thể nằm sau nút ba chấm.</li>
      <li><strong>Không thấy mục thêm vào màn hình chính?</strong> Có thể bạn đang ở cửa sổ của ứng dụng trò chuyện.
      Hãy mở đúng địa chỉ đó bằng Safari. Nếu không, hãy xem cuối danh sách, trong phần tác vụ khác.</li>
      <li><strong>Biểu tượng mở ra thẻ Safari?</strong> Hãy xóa rồi thêm lại. Nếu có công tắc hỏi mở dưới dạng ứng
      dụng web, hãy để bật.</li>
      <li><strong>Hệ điều hành cũ hơn?</strong> Vào Cài đặt, mở Cài đặt chung, rồi Cập nhật phần mềm.</li>
      </ul>
      <h3>Ứng dụng riêng của thương hiệu</h3>
      <p>Nếu thương hiệu có ứng dụng cho iPhone và iPad, bạn sẽ thấy ở <a href="/download">trang tải ứng dụng</a>.
      Đừng cài ứng dụng hay hồ sơ cấu hình gửi qua tin nhắn.</p>`,
    ar: `<p>يمكنك إضافة البوابة إلى شاشتك الرئيسية لتُفتح كأنها تطبيق. يستغرق ذلك دقيقة ولا يحتاج إلى متجر تطبيقات.
      تحتاج إلى Safari وإلى iOS أو iPadOS بالإصدار 16.4 أو أحدث.</p>
      <h3>أضفها إلى الشاشة الرئيسية</h3>
      <ol>
      <li>افتح البوابة في Safari. تبيّن لك صفحة <a href="/mirrors">المواقع البديلة</a> على أي عنوان أنت.</li>
      <li>اضغط على زر المشاركة: مربع فيه سهم يشير إلى أعلى.</li>
      <li>مرّر إلى أسفل واضغط على <strong>إضافة إلى الشاشة الرئيسية</strong>.</li>
      <li>غيّر الاسم إن شئت، ثم اضغط على <strong>إضافة</strong>.</li>
      <li>افتح البوابة من أيقونتها الجديدة.</li>
      </ol>
      <h3>ما تحصل عليه</h3>
      <ul>
      <li>تملأ البوابة الشاشة من دون شريط عنوان.</li>
      <li>إنها البوابة نفسها، حديثة دائمًا، ولا تحديثات عليك تثبيتها.</li>
      <li>عند انقطاع الاتصال تخبرك صفحة بذلك. ولا يُحفظ شيء من الألعاب أو الأرصدة للاستخدام بلا اتصال.</li>
      <li>تحتفظ بإعدادات خاصة بها، فقد تحتاج إلى اختيار اللغة والمظهر مرة أخرى وإلى تسجيل الدخول فيها.</li>
      </ul>
      <h3>إزالتها</h3>
      <p>اضغط مطوّلًا على الأيقونة واختر حذفها ثم أكّد. وتبقى البوابة في Safari كما هي.</p>
      <h3>إذا لم ينجح الأمر</h3>
      <ul>
      <li><strong>لا ترى زر المشاركة؟</strong> مرّر قليلًا إلى أعلى فيعود الشريط. وفي الإصدارات الأحدث قد يكون الزر
      خلف زر النقاط الثلاث.</li>
      <li><strong>لا تجد خيار الشاشة الرئيسية؟</strong> ربما أنت داخل نافذة تطبيق محادثة. افتح العنوان نفسه في Safari.
      وإلا فانظر في آخر القائمة ضمن الإجراءات الأخرى.</li>
      <li><strong>تفتح الأيقونة علامة تبويب في Safari؟</strong> احذفها وأضفها من جديد. وإذا ظهر مفتاح يسأل عن فتحها
      كتطبيق ويب فاتركه مفعّلًا.</li>
      <li><strong>نظامك أقدم؟</strong> افتح الإعدادات، ثم عام، ثم تحديث البرامج.</li>
      </ul>
      <h3>تطبيق خاص بالتاجر</h3>
      <p>إذا كان التاجر يقدّم تطبيقًا لأجهزة iPhone وiPad فستجده في <a href="/download">صفحة التنزيل</a>. لا تثبّت
      تطبيقات أو ملفات تعريف تصلك في الرسائل.</p>`,
    'zh-Hans': `<p>您可以把平台放到主屏幕，像应用一样打开。只需一分钟，不用应用商店。需要 Safari，以及 iOS 或 iPadOS 16.4 或更高版本。</p>
      <h3>添加到主屏幕</h3>
      <ol>
      <li>用 Safari 打开平台。<a href="/mirrors">备用网址</a>页面会告诉您当前是哪个网址。</li>
      <li>轻点共享按钮：带向上箭头的方框。</li>
      <li>向下滚动，轻点<strong>添加到主屏幕</strong>。</li>
      <li>如有需要可修改名称，然后轻点<strong>添加</strong>。</li>
      <li>从新图标打开平台。</li>
      </ol>
      <h3>您会得到什么</h3>
      <ul>
      <li>平台占满屏幕，没有地址栏。</li>
      <li>还是同一个平台，始终最新，无需安装更新。</li>
      <li>没有网络时，会有一个页面告诉您。游戏和余额的内容都不会离线保存。</li>
      <li>它有自己的设置，因此您可能需要重新选择一次语言和主题，并在其中登录。</li>
      </ul>
      <h3>移除</h3>
      <p>按住图标，选择删除并确认。Safari 中的平台不受影响。</p>
      <h3>如果不成功</h3>
      <ul>
      <li><strong>找不到共享按钮？</strong>向上滚动一点，工具栏就会出现。在较新的版本中，它可能在三个点的按钮里。</li>
      <li><strong>没有添加到主屏幕的选项？</strong>您可能在聊天应用的窗口里。请用 Safari 打开同一网址。否则请看列表末尾的更多操作。</li>
      <li><strong>图标打开的是 Safari 标签页？</strong>删除后重新添加。如果有开关询问是否作为网页应用打开，请保持开启。</li>
      <li><strong>系统版本较旧？</strong>在“设置”中打开“通用”，再打开“软件更新”。</li>
      </ul>
      <h3>商户自己的应用</h3>
      <p>如果商户提供 iPhone 和 iPad 应用，您会在<a href="/download">下载页面</a>看到。不要安装消息里发来的应用或描述文件。</p>`,
  },
}
