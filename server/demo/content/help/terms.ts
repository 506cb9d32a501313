import type { HelpTopic } from './help-topic.ts'

export const terms: HelpTopic = {
  termId: 'terms',
  group: 'rules',
  title: { en: 'Terms of use', vi: 'Điều khoản sử dụng', ar: 'شروط الاستخدام', 'zh-Hans': '使用条款' },
  content: {
    en: `<p>These terms hold for everyone who visits the demo portal of Banyan Play or has an account there. They are
      the terms of a demonstration: a brand that takes money must replace them with its own. They are short, so that
      you can read them. By using the portal you accept them, and when you register you confirm that.</p>
      <h3>Who may use the portal</h3>
      <ul>
      <li>You are at least 18 years old, or older where the law asks for more.</li>
      <li>Online games and lotteries are lawful where you are. Please make sure of that yourself.</li>
      <li>The portal may be closed in some regions. Please do not try to get round that.</li>
      </ul>
      <h3>What the portal is</h3>
      <p>It is a demonstration without real money. You can look around the lobby, filter and search the games, read notices and check lottery odds. You can play slots
      and baccarat: as a free trial with play money, or with the balance of an account. You can also open an account,
      log in and look after its security. There are no deposits, withdrawals or lottery tickets yet. A balance here is
      not real money, and it is not paid out.</p>
      <h3>Your account</h3>
      <ul>
      <li>You may register only if you are 18 or older. The profile accepts no birthday that says otherwise.</li>
      <li>One person has one account. It is yours alone: please do not lend, share or sell it.</li>
      <li>What you tell us about yourself must be true. Full name and birthday can be saved only once.</li>
      <li>Keep passwords, codes and recovery codes to yourself. If somebody else was in your account, press
      <strong>Not me?</strong> under Security, or tell customer service.</li>
      <li>An invitation code is optional. With an agent’s code, your account belongs to this agent for good.</li>
      <li>A trial account is for looking around. It ends after two hours at the latest, and nothing of it is carried
      over.</li>
      <li>Agents use <a href="/agent">the agents’ page</a>; a member’s account does not open it.</li>
      </ul>
      <p>We may suspend an account that breaks these terms, that a program has made or uses, or that is in danger. It
      is then logged out everywhere. If you think that we are wrong, ask customer service. There is no way yet to have
      an account deleted.</p>
      <h3>Games, figures and pictures</h3>
      <ul>
      <li>The names and pictures of the games were made for this portal. Please ask before you use them
      elsewhere.</li>
      <li>The jackpot counter is an illustration, and says so. So are the rows of the winner board until a win was paid
      here.</li>
      <li>Banners and notices show what a merchant may announce. They are not offers.</li>
      <li>The odds checker states the chances, odds and payout of lottery bets. It is no advice to bet. How a draw can
      be verified is explained under <a href="/help#fair-play">fair play</a>.</li>
      </ul>
      <h3>Fair use</h3>
      <p>Use the portal as a person would. Not allowed are:</p>
      <ul>
      <li>programs that flood the portal with requests or copy it as a whole,</li>
      <li>attacks, and attempts to get round limits or regional rules,</li>
      <li>several accounts for one person, or accounts that programs make,</li>
      <li>posing as Banyan Play or as its staff.</li>
      </ul>
      <p>Anyone who does this may be shut out, and their account suspended.</p>
      <h3>Our responsibility</h3>
      <p>We take care that the portal works and that what it says is right. We cannot promise that it is open at every
      hour: it may be closed for maintenance. Other sites that we link to have rules of their own. The rights that the
      law gives you stay as they are.</p>
      <h3>Changes and questions</h3>
      <p>When these terms change, the new text stands here. Do you have a question? Customer service is in the menu.
      What is stored about your visit and your account is explained under <a href="/help#privacy">privacy</a>, and how
      to keep play a pleasure under <a href="/help#responsible-gaming">responsible gaming</a>.</p>`,
    vi: `<p>Các điều khoản này áp dụng cho mọi người truy cập trang web demo của Banyan Play hoặc có tài khoản tại đây. Đây
      là điều khoản của một bản demo: thương hiệu nào nhận tiền thật phải thay bằng điều khoản của chính mình. Chúng
      tôi viết ngắn gọn để bạn dễ đọc. Khi sử dụng trang web, bạn đồng ý với các điều khoản này; khi đăng ký, bạn xác nhận
      điều đó.</p>
      <h3>Ai được sử dụng</h3>
      <ul>
      <li>Bạn từ 18 tuổi trở lên, hoặc lớn hơn nếu pháp luật nơi bạn ở yêu cầu.</li>
      <li>Trò chơi trực tuyến và xổ số được pháp luật nơi bạn ở cho phép. Bạn vui lòng tự kiểm tra điều này.</li>
      <li>Trang web có thể không phục vụ một số khu vực. Xin đừng tìm cách vượt qua giới hạn đó.</li>
      </ul>
      <h3>Đây là trang web gì</h3>
      <p>Đây là bản demo, không dùng tiền thật. Bạn có thể dạo quanh sảnh, lọc và tìm trò chơi, đọc thông báo và kiểm
      tra tỷ lệ cược xổ số. Bạn cũng có thể mở tài khoản, đăng nhập và chăm lo bảo mật cho tài khoản. Bạn có thể chơi nổ hũ và baccarat: chơi thử bằng tiền chơi thử, hoặc chơi bằng số dư tài khoản. Hiện chưa có nạp
      tiền, rút tiền hay bán vé số. Số dư ở đây không phải tiền thật và không được chi trả.</p>
      <h3>Tài khoản của bạn</h3>
      <ul>
      <li>Chỉ người từ 18 tuổi trở lên được đăng ký. Hồ sơ cũng không nhận ngày sinh của người chưa đủ tuổi.</li>
      <li>Mỗi người một tài khoản. Tài khoản là của riêng bạn: xin đừng cho mượn, dùng chung hay bán.</li>
      <li>Những gì bạn cho biết về mình phải đúng sự thật. Họ tên và ngày sinh chỉ lưu được một lần.</li>
      <li>Hãy giữ kín mật khẩu, mã xác nhận và mã khôi phục. Nếu có người khác đã vào tài khoản của bạn, hãy bấm
      <strong>Không phải tôi?</strong> trong mục Bảo mật, hoặc báo cho chăm sóc khách hàng.</li>
      <li>Mã mời không bắt buộc. Với mã của một đại lý, tài khoản của bạn sẽ luôn thuộc về đại lý đó.</li>
      <li>Tài khoản chơi thử chỉ để xem quanh. Tài khoản này kết thúc chậm nhất sau hai giờ và không có gì được chuyển
      tiếp.</li>
      <li>Đại lý dùng <a href="/agent">trang dành cho đại lý</a>; tài khoản hội viên không vào được trang đó.</li>
      </ul>
      <p>Chúng tôi có thể tạm khóa một tài khoản vi phạm các điều khoản này, do chương trình tạo ra hay sử dụng, hoặc
      đang gặp nguy hiểm. Khi đó tài khoản bị đăng xuất ở mọi nơi. Nếu bạn cho rằng chúng tôi nhầm, hãy hỏi chăm sóc
      khách hàng. Hiện chưa có cách xóa tài khoản.</p>
      <h3>Trò chơi, con số và hình ảnh</h3>
      <ul>
      <li>Tên và hình ảnh trò chơi được tạo riêng cho trang web này. Hãy hỏi chúng tôi trước khi dùng ở nơi khác.</li>
      <li>Số tiền jackpot chỉ để minh họa và có ghi rõ như vậy. Các dòng trên bảng vàng chiến thắng cũng vậy, cho đến khi có
      khoản thắng được trả tại đây.</li>
      <li>Banner và thông báo cho thấy những gì một thương hiệu có thể đăng. Đó không phải là ưu đãi có hiệu lực.</li>
      <li>Công cụ “Kiểm tra tỷ lệ cược” cho biết xác suất, tỷ lệ và tiền thắng của các kiểu cược xổ số. Đó không phải
      là lời khuyên đặt cược. Cách kiểm chứng một kỳ quay có trong mục <a href="/help#fair-play">chơi công
      bằng</a>.</li>
      </ul>
      <h3>Sử dụng đúng mực</h3>
      <p>Hãy dùng trang web như một người dùng bình thường. Những việc sau không được phép:</p>
      <ul>
      <li>dùng chương trình tự động gửi dồn dập yêu cầu hoặc sao chép toàn bộ trang web,</li>
      <li>tấn công, hoặc tìm cách vượt qua các giới hạn và quy định theo khu vực,</li>
      <li>một người lập nhiều tài khoản, hoặc dùng chương trình để lập tài khoản,</li>
      <li>giả danh Banyan Play hoặc nhân viên của chúng tôi.</li>
      </ul>
      <p>Người vi phạm có thể bị chặn truy cập và bị tạm khóa tài khoản.</p>
      <h3>Trách nhiệm của chúng tôi</h3>
      <p>Chúng tôi cố gắng để trang web hoạt động tốt và thông tin luôn đúng. Tuy vậy, chúng tôi không thể cam kết trang web mở
      cửa mọi lúc: đôi khi trang web phải đóng để bảo trì. Các trang khác mà chúng tôi dẫn liên kết có quy định riêng. Các
      quyền mà pháp luật dành cho bạn vẫn giữ nguyên.</p>
      <h3>Thay đổi và câu hỏi</h3>
      <p>Khi điều khoản thay đổi, bản mới sẽ nằm tại đây. Bạn có câu hỏi? Mục chăm sóc khách hàng nằm trong menu.
      Những gì được lưu về lượt truy cập và tài khoản của bạn có trong mục <a href="/help#privacy">quyền riêng tư</a>;
      cách giữ cho trò chơi luôn là niềm vui có trong mục <a href="/help#responsible-gaming">chơi có trách
      nhiệm</a>.</p>`,
    ar: `<p>تسري هذه الشروط على كل من يزور البوابة التجريبية لبانيان بلاي أو له حساب فيها. وهي شروط عرض تجريبي: على كل
      علامة تقبل أموالًا أن تستبدل بها شروطها الخاصة. جعلناها قصيرة لتسهل قراءتها. باستخدامك البوابة فإنك توافق عليها،
      وتؤكد ذلك حين تنشئ حسابًا.</p>
      <h3>من يحق له استخدام البوابة</h3>
      <ul>
      <li>أن يكون عمرك 18 عامًا على الأقل، أو أكثر إذا اشترط القانون ذلك.</li>
      <li>أن تكون الألعاب واليانصيب عبر الإنترنت مسموحًا بها في البلد الذي أنت فيه. يرجى أن تتأكد من ذلك بنفسك.</li>
      <li>قد تكون البوابة مغلقة في بعض المناطق. يرجى عدم محاولة تجاوز ذلك.</li>
      </ul>
      <h3>ما هي هذه البوابة</h3>
      <p>هي عرض تجريبي بلا أموال حقيقية. يمكنك التجول في الردهة وتصفية الألعاب والبحث عنها وقراءة الإشعارات والتحقق من
      احتمالات اليانصيب. ويمكنك أيضًا أن تنشئ حسابًا وتسجّل الدخول وتعتني بأمانه. ويمكنك لعب السلوتس والباكارات: تجربةً مجانية بأموال تجريبية، أو من رصيد حساب. لا إيداع بعد ولا سحب ولا تذاكر
      يانصيب. والرصيد هنا ليس مالًا حقيقيًا ولا يُدفع لأحد.</p>
      <h3>حسابك</h3>
      <ul>
      <li>لا يحق إنشاء حساب إلا لمن بلغ 18 عامًا. ولا يقبل الملف الشخصي كذلك تاريخ ميلاد لمن هو أصغر.</li>
      <li>لكل شخص حساب واحد. وهو لك وحدك، فلا تُعِره ولا تشاركه ولا تبعه.</li>
      <li>يجب أن يكون ما تخبرنا به عن نفسك صحيحًا. ولا يُحفظ الاسم الكامل وتاريخ الميلاد إلا مرة واحدة.</li>
      <li>احتفظ لنفسك بكلمات المرور والرموز ورموز الاسترداد. وإذا دخل غيرك إلى حسابك فاضغط <strong>لست أنا؟</strong>
      في صفحة الأمان، أو أخبر خدمة العملاء.</li>
      <li>رمز الدعوة اختياري. فإن كان رمز وكيل بقي حسابك تحت هذا الوكيل دائمًا.</li>
      <li>الحساب التجريبي للتجوّل فقط. ينتهي بعد ساعتين على الأكثر ولا يُنقل منه شيء.</li>
      <li>يستخدم الوكلاء <a href="/agent">صفحة الوكلاء</a>، ولا يفتحها حساب عضو.</li>
      </ul>
      <p>يجوز لنا إيقاف حساب يخالف هذه الشروط، أو ينشئه برنامج أو يستخدمه، أو يكون في خطر. وعندئذ يُسجَّل خروجه في كل
      مكان. وإذا رأيت أننا أخطأنا فاسأل خدمة العملاء. ولا توجد بعد طريقة لحذف حساب.</p>
      <h3>الألعاب والأرقام والصور</h3>
      <ul>
      <li>أسماء الألعاب وصورها صُنعت لهذه البوابة. يرجى الاستئذان قبل استخدامها في مكان آخر.</li>
      <li>عدّاد الجائزة الكبرى توضيحي، وهذا مكتوب عليه. وكذلك صفوف لوحة الفائزين إلى أن يُدفع هنا ربح.</li>
      <li>تبيّن اللافتات والإشعارات ما قد يعلنه التاجر، وهي ليست عروضًا ملزمة.</li>
      <li>يبيّن «مدقق الاحتمالات» فرص رهانات اليانصيب واحتمالاتها وأرباحها، وليس ذلك نصيحة بالمراهنة. أما كيفية التحقق
      من السحب فتجدها في <a href="/help#fair-play">اللعب النزيه</a>.</li>
      </ul>
      <h3>الاستخدام السليم</h3>
      <p>استخدم البوابة كما يستخدمها أي شخص عادي. ولا يُسمح بما يلي:</p>
      <ul>
      <li>البرامج التي تُغرق البوابة بالطلبات أو تنسخها بالكامل،</li>
      <li>الهجمات ومحاولات تجاوز الحدود أو القواعد الخاصة بالمناطق،</li>
      <li>فتح عدة حسابات لشخص واحد، أو إنشاء الحسابات ببرامج،</li>
      <li>انتحال صفة بانيان بلاي أو صفة موظفيها.</li>
      </ul>
      <p>ومن يفعل ذلك قد يُمنع من الدخول ويُوقف حسابه.</p>
      <h3>مسؤوليتنا</h3>
      <p>نحرص على أن تعمل البوابة جيدًا وأن تكون معلوماتها صحيحة. لكننا لا نستطيع أن نعد بأنها متاحة في كل ساعة، فقد
      تُغلق للصيانة. وللمواقع الأخرى التي نضع روابط إليها قواعدها الخاصة. أما الحقوق التي يمنحك إياها القانون فتبقى
      كما هي.</p>
      <h3>التغييرات والأسئلة</h3>
      <p>إذا تغيّرت هذه الشروط فستجد النص الجديد هنا. هل لديك سؤال؟ خدمة العملاء في القائمة. ما يُحفظ عن زيارتك وعن
      حسابك موضّح في <a href="/help#privacy">الخصوصية</a>، وكيف يبقى اللعب متعة موضّح في
      <a href="/help#responsible-gaming">اللعب المسؤول</a>.</p>`,
    'zh-Hans': `<p>本条款适用于每一位访问 Banyan Play 演示平台或在此拥有账户的人。这是演示用的条款：真正收取金钱的品牌，必须换上自己的条款。我们写得简短，方便您读完。使用本平台，即表示您接受本条款；注册时，您会再次确认。</p>
      <h3>谁可以使用</h3>
      <ul>
      <li>您已年满 18 岁；如当地法律要求更高年龄，以当地法律为准。</li>
      <li>您所在的地方允许在线游戏和彩票。请自行确认这一点。</li>
      <li>本平台可能不对某些地区开放，请不要设法绕过限制。</li>
      </ul>
      <h3>这是什么平台</h3>
      <p>这是一个不涉及真钱的演示。您可以浏览大厅、筛选和搜索游戏、阅读公告、查看彩票赔率。您也可以注册账户、登录，并管理账户安全。您可以玩老虎机和百家乐：用试玩币试玩，或使用账户余额。目前没有存款、提款和购彩。这里的余额不是真钱，也不会兑付。</p>
      <h3>您的账户</h3>
      <ul>
      <li>只有年满 18 岁的人才可以注册。个人资料也不接受未满 18 岁的生日。</li>
      <li>每人一个账户，仅供本人使用，请勿出借、共用或出售。</li>
      <li>您提供的个人信息必须属实。姓名和生日只能保存一次。</li>
      <li>请妥善保管密码、验证码和恢复码。如果有人进入过您的账户，请在“安全”页面点按<strong>不是我？</strong>，或告知客服。</li>
      <li>邀请码可填可不填。填写代理的邀请码后，您的账户将一直归属于该代理。</li>
      <li>试玩账户仅供浏览，最长两小时，其中的内容不会转入其他账户。</li>
      <li>代理请使用<a href="/agent">代理页面</a>；会员账户无法从那里登录。</li>
      </ul>
      <p>账户如违反本条款、由程序创建或使用，或面临危险，我们可以将其停用，届时会在所有设备上退出登录。如果您认为我们弄错了，请咨询客服。目前还没有办法删除账户。</p>
      <h3>游戏、数字与图片</h3>
      <ul>
      <li>游戏的名称和图片是为本平台制作的。如需用在别处，请先征得我们同意。</li>
      <li>头奖计数仅供示意，页面上有标明。赢家榜在这里派发过奖金之前也是如此。</li>
      <li>横幅和公告展示的是商户可能发布的内容，并非要约。</li>
      <li>“赔率检验”列出各种彩票投注的概率、赔率和派彩，不构成投注建议。如何验证一次开奖，请看<a href="/help#fair-play">公平性</a>。</li>
      </ul>
      <h3>正当使用</h3>
      <p>请像普通访客一样使用本平台。以下行为不被允许：</p>
      <ul>
      <li>用程序大量发送请求，或整站复制；</li>
      <li>发动攻击，或设法绕过各种限制和地区规定；</li>
      <li>一人开设多个账户，或用程序创建账户；</li>
      <li>冒充 Banyan Play 或其工作人员。</li>
      </ul>
      <p>有上述行为者，可能会被禁止访问，账户也可能被停用。</p>
      <h3>我们的责任</h3>
      <p>我们用心保证平台正常运行、内容准确，但无法承诺时时开放：维护期间可能会关闭。我们链接到的其他网站有各自的规则。法律赋予您的权利不受影响。</p>
      <h3>变更与疑问</h3>
      <p>条款如有变更，新的文本会放在这里。有疑问？菜单里可以找到在线客服。关于您的访问和账户会保存哪些内容，请看<a href="/help#privacy">隐私</a>；如何让娱乐始终是娱乐，请看<a href="/help#responsible-gaming">理性娱乐</a>。</p>`,
  },
}
