import type { HelpTopic } from './help-topic.ts'

export const installAndroid: HelpTopic = {
  termId: 'install-android',
  group: 'install',
  title: {
    en: 'Install on Android',
    vi: 'Cài trên Android',
    ar: 'التثبيت على Android',
    'zh-Hans': '在 Android 上安装',
  },
  content: {
    en: `<p>You can put the portal on your home screen, where it opens like an app. Your browser is all you need. The
      words in its menu differ a little from version to version.</p>
      <h3>Chrome</h3>
      <ol>
      <li>Open the portal. The page of <a href="/mirrors">mirror sites</a> shows which address you are on.</li>
      <li>Tap the menu with three dots.</li>
      <li>Tap <strong>Install app</strong> or <strong>Add to Home screen</strong>.</li>
      <li>Confirm with <strong>Install</strong>.</li>
      </ol>
      <h3>Samsung Internet</h3>
      <ol>
      <li>Open the portal, then the menu with three lines.</li>
      <li>Tap <strong>Add page to</strong>, then <strong>Home screen</strong>. Some versions show an install icon in
      the address bar instead.</li>
      <li>Confirm.</li>
      </ol>
      <h3>Edge</h3>
      <ol>
      <li>Open the portal, then the browser’s menu.</li>
      <li>Tap <strong>Add to phone</strong>. It may stand on the menu’s second page.</li>
      <li>Confirm.</li>
      </ol>
      <h3>What you get</h3>
      <ul>
      <li>The portal has an icon and a window of its own, without an address bar.</li>
      <li>It is the same portal, always current: there are no updates to install.</li>
      <li>Without a connection, a page tells you so. Nothing of games or balances is kept offline.</li>
      </ul>
      <h3>Remove it</h3>
      <p>Touch and hold the icon, then choose to uninstall or remove it. The portal in your browser stays as it
      is.</p>
      <h3>If it does not work</h3>
      <ul>
      <li><strong>No entry in the menu?</strong> You may be in a private window or in the window of a chat app. Open
      the same address in a normal tab of the browser.</li>
      <li><strong>No icon on the home screen?</strong> Look among all apps, and drag it out from there.</li>
      </ul>
      <h3>Packages from the merchant</h3>
      <p>If the merchant offers an Android app, it stands on the <a href="/download">download page</a>.
      <strong>Install only packages that this page links to</strong>, never one that comes in a message. If Android
      asks whether your browser may install apps, you can take that permission back afterwards.</p>`,
    vi: `<p>Bạn có thể đưa trang web ra màn hình chính và mở như một ứng dụng. Chỉ cần trình duyệt của bạn. Tên các mục
      trong menu có thể hơi khác tùy phiên bản.</p>
      <h3>Chrome</h3>
      <ol>
      <li>Mở trang web. Trang <a href="/mirrors">địa chỉ dự phòng</a> cho biết bạn đang ở địa chỉ nào.</li>
      <li>Chạm menu ba chấm.</li>
      <li>Chạm <strong>Cài đặt ứng dụng</strong> hoặc <strong>Thêm vào màn hình chính</strong>.</li>
      <li>Xác nhận bằng <strong>Cài đặt</strong>.</li>
      </ol>
      <h3>Samsung Internet</h3>
      <ol>
      <li>Mở trang web, rồi mở menu ba gạch.</li>
      <li>Chạm <strong>Thêm trang vào</strong>, rồi <strong>Màn hình chính</strong>. Một số phiên bản thay bằng biểu
      tượng cài đặt trên thanh địa chỉ.</li>
      <li>Xác nhận.</li>
      </ol>
      <h3>Edge</h3>
      <ol>
      <li>Mở trang web, rồi mở menu của trình duyệt.</li>
      <li>Chạm <strong>Thêm vào điện thoại</strong>. Mục này có thể nằm ở trang thứ hai của menu.</li>
      <li>Xác nhận.</li>
      </ol>
      <h3>Bạn có gì</h3>
      <ul>
      <li>Trang web có biểu tượng và cửa sổ riêng, không có thanh địa chỉ.</li>
      <li>Vẫn là trang web này, luôn mới nhất: bạn không phải cài bản cập nhật nào.</li>
      <li>Khi mất kết nối, sẽ có một trang báo cho bạn biết. Không có gì về trò chơi hay số dư được lưu ngoại
      tuyến.</li>
      </ul>
      <h3>Gỡ bỏ</h3>
      <p>Chạm và giữ biểu tượng, rồi chọn gỡ cài đặt hoặc xóa. Trang web trong trình duyệt vẫn giữ nguyên.</p>
      <h3>Nếu không được</h3>
      <ul>
      <li><strong>Không thấy mục đó trong menu?</strong> Có thể bạn đang ở cửa sổ riêng tư hoặc trong ứng dụng trò
      chuyện. Hãy mở đúng địa chỉ đó trong một thẻ thường của trình duyệt.</li>
      <li><strong>Không thấy biểu tượng ở màn hình chính?</strong> Hãy tìm trong danh sách mọi ứng dụng và kéo ra
      ngoài.</li>
      </ul>
      <h3>Gói cài đặt của thương hiệu</h3>
      <p>Nếu thương hiệu có ứng dụng Android, bạn sẽ thấy ở <a href="/download">trang tải ứng dụng</a>. <strong>Chỉ
      cài gói mà trang này dẫn đến</strong>, đừng bao giờ cài gói gửi qua tin nhắn. Nếu Android hỏi có cho trình duyệt
      cài ứng dụng không, sau khi cài xong bạn có thể tắt quyền đó.</p>`,
    ar: `<p>يمكنك إضافة البوابة إلى شاشتك الرئيسية لتُفتح كأنها تطبيق. لا تحتاج إلا إلى متصفحك. وتختلف أسماء الخيارات
      في قائمته قليلًا من إصدار إلى آخر.</p>
      <h3>Chrome</h3>
      <ol>
      <li>افتح البوابة. تبيّن لك صفحة <a href="/mirrors">المواقع البديلة</a> على أي عنوان أنت.</li>
      <li>اضغط على قائمة النقاط الثلاث.</li>
      <li>اضغط على <strong>تثبيت التطبيق</strong> أو <strong>إضافة إلى الشاشة الرئيسية</strong>.</li>
      <li>أكّد بالضغط على <strong>تثبيت</strong>.</li>
      </ol>
      <h3>Samsung Internet</h3>
      <ol>
      <li>افتح البوابة ثم قائمة الخطوط الثلاثة.</li>
      <li>اضغط على <strong>إضافة الصفحة إلى</strong> ثم <strong>الشاشة الرئيسية</strong>. وفي بعض الإصدارات تظهر بدلًا
      من ذلك علامة تثبيت في شريط العنوان.</li>
      <li>أكّد.</li>
      </ol>
      <h3>Edge</h3>
      <ol>
      <li>افتح البوابة ثم قائمة المتصفح.</li>
      <li>اضغط على <strong>إضافة إلى الهاتف</strong>. وقد تجده في الصفحة الثانية من القائمة.</li>
      <li>أكّد.</li>
      </ol>
      <h3>ما تحصل عليه</h3>
      <ul>
      <li>للبوابة أيقونة ونافذة خاصة بها، من دون شريط عنوان.</li>
      <li>إنها البوابة نفسها، حديثة دائمًا، ولا تحديثات عليك تثبيتها.</li>
      <li>عند انقطاع الاتصال تخبرك صفحة بذلك. ولا يُحفظ شيء من الألعاب أو الأرصدة للاستخدام بلا اتصال.</li>
      </ul>
      <h3>إزالتها</h3>
      <p>اضغط مطوّلًا على الأيقونة ثم اختر إلغاء التثبيت أو الإزالة. وتبقى البوابة في متصفحك كما هي.</p>
      <h3>إذا لم ينجح الأمر</h3>
      <ul>
      <li><strong>لا تجد الخيار في القائمة؟</strong> ربما أنت في نافذة خاصة أو داخل نافذة تطبيق محادثة. افتح العنوان
      نفسه في علامة تبويب عادية في المتصفح.</li>
      <li><strong>لا ترى أيقونة على الشاشة الرئيسية؟</strong> ابحث عنها بين كل التطبيقات واسحبها من هناك.</li>
      </ul>
      <h3>حزم التثبيت من التاجر</h3>
      <p>إذا كان التاجر يقدّم تطبيقًا لنظام Android فستجده في <a href="/download">صفحة التنزيل</a>. <strong>لا تثبّت
      إلا الحزم التي تقود إليها روابط هذه الصفحة</strong>، ولا تثبّت أبدًا حزمة تصلك في رسالة. وإذا سألك Android هل
      يُسمح لمتصفحك بتثبيت التطبيقات، فيمكنك سحب هذا الإذن بعد ذلك.</p>`,
    'zh-Hans': `<p>您可以把平台放到主屏幕，像应用一样打开，只需要浏览器。不同版本的菜单用词可能略有差别。</p>
      <h3>Chrome</h3>
      <ol>
      <li>打开平台。<a href="/mirrors">备用网址</a>页面会告诉您当前是哪个网址。</li>
      <li>点按三个点的菜单。</li>
      <li>点按<strong>安装应用</strong>或<strong>添加到主屏幕</strong>。</li>
      <li>点按<strong>安装</strong>确认。</li>
      </ol>
      <h3>Samsung Internet</h3>
      <ol>
      <li>打开平台，再打开三条横线的菜单。</li>
      <li>点按<strong>添加页面至</strong>，再点按<strong>主屏幕</strong>。有些版本会改为在地址栏显示安装图标。</li>
      <li>确认。</li>
      </ol>
      <h3>Edge</h3>
      <ol>
      <li>打开平台，再打开浏览器菜单。</li>
      <li>点按<strong>添加到手机</strong>。它可能在菜单的第二页。</li>
      <li>确认。</li>
      </ol>
      <h3>您会得到什么</h3>
      <ul>
      <li>平台有自己的图标和窗口，没有地址栏。</li>
      <li>还是同一个平台，始终最新，无需安装更新。</li>
      <li>没有网络时，会有一个页面告诉您。游戏和余额的内容都不会离线保存。</li>
      </ul>
      <h3>移除</h3>
      <p>按住图标，选择卸载或移除。浏览器中的平台不受影响。</p>
      <h3>如果不成功</h3>
      <ul>
      <li><strong>菜单里没有这一项？</strong>您可能在无痕窗口或聊天应用的窗口里。请在浏览器的普通标签页中打开同一网址。</li>
      <li><strong>主屏幕上没有图标？</strong>在全部应用中找到它，再拖到主屏幕。</li>
      </ul>
      <h3>商户的安装包</h3>
      <p>如果商户提供 Android 应用，您会在<a href="/download">下载页面</a>看到。<strong>只安装该页面链接的安装包</strong>，绝不要安装消息里发来的。如果 Android 询问是否允许浏览器安装应用，装完后您可以收回这项权限。</p>`,
  },
}
