import type { HelpTopic } from './help-topic.ts'

export const contact: HelpTopic = {
  termId: 'contact',
  group: 'start',
  title: {
    en: 'Contact customer service',
    vi: 'Liên hệ chăm sóc khách hàng',
    ar: 'التواصل مع خدمة العملاء',
    'zh-Hans': '联系客服',
  },
  content: {
    en: `<p>If something is unclear or does not work, customer service helps. You need no account for that.</p>
      <h3>Where to find it</h3>
      <ul>
      <li><strong>On a wide screen:</strong> in the side menu, under Customer service.</li>
      <li><strong>On a phone:</strong> tap Menu, then look under Customer service.</li>
      <li><strong>When the portal is closed to you:</strong> the page that says so has a button to customer service.
      If your region is blocked, it also shows your IP address; please pass that on.</li>
      </ul>
      <p>Each entry opens in a tab of its own, so your place in the portal is kept. The entries lead to other
      services, which have rules of their own.</p>
      <h3>What to have ready</h3>
      <ul>
      <li>The address of the page, from the address bar.</li>
      <li>When it happened, with your time zone.</li>
      <li>The reference number, if an error shows one: it stands after the word Reference.</li>
      <li>Your device and browser, and what you did just before.</li>
      <li>If it is about your account: its ID, which stands in the menu behind your picture at the top.</li>
      <li>A screenshot, if it helps. Make sure that no password and no code can be seen in it.</li>
      </ul>
      <h3>What staff never ask</h3>
      <ul>
      <li>They never ask for a password.</li>
      <li>They never ask for a code from a message or an app.</li>
      <li>They never ask to see or control your screen.</li>
      <li>They never ask you to send money.</li>
      </ul>
      <p>If somebody does ask, end the conversation and open customer service again from the portal’s menu. The page
      of <a href="/mirrors">mirror sites</a> shows the merchant’s own addresses.</p>`,
    vi: `<p>Nếu có điều gì chưa rõ hoặc không hoạt động, chăm sóc khách hàng sẽ giúp bạn. Bạn không cần tài
      khoản.</p>
      <h3>Tìm ở đâu</h3>
      <ul>
      <li><strong>Trên màn hình rộng:</strong> trong menu bên, ở mục Chăm sóc khách hàng.</li>
      <li><strong>Trên điện thoại:</strong> chạm Menu, rồi xem mục Chăm sóc khách hàng.</li>
      <li><strong>Khi trang web không mở cho bạn:</strong> trang báo điều đó có nút liên hệ chăm sóc khách hàng. Nếu khu
      vực của bạn bị chặn, trang còn hiện địa chỉ IP của bạn; hãy gửi kèm địa chỉ này.</li>
      </ul>
      <p>Mỗi mục mở trong thẻ riêng, nên bạn không mất chỗ đang xem. Các mục này dẫn đến dịch vụ khác, có quy định
      riêng.</p>
      <h3>Cần chuẩn bị gì</h3>
      <ul>
      <li>Địa chỉ của trang, lấy từ thanh địa chỉ.</li>
      <li>Thời điểm xảy ra, kèm múi giờ của bạn.</li>
      <li>Mã tham chiếu, nếu thông báo lỗi có hiện: mã đứng sau dòng chữ Mã tham chiếu.</li>
      <li>Thiết bị và trình duyệt của bạn, và việc bạn làm ngay trước đó.</li>
      <li>Nếu liên quan đến tài khoản: ID của tài khoản, nằm trong menu mở từ ảnh của bạn ở đầu trang.</li>
      <li>Ảnh chụp màn hình, nếu cần. Hãy chắc rằng trong ảnh không lộ mật khẩu hay mã xác nhận.</li>
      </ul>
      <h3>Nhân viên không bao giờ yêu cầu gì</h3>
      <ul>
      <li>Không bao giờ hỏi mật khẩu.</li>
      <li>Không bao giờ hỏi mã trong tin nhắn hay ứng dụng.</li>
      <li>Không bao giờ đòi xem hay điều khiển màn hình của bạn.</li>
      <li>Không bao giờ bảo bạn chuyển tiền.</li>
      </ul>
      <p>Nếu có người yêu cầu những điều đó, hãy dừng cuộc trò chuyện và mở lại chăm sóc khách hàng từ menu của trang web.
      Trang <a href="/mirrors">địa chỉ dự phòng</a> cho biết các địa chỉ của chính thương hiệu.</p>`,
    ar: `<p>إذا كان هناك شيء غير واضح أو لا يعمل فستساعدك خدمة العملاء. لا تحتاج إلى حساب لذلك.</p>
      <h3>أين تجدها</h3>
      <ul>
      <li><strong>على الشاشة العريضة:</strong> في القائمة الجانبية تحت «خدمة العملاء».</li>
      <li><strong>على الهاتف:</strong> اضغط على «القائمة» ثم انظر تحت «خدمة العملاء».</li>
      <li><strong>حين تكون البوابة مغلقة أمامك:</strong> في الصفحة التي تخبرك بذلك زر للتواصل مع خدمة العملاء. وإذا
      كانت منطقتك محظورة فستعرض الصفحة أيضًا عنوان IP الخاص بك، ويرجى ذكره في رسالتك.</li>
      </ul>
      <p>يُفتح كل خيار في علامة تبويب خاصة به، فلا تفقد مكانك في البوابة. وتقود هذه الخيارات إلى خدمات أخرى لها
      قواعدها الخاصة.</p>
      <h3>ما يُستحسن تجهيزه</h3>
      <ul>
      <li>عنوان الصفحة من شريط العنوان.</li>
      <li>وقت حدوث المشكلة مع منطقتك الزمنية.</li>
      <li>الرقم المرجعي إذا ظهر مع الخطأ، وتجده بعد عبارة «الرقم المرجعي».</li>
      <li>جهازك ومتصفحك، وما فعلته قبل ذلك مباشرة.</li>
      <li>إذا كان الأمر يخص حسابك: معرّف الحساب، وتجده في القائمة خلف صورتك في أعلى الصفحة.</li>
      <li>لقطة شاشة إن كانت مفيدة. وتأكد من ألا تظهر فيها كلمة مرور ولا رمز.</li>
      </ul>
      <h3>ما لا يطلبه الموظفون أبدًا</h3>
      <ul>
      <li>لا يطلبون كلمة مرور أبدًا.</li>
      <li>لا يطلبون أبدًا رمزًا من رسالة أو تطبيق.</li>
      <li>لا يطلبون أبدًا رؤية شاشتك أو التحكم بها.</li>
      <li>لا يطلبون منك أبدًا إرسال المال.</li>
      </ul>
      <p>إذا طلب أحد ذلك فأنهِ المحادثة وافتح خدمة العملاء من جديد من قائمة البوابة. وتعرض صفحة
      <a href="/mirrors">المواقع البديلة</a> العناوين الخاصة بالتاجر.</p>`,
    'zh-Hans': `<p>如果有什么不清楚，或者不能正常使用，客服会帮助您。联系客服不需要账户。</p>
      <h3>在哪里找到</h3>
      <ul>
      <li><strong>宽屏上：</strong>在侧边栏的“在线客服”下。</li>
      <li><strong>手机上：</strong>点按“菜单”，再看“在线客服”。</li>
      <li><strong>平台对您关闭时：</strong>提示页面上有联系客服的按钮。如果您所在的地区被限制，页面还会显示您的 IP 地址，请一并告诉客服。</li>
      </ul>
      <p>每个入口都会在新标签页中打开，您在平台里的位置不会丢失。这些入口通往其他服务，它们有各自的规则。</p>
      <h3>请准备好</h3>
      <ul>
      <li>页面的网址，可从地址栏复制。</li>
      <li>发生的时间，以及您的时区。</li>
      <li>参考编号（如果错误提示中有）：就在“参考编号”几个字之后。</li>
      <li>您的设备和浏览器，以及出错前的操作。</li>
      <li>如果与账户有关：账户 ID，点按页面顶部您的头像即可在菜单中看到。</li>
      <li>有帮助的话，附上截图。请确认截图里看不到密码和验证码。</li>
      </ul>
      <h3>员工绝不会要求的事</h3>
      <ul>
      <li>绝不会索要密码。</li>
      <li>绝不会索要短信或应用里的验证码。</li>
      <li>绝不会要求查看或控制您的屏幕。</li>
      <li>绝不会要求您汇款。</li>
      </ul>
      <p>如果有人这样要求，请结束对话，再从平台的菜单重新打开在线客服。<a href="/mirrors">备用网址</a>页面列有商户自己的网址。</p>`,
  },
}
