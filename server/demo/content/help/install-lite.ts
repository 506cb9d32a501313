import type { HelpTopic } from './help-topic.ts'

export const installLite: HelpTopic = {
  termId: 'install-lite',
  group: 'install',
  title: {
    en: 'Lite app and slow networks',
    vi: 'Ứng dụng lite và mạng chậm',
    ar: 'التطبيق الخفيف والشبكات البطيئة',
    'zh-Hans': '轻量应用与慢速网络',
  },
  content: {
    en: `<p>A lite app is a smaller app for older phones and slow networks. Not every merchant has one. Where there is
      one, the <a href="/download">download page</a> shows it with a QR code. Where there is none, the portal itself
      is the light way.</p>
      <h3>Get the lite app</h3>
      <ol>
      <li>Open the <a href="/download">download page</a> on another screen, such as a computer.</li>
      <li>Open the camera of your phone and point it at the QR code.</li>
      <li>Read the address that appears, then tap it.</li>
      <li>Follow what your phone tells you.</li>
      </ol>
      <p>A QR code is nothing but a link that a camera can read. Scan the one on our page, never one from a message or
      a poster. If you read this on the phone itself, you need no code: open the download page there.</p>
      <h3>Without a lite app</h3>
      <p>Put the portal on your home screen as a web app: the install guides for iPhone and Android show how. It takes
      hardly any storage, and there are no updates to install.</p>
      <h3>Tips for slow networks</h3>
      <ul>
      <li>The portal first loads less than half a megabyte. After that, much of it comes from your browser’s cache, so
      a second visit is faster.</li>
      <li>Search by name, or narrow a list with filters: fewer games shown means fewer pictures to load.</li>
      <li>Filters stand in the address. Save a list that you like as a bookmark, and go straight to it.</li>
      <li>If a page does not come, tap <strong>Try again</strong>, or move to where the signal is better.</li>
      </ul>
      <h3>Tips for older phones</h3>
      <ul>
      <li>In the lobby, choose <strong>Pause everything that moves</strong>. If your phone is set to reduce motion,
      the portal follows by itself.</li>
      <li>The dark theme can save battery on some screens. Choose Light, Dark or System as it suits your eyes.</li>
      <li>Close tabs that you do not need, and keep the browser up to date.</li>
      </ul>`,
    vi: `<p>Ứng dụng lite là ứng dụng nhỏ gọn hơn, dành cho điện thoại cũ và mạng chậm. Không phải thương hiệu nào
      cũng có. Nếu có, <a href="/download">trang tải ứng dụng</a> sẽ hiện kèm mã QR. Nếu không, chính trang web này là cách
      nhẹ nhàng nhất.</p>
      <h3>Tải ứng dụng lite</h3>
      <ol>
      <li>Mở <a href="/download">trang tải ứng dụng</a> trên một màn hình khác, chẳng hạn máy tính.</li>
      <li>Mở camera điện thoại và hướng vào mã QR.</li>
      <li>Đọc kỹ địa chỉ hiện ra, rồi chạm vào đó.</li>
      <li>Làm theo hướng dẫn trên điện thoại.</li>
      </ol>
      <p>Mã QR chỉ là một liên kết mà camera đọc được. Hãy quét mã trên trang của chúng tôi, đừng quét mã từ tin nhắn
      hay áp phích. Nếu bạn đang đọc trên chính điện thoại đó thì không cần mã: hãy mở trang tải ứng dụng ngay trên
      máy.</p>
      <h3>Khi không có ứng dụng lite</h3>
      <p>Hãy đưa trang web ra màn hình chính như một ứng dụng web: các bài hướng dẫn cài trên iPhone và Android chỉ rõ cách
      làm. Cách này gần như không tốn bộ nhớ và không phải cài bản cập nhật.</p>
      <h3>Mẹo khi mạng chậm</h3>
      <ul>
      <li>Lần đầu, trang web chỉ tải chưa đến nửa megabyte. Sau đó, phần lớn lấy từ bộ nhớ đệm của trình duyệt nên lần sau
      mở nhanh hơn.</li>
      <li>Hãy tìm theo tên hoặc thu hẹp danh sách bằng bộ lọc: ít trò chơi hơn thì ít hình phải tải hơn.</li>
      <li>Bộ lọc nằm ngay trong địa chỉ. Hãy lưu danh sách bạn thích vào dấu trang để mở thẳng.</li>
      <li>Nếu trang không hiện, hãy chạm <strong>Thử lại</strong> hoặc đến nơi có sóng tốt hơn.</li>
      </ul>
      <h3>Mẹo cho điện thoại cũ</h3>
      <ul>
      <li>Ở sảnh, hãy chọn <strong>Tạm dừng mọi chuyển động</strong>. Nếu điện thoại đang bật giảm chuyển động, trang web
      sẽ tự làm theo.</li>
      <li>Giao diện tối có thể đỡ tốn pin trên một số màn hình. Hãy chọn Sáng, Tối hoặc Hệ thống tùy mắt bạn.</li>
      <li>Đóng những thẻ không cần và luôn cập nhật trình duyệt.</li>
      </ul>`,
    ar: `<p>التطبيق الخفيف تطبيق أصغر للهواتف القديمة والشبكات البطيئة، ولا يوفّره كل تاجر. فإن وُجد عرضته
      <a href="/download">صفحة التنزيل</a> مع رمز QR، وإن لم يوجد فالبوابة نفسها هي الطريق الخفيف.</p>
      <h3>الحصول على التطبيق الخفيف</h3>
      <ol>
      <li>افتح <a href="/download">صفحة التنزيل</a> على شاشة أخرى، كشاشة الحاسوب.</li>
      <li>افتح كاميرا هاتفك ووجّهها نحو رمز QR.</li>
      <li>اقرأ العنوان الذي يظهر، ثم اضغط عليه.</li>
      <li>اتبع ما يخبرك به هاتفك.</li>
      </ol>
      <p>رمز QR مجرد رابط تقرؤه الكاميرا. امسح الرمز الذي على صفحتنا، ولا تمسح أبدًا رمزًا من رسالة أو ملصق. وإذا كنت
      تقرأ هذا على الهاتف نفسه فلا حاجة إلى رمز: افتح صفحة التنزيل عليه مباشرة.</p>
      <h3>من دون تطبيق خفيف</h3>
      <p>أضف البوابة إلى شاشتك الرئيسية كتطبيق ويب: تشرح لك أدلة التثبيت على iPhone وAndroid كيف تفعل ذلك. لا تكاد
      تشغل مساحة، ولا تحديثات عليك تثبيتها.</p>
      <h3>نصائح للشبكات البطيئة</h3>
      <ul>
      <li>تحمّل البوابة في البداية أقل من نصف ميغابايت. وبعد ذلك يأتي كثير منها من الذاكرة المؤقتة لمتصفحك، فتكون
      الزيارة الثانية أسرع.</li>
      <li>ابحث بالاسم أو ضيّق القائمة بعوامل التصفية: كلما قلّت الألعاب المعروضة قلّت الصور التي تُحمَّل.</li>
      <li>عوامل التصفية جزء من العنوان. احفظ القائمة التي تعجبك في الإشارات المرجعية وانتقل إليها مباشرة.</li>
      <li>إذا لم تظهر الصفحة فاضغط على <strong>إعادة المحاولة</strong>، أو انتقل إلى مكان إشارته أفضل.</li>
      </ul>
      <h3>نصائح للهواتف القديمة</h3>
      <ul>
      <li>في الردهة اختر <strong>إيقاف كل حركة مؤقتًا</strong>. وإذا كان هاتفك مضبوطًا على تقليل الحركة فستتبعه
      البوابة تلقائيًا.</li>
      <li>قد يوفّر المظهر الداكن طاقة البطارية على بعض الشاشات. اختر «فاتح» أو «داكن» أو «النظام» بما يريح عينيك.</li>
      <li>أغلق علامات التبويب التي لا تحتاج إليها، وحدّث المتصفح باستمرار.</li>
      </ul>`,
    'zh-Hans': `<p>轻量应用体积更小，适合旧手机和慢速网络。并非每个商户都有。如果有，<a href="/download">下载页面</a>会连同二维码一起显示；如果没有，平台本身就是轻便的选择。</p>
      <h3>获取轻量应用</h3>
      <ol>
      <li>在另一块屏幕（例如电脑）上打开<a href="/download">下载页面</a>。</li>
      <li>打开手机相机，对准二维码。</li>
      <li>看清出现的网址，再点按它。</li>
      <li>按照手机上的提示操作。</li>
      </ol>
      <p>二维码只是相机能读取的链接。请扫描我们页面上的二维码，绝不要扫描消息或海报里的。如果您正用这部手机阅读，就不需要二维码：直接在手机上打开下载页面即可。</p>
      <h3>没有轻量应用时</h3>
      <p>把平台作为网页应用放到主屏幕：iPhone 和 Android 的安装指南有具体步骤。它几乎不占空间，也无需安装更新。</p>
      <h3>慢速网络小提示</h3>
      <ul>
      <li>平台首次加载不到半兆字节。之后大部分内容来自浏览器缓存，再次访问会更快。</li>
      <li>按名称搜索，或用筛选缩小列表：显示的游戏越少，要加载的图片就越少。</li>
      <li>筛选条件就在网址里。把喜欢的列表存为书签，下次直接打开。</li>
      <li>如果页面没有出现，点按<strong>重试</strong>，或换到信号更好的地方。</li>
      </ul>
      <h3>旧手机小提示</h3>
      <ul>
      <li>在大厅选择<strong>暂停所有动态内容</strong>。如果手机已设为减弱动态效果，平台会自动跟随。</li>
      <li>在某些屏幕上，深色主题可以省电。浅色、深色或跟随系统，选您看着舒服的。</li>
      <li>关闭不需要的标签页，并及时更新浏览器。</li>
      </ul>`,
  },
}
