import type { HelpTopic } from './help-topic.ts'

export const securityTips: HelpTopic = {
  termId: 'security-tips',
  group: 'rules',
  title: { en: 'Security tips', vi: 'Mẹo an toàn', ar: 'نصائح للأمان', 'zh-Hans': '安全提示' },
  content: {
    en: `<p>A few habits keep you safe here and elsewhere. Most of them take a moment, once.</p>
      <h3>Know the real address</h3>
      <ul>
      <li>The page of <a href="/mirrors">mirror sites</a> lists the merchant’s own domains and marks the one you are
      on.</li>
      <li>Save the address as a bookmark, or put the portal on your home screen. Then open it from there.</li>
      <li>Read the address bar before you trust a page: one wrong letter is another site. A false page can show a
      false list, so compare with an address that you saved before.</li>
      </ul>
      <h3>Keep passwords and codes to yourself</h3>
      <p><strong>Our staff never ask for a password or a code</strong>, neither in a chat nor on the phone. Whoever
      asks is not one of us. Use a password of its own for every service; a password manager remembers them for
      you.</p>
      <p>Nothing can be paid in here yet. A page or message that wants money from you in our name is false, and so is
      one that asks for a code that you did not order.</p>
      <h3>Protect your account</h3>
      <p>Open <strong>My account</strong> from your picture at the top. <strong>Security</strong> shows what protects
      you, and what would help most.</p>
      <ul>
      <li><strong>Phone and email:</strong> confirm both. They bring you back in if you forget the password, and show
      that it is you when you log in from a new place.</li>
      <li><strong>Authenticator:</strong> an app that shows six new digits every 30 seconds. Keep its ten recovery
      codes where nobody else finds them; each replaces the app once.</li>
      <li><strong>Passkey:</strong> your fingerprint, face or screen lock logs you in. A passkey works only at the
      address where you made it, so a false page cannot get it out of you.</li>
      <li><strong>Devices and logins:</strong> look at them now and then. Log out a device that you do not
      know.</li>
      <li><strong>Not me?</strong> beside a login logs out all other devices, forgets every trusted device and
      place, and has you choose a new password.</li>
      </ul>
      <p>A changed password logs out all other devices. Passwords that everybody guesses, and the last ones that you
      had, are not accepted.</p>
      <h3>Suspicious messages</h3>
      <ul>
      <li>Be wary of haste, of prizes for a game you never played, and of fees that come before a prize.</li>
      <li>Do not open links or files from people you do not know.</li>
      <li>Never let a stranger see or control your screen.</li>
      <li>Install an app only from our <a href="/download">download page</a>.</li>
      </ul>
      <h3>Shared phones and computers</h3>
      <ul>
      <li>Use a private window, and close it when you are done.</li>
      <li>Do not save passwords there, and leave <strong>Remember this device for a day</strong> off.</li>
      <li>Log out. If you forgot to, end that session from another device, under <strong>Security</strong>.</li>
      <li>You can erase what the portal stored: see <a href="/help#privacy">privacy</a>.</li>
      </ul>
      <h3>Keep your device up to date</h3>
      <p>Install updates of your phone and your browser soon after they come out: they close known gaps. Lock the
      screen with a code, a finger or your face.</p>
      <h3>If something seems wrong</h3>
      <ol>
      <li>Close the page, and type nothing more into it.</li>
      <li>Open the portal from your bookmark.</li>
      <li>Change your password if you typed it there.</li>
      <li>Tell customer service, which is in the menu, what you saw and at which address.</li>
      </ol>`,
    vi: `<p>Vài thói quen nhỏ giúp bạn an toàn ở đây và ở mọi nơi khác. Phần lớn chỉ cần làm một lần, trong chốc
      lát.</p>
      <h3>Nhớ đúng địa chỉ</h3>
      <ul>
      <li>Trang <a href="/mirrors">địa chỉ dự phòng</a> liệt kê các tên miền của chính thương hiệu và đánh dấu tên
      miền bạn đang mở.</li>
      <li>Hãy lưu địa chỉ vào dấu trang, hoặc đưa trang web ra màn hình chính, rồi luôn mở từ đó.</li>
      <li>Hãy đọc thanh địa chỉ trước khi tin một trang: sai một chữ là đã sang trang khác. Trang giả có thể hiện danh
      sách giả, nên hãy so với địa chỉ bạn đã lưu từ trước.</li>
      </ul>
      <h3>Giữ kín mật khẩu và mã</h3>
      <p><strong>Nhân viên của chúng tôi không bao giờ hỏi mật khẩu hay mã xác nhận</strong>, dù qua tin nhắn hay điện
      thoại. Ai hỏi thì không phải người của chúng tôi. Hãy dùng mật khẩu riêng cho từng dịch vụ; trình quản lý mật
      khẩu sẽ nhớ giúp bạn.</p>
      <p>Ở đây chưa nạp được tiền. Trang hoặc tin nhắn nào mượn tên chúng tôi để đòi tiền đều là giả; ai hỏi một mã mà
      bạn không yêu cầu cũng vậy.</p>
      <h3>Bảo vệ tài khoản</h3>
      <p>Mở <strong>Tài khoản của tôi</strong> từ ảnh của bạn ở đầu trang. Mục <strong>Bảo mật</strong> cho thấy những
      gì đang bảo vệ bạn và điều gì nên làm tiếp.</p>
      <ul>
      <li><strong>Điện thoại và email:</strong> hãy xác nhận cả hai. Chúng giúp bạn vào lại khi quên mật khẩu và chứng
      tỏ đó là bạn khi đăng nhập từ nơi mới.</li>
      <li><strong>Ứng dụng xác thực:</strong> ứng dụng hiện sáu chữ số mới mỗi 30 giây. Hãy cất mười mã khôi phục ở
      nơi không ai khác tìm thấy; mỗi mã thay ứng dụng được một lần.</li>
      <li><strong>Khóa truy cập:</strong> bạn đăng nhập bằng vân tay, khuôn mặt hoặc khóa màn hình. Khóa chỉ dùng được
      ở địa chỉ nơi bạn đã tạo, nên trang giả không thể lừa lấy.</li>
      <li><strong>Thiết bị và lần đăng nhập:</strong> thỉnh thoảng hãy xem lại. Thiết bị nào lạ thì đăng xuất thiết bị
      đó.</li>
      <li><strong>Không phải tôi?</strong> bên cạnh một lần đăng nhập sẽ đăng xuất mọi thiết bị khác, quên mọi thiết
      bị và nơi đã tin cậy, rồi yêu cầu bạn đặt mật khẩu mới.</li>
      </ul>
      <p>Đổi mật khẩu sẽ đăng xuất mọi thiết bị khác. Mật khẩu ai cũng đoán được và những mật khẩu gần đây của bạn
      không được chấp nhận.</p>
      <h3>Tin nhắn đáng ngờ</h3>
      <ul>
      <li>Hãy cảnh giác khi bị hối thúc, khi được báo trúng thưởng dù chưa từng chơi, và khi phải đóng phí trước để
      nhận thưởng.</li>
      <li>Đừng mở liên kết hoặc tệp từ người bạn không quen.</li>
      <li>Đừng bao giờ cho người lạ xem hay điều khiển màn hình của bạn.</li>
      <li>Chỉ cài ứng dụng từ <a href="/download">trang tải ứng dụng</a> của chúng tôi.</li>
      </ul>
      <h3>Điện thoại và máy tính dùng chung</h3>
      <ul>
      <li>Hãy dùng cửa sổ riêng tư và đóng lại khi xong.</li>
      <li>Đừng lưu mật khẩu trên máy đó, và đừng chọn <strong>Ghi nhớ thiết bị này trong một ngày</strong>.</li>
      <li>Hãy đăng xuất. Nếu quên, bạn có thể kết thúc phiên đó từ thiết bị khác, trong mục <strong>Bảo
      mật</strong>.</li>
      <li>Bạn có thể xóa những gì trang web đã lưu: xem mục <a href="/help#privacy">quyền riêng tư</a>.</li>
      </ul>
      <h3>Luôn cập nhật thiết bị</h3>
      <p>Hãy cài bản cập nhật của điện thoại và trình duyệt sớm sau khi phát hành, vì chúng vá các lỗ hổng đã biết.
      Hãy khóa màn hình bằng mã, vân tay hoặc khuôn mặt.</p>
      <h3>Khi thấy có gì không ổn</h3>
      <ol>
      <li>Đóng trang đó và đừng nhập thêm gì.</li>
      <li>Mở trang web từ dấu trang của bạn.</li>
      <li>Nếu bạn đã gõ mật khẩu ở đó, hãy đổi mật khẩu.</li>
      <li>Báo cho chăm sóc khách hàng trong menu biết bạn đã thấy gì và ở địa chỉ nào.</li>
      </ol>`,
    ar: `<p>عادات قليلة تحميك هنا وفي كل مكان، ومعظمها لا يحتاج إلا إلى لحظة ولمرة واحدة.</p>
      <h3>اعرف العنوان الحقيقي</h3>
      <ul>
      <li>تعرض صفحة <a href="/mirrors">المواقع البديلة</a> النطاقات الخاصة بالتاجر وتُبرز النطاق الذي تتصفّحه
      الآن.</li>
      <li>احفظ العنوان في الإشارات المرجعية، أو أضف البوابة إلى شاشتك الرئيسية، وافتحها من هناك.</li>
      <li>اقرأ شريط العنوان قبل أن تثق بصفحة: حرف واحد خاطئ يعني موقعًا آخر. وقد تعرض الصفحة المزيفة قائمة مزيفة،
      فقارن بعنوان حفظته من قبل.</li>
      </ul>
      <h3>احتفظ بكلمات المرور والرموز لنفسك</h3>
      <p><strong>لا يطلب موظفونا كلمة مرور ولا رمزًا أبدًا</strong>، لا في محادثة ولا عبر الهاتف. ومن يطلب ذلك ليس
      منا. استخدم كلمة مرور مختلفة لكل خدمة، ويمكن لمدير كلمات المرور أن يتذكرها عنك.</p>
      <p>لا يمكن الإيداع هنا بعد. فكل صفحة أو رسالة تطلب منك مالًا باسمنا مزيفة، وكذلك من يسألك عن رمز لم تطلبه.</p>
      <h3>احمِ حسابك</h3>
      <p>افتح <strong>حسابي</strong> من صورتك في أعلى الصفحة. تعرض صفحة <strong>الأمان</strong> ما يحميك وما يفيدك
      أكثر من غيره.</p>
      <ul>
      <li><strong>الهاتف والبريد الإلكتروني:</strong> أكّدهما معًا. فهما يعيدانك إلى حسابك إذا نسيت كلمة المرور،
      ويثبتان أنك أنت حين تدخل من مكان جديد.</li>
      <li><strong>تطبيق المصادقة:</strong> تطبيق يعرض ستة أرقام جديدة كل 30 ثانية. احفظ رموز الاسترداد العشرة حيث لا
      يجدها غيرك، فكل منها يحلّ محل التطبيق مرة واحدة.</li>
      <li><strong>مفتاح المرور:</strong> تدخل ببصمتك أو وجهك أو قفل شاشتك. ولا يعمل المفتاح إلا على العنوان الذي
      أنشأته فيه، فلا تستطيع صفحة مزيفة أن تأخذه منك.</li>
      <li><strong>الأجهزة وعمليات الدخول:</strong> راجعها من حين إلى آخر، وسجّل خروج أي جهاز لا تعرفه.</li>
      <li><strong>لست أنا؟</strong> بجانب عملية دخول: يسجّل خروج كل الأجهزة الأخرى، وينسى كل جهاز ومكان موثوق، ويطلب
      منك اختيار كلمة مرور جديدة.</li>
      </ul>
      <p>تغيير كلمة المرور يسجّل خروج الأجهزة الأخرى كلها. ولا تُقبل كلمات المرور التي يخمّنها الجميع ولا آخر ما
      استخدمته منها.</p>
      <h3>الرسائل المشبوهة</h3>
      <ul>
      <li>احذر من الاستعجال، ومن جوائز لعبة لم تلعبها، ومن رسوم تُطلب قبل تسليم الجائزة.</li>
      <li>لا تفتح روابط أو ملفات من أشخاص لا تعرفهم.</li>
      <li>لا تسمح لغريب أبدًا برؤية شاشتك أو التحكم بها.</li>
      <li>لا تثبّت تطبيقًا إلا من <a href="/download">صفحة التنزيل</a> الخاصة بنا.</li>
      </ul>
      <h3>الهواتف والحواسيب المشتركة</h3>
      <ul>
      <li>استخدم نافذة خاصة وأغلقها حين تنتهي.</li>
      <li>لا تحفظ كلمات المرور عليها، ولا تختر <strong>تذكّر هذا الجهاز ليوم واحد</strong>.</li>
      <li>سجّل الخروج. وإن نسيت، فأنهِ تلك الجلسة من جهاز آخر في صفحة <strong>الأمان</strong>.</li>
      <li>يمكنك مسح ما حفظته البوابة: راجع <a href="/help#privacy">الخصوصية</a>.</li>
      </ul>
      <h3>حدّث جهازك</h3>
      <p>ثبّت تحديثات هاتفك ومتصفحك بعد صدورها بوقت قصير، فهي تسدّ ثغرات معروفة. واقفل الشاشة برمز أو ببصمة أو
      بالوجه.</p>
      <h3>إذا بدا لك شيء غير سليم</h3>
      <ol>
      <li>أغلق الصفحة ولا تكتب فيها شيئًا آخر.</li>
      <li>افتح البوابة من الإشارة المرجعية التي حفظتها.</li>
      <li>غيّر كلمة المرور إن كنت قد كتبتها هناك.</li>
      <li>أخبر خدمة العملاء، وتجدها في القائمة، بما رأيته وعلى أي عنوان.</li>
      </ol>`,
    'zh-Hans': `<p>几个小习惯，就能让您在这里和别处都更安全。大多只需花一点时间，做一次就好。</p>
      <h3>认准真正的网址</h3>
      <ul>
      <li><a href="/mirrors">备用网址</a>页面列出商户自己的域名，并标出您正在访问的那一个。</li>
      <li>把网址存为书签，或把平台添加到主屏幕，以后都从那里打开。</li>
      <li>相信一个页面之前，先看地址栏：差一个字母就是另一个网站。假页面也能显示假列表，所以请与您之前保存的网址对照。</li>
      </ul>
      <h3>密码和验证码只留给自己</h3>
      <p><strong>我们的员工绝不会索要密码或验证码</strong>，无论在聊天中还是电话里。凡是索要的，都不是我们的人。每项服务都用单独的密码；密码管理器可以替您记住。</p>
      <p>这里目前还不能存款。凡以我们的名义向您要钱的页面和消息，都是假的；向您索要您没有申请过的验证码，也是假的。</p>
      <h3>保护您的账户</h3>
      <p>点按页面顶部您的头像，进入<strong>我的账户</strong>。<strong>安全</strong>页面会列出已有的保护，以及最值得补上的一项。</p>
      <ul>
      <li><strong>手机和邮箱：</strong>两者都请确认。忘记密码时靠它们找回，从新地点登录时靠它们证明是您本人。</li>
      <li><strong>身份验证器：</strong>每 30 秒显示六位新数字的应用。请把十个恢复码放在别人找不到的地方，每个恢复码可代替应用一次。</li>
      <li><strong>通行密钥：</strong>用指纹、面容或屏幕锁登录。它只在您创建时所在的网址上有效，假页面骗不走。</li>
      <li><strong>设备和登录记录：</strong>不时看一看，遇到不认识的设备就让它退出。</li>
      <li>登录记录旁的<strong>不是我？</strong>会退出所有其他设备，清除所有受信任的设备和地点，并让您设置新密码。</li>
      </ul>
      <p>修改密码会退出所有其他设备。人人都猜得到的密码，以及您最近用过的密码，都不能使用。</p>
      <h3>可疑消息</h3>
      <ul>
      <li>留意这些迹象：催您赶快、说您在没玩过的游戏里中了奖、领奖前先要交费。</li>
      <li>不要打开陌生人发来的链接或文件。</li>
      <li>绝不要让陌生人查看或控制您的屏幕。</li>
      <li>只从我们的<a href="/download">下载页面</a>安装应用。</li>
      </ul>
      <h3>共用的手机和电脑</h3>
      <ul>
      <li>使用无痕窗口，用完就关闭。</li>
      <li>不要在上面保存密码，也不要勾选<strong>在此设备上记住一天</strong>。</li>
      <li>用完请退出登录。如果忘了，可以在另一台设备的<strong>安全</strong>页面结束那次登录。</li>
      <li>您可以清除平台保存的内容，方法见<a href="/help#privacy">隐私</a>。</li>
      </ul>
      <h3>及时更新设备</h3>
      <p>手机和浏览器有更新时尽早安装，更新会修补已知漏洞。用密码、指纹或面容锁定屏幕。</p>
      <h3>觉得不对劲时</h3>
      <ol>
      <li>关闭页面，不要再输入任何内容。</li>
      <li>从您的书签打开平台。</li>
      <li>如果在那里输入过密码，请立即修改。</li>
      <li>通过菜单里的在线客服，告诉我们您看到了什么、网址是什么。</li>
      </ol>`,
  },
}
