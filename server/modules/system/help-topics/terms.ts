import type { HelpTopic } from './help-topic.ts'

export const terms: HelpTopic = {
  termId: 'terms',
  group: 'rules',
  title: { en: 'Terms of use', vi: 'Điều khoản sử dụng', ar: 'شروط الاستخدام', 'zh-Hans': '使用条款' },
  content: {
    en: `<p>These terms hold for everyone who visits the demo portal of Banyan Play. They are short, so that you can
      read them. By using the portal you accept them.</p>
      <h3>Who may use the portal</h3>
      <ul>
      <li>You are at least 18 years old, or older where the law asks for more.</li>
      <li>Online games and lotteries are lawful where you are. Please make sure of that yourself.</li>
      <li>The portal may be closed in some regions. Please do not try to get round that.</li>
      </ul>
      <h3>What the portal is</h3>
      <p>It is a demonstration without real money. You can look around the lobby, filter and search the games, read
      notices and check lottery odds. Accounts are not open yet, so nothing can be staked, won or lost here.</p>
      <h3>Games, figures and pictures</h3>
      <ul>
      <li>The names and pictures of the games were made for this portal. Please ask before you use them
      elsewhere.</li>
      <li>The jackpot counter and the winner board are illustrations, and they say so.</li>
      <li>Banners and notices show what a merchant may announce. They are not offers.</li>
      <li>The odds checker states the chances, odds and payout of lottery bets. It is no advice to bet. How a draw can
      be verified is explained under <a href="/help#fair-play">fair play</a>.</li>
      </ul>
      <h3>Fair use</h3>
      <p>Use the portal as a person would. Not allowed are:</p>
      <ul>
      <li>programs that flood the portal with requests or copy it as a whole,</li>
      <li>attacks, and attempts to get round limits or regional rules,</li>
      <li>posing as Banyan Play or as its staff.</li>
      </ul>
      <p>Anyone who does this may be shut out.</p>
      <h3>Our responsibility</h3>
      <p>We take care that the portal works and that what it says is right. We cannot promise that it is open at every
      hour: it may be closed for maintenance. Other sites that we link to have rules of their own. The rights that the
      law gives you stay as they are.</p>
      <h3>Changes and questions</h3>
      <p>When these terms change, the new text stands here. Do you have a question? Customer service is in the menu.
      What is stored about your visit is explained under <a href="/help#privacy">privacy</a>, and how to keep play a
      pleasure under <a href="/help#responsible-gaming">responsible gaming</a>.</p>`,
    vi: `<p>Các điều khoản này áp dụng cho mọi người truy cập cổng demo của Banyan Play. Chúng tôi viết ngắn gọn để
      bạn dễ đọc. Khi sử dụng cổng, bạn đồng ý với các điều khoản này.</p>
      <h3>Ai được sử dụng</h3>
      <ul>
      <li>Bạn từ 18 tuổi trở lên, hoặc lớn hơn nếu pháp luật nơi bạn ở yêu cầu.</li>
      <li>Trò chơi trực tuyến và xổ số được pháp luật nơi bạn ở cho phép. Bạn vui lòng tự kiểm tra điều này.</li>
      <li>Cổng có thể không phục vụ một số khu vực. Xin đừng tìm cách vượt qua giới hạn đó.</li>
      </ul>
      <h3>Đây là cổng gì</h3>
      <p>Đây là bản demo, không dùng tiền thật. Bạn có thể dạo quanh sảnh, lọc và tìm trò chơi, đọc thông báo và kiểm
      tra tỷ lệ cược xổ số. Tài khoản chưa được mở, nên ở đây không có đặt cược, không có thắng thua.</p>
      <h3>Trò chơi, con số và hình ảnh</h3>
      <ul>
      <li>Tên và hình ảnh trò chơi được tạo riêng cho cổng này. Hãy hỏi chúng tôi trước khi dùng ở nơi khác.</li>
      <li>Số tiền jackpot và bảng vàng chiến thắng chỉ để minh hoạ và có ghi rõ như vậy.</li>
      <li>Banner và thông báo cho thấy những gì một thương hiệu có thể đăng. Đó không phải là ưu đãi có hiệu lực.</li>
      <li>Công cụ “Kiểm tra tỷ lệ cược” cho biết xác suất, tỷ lệ và tiền thắng của các kiểu cược xổ số. Đó không phải
      là lời khuyên đặt cược. Cách kiểm chứng một kỳ quay có trong mục <a href="/help#fair-play">chơi công
      bằng</a>.</li>
      </ul>
      <h3>Sử dụng đúng mực</h3>
      <p>Hãy dùng cổng như một người dùng bình thường. Những việc sau không được phép:</p>
      <ul>
      <li>dùng chương trình tự động gửi dồn dập yêu cầu hoặc sao chép toàn bộ cổng,</li>
      <li>tấn công, hoặc tìm cách vượt qua các giới hạn và quy định theo khu vực,</li>
      <li>giả danh Banyan Play hoặc nhân viên của chúng tôi.</li>
      </ul>
      <p>Người vi phạm có thể bị chặn truy cập.</p>
      <h3>Trách nhiệm của chúng tôi</h3>
      <p>Chúng tôi cố gắng để cổng hoạt động tốt và thông tin luôn đúng. Tuy vậy, chúng tôi không thể cam kết cổng mở
      cửa mọi lúc: đôi khi cổng phải đóng để bảo trì. Các trang khác mà chúng tôi dẫn liên kết có quy định riêng. Các
      quyền mà pháp luật dành cho bạn vẫn giữ nguyên.</p>
      <h3>Thay đổi và câu hỏi</h3>
      <p>Khi điều khoản thay đổi, bản mới sẽ nằm tại đây. Bạn có câu hỏi? Mục chăm sóc khách hàng nằm trong menu.
      Những gì được lưu khi bạn truy cập có trong mục <a href="/help#privacy">quyền riêng tư</a>; cách giữ cho trò
      chơi luôn là niềm vui có trong mục <a href="/help#responsible-gaming">chơi có trách nhiệm</a>.</p>`,
    ar: `<p>تسري هذه الشروط على كل من يزور البوابة التجريبية لبانيان بلاي. جعلناها قصيرة لتسهل قراءتها. باستخدامك
      البوابة فإنك توافق عليها.</p>
      <h3>من يحق له استخدام البوابة</h3>
      <ul>
      <li>أن يكون عمرك 18 عامًا على الأقل، أو أكثر إذا اشترط القانون ذلك.</li>
      <li>أن تكون الألعاب واليانصيب عبر الإنترنت مسموحًا بها في البلد الذي أنت فيه. يرجى أن تتأكد من ذلك بنفسك.</li>
      <li>قد تكون البوابة مغلقة في بعض المناطق. يرجى عدم محاولة تجاوز ذلك.</li>
      </ul>
      <h3>ما هي هذه البوابة</h3>
      <p>هي عرض تجريبي بلا أموال حقيقية. يمكنك التجول في الردهة وتصفية الألعاب والبحث عنها وقراءة الإشعارات والتحقق من
      احتمالات اليانصيب. الحسابات لم تُفتح بعد، ولذلك لا رهان هنا ولا ربح ولا خسارة.</p>
      <h3>الألعاب والأرقام والصور</h3>
      <ul>
      <li>أسماء الألعاب وصورها صُنعت لهذه البوابة. يرجى الاستئذان قبل استخدامها في مكان آخر.</li>
      <li>عدّاد الجائزة الكبرى ولوحة الفائزين توضيحيان، وهذا مكتوب عليهما.</li>
      <li>تبيّن اللافتات والإشعارات ما قد يعلنه التاجر، وهي ليست عروضًا ملزمة.</li>
      <li>يبيّن «مدقق الاحتمالات» فرص رهانات اليانصيب واحتمالاتها وأرباحها، وليس ذلك نصيحة بالمراهنة. أما كيفية التحقق
      من السحب فتجدها في <a href="/help#fair-play">اللعب النزيه</a>.</li>
      </ul>
      <h3>الاستخدام السليم</h3>
      <p>استخدم البوابة كما يستخدمها أي شخص عادي. ولا يُسمح بما يلي:</p>
      <ul>
      <li>البرامج التي تُغرق البوابة بالطلبات أو تنسخها بالكامل،</li>
      <li>الهجمات ومحاولات تجاوز الحدود أو القواعد الخاصة بالمناطق،</li>
      <li>انتحال صفة بانيان بلاي أو صفة موظفيها.</li>
      </ul>
      <p>ومن يفعل ذلك قد يُمنع من الدخول.</p>
      <h3>مسؤوليتنا</h3>
      <p>نحرص على أن تعمل البوابة جيدًا وأن تكون معلوماتها صحيحة. لكننا لا نستطيع أن نعد بأنها متاحة في كل ساعة، فقد
      تُغلق للصيانة. وللمواقع الأخرى التي نضع روابط إليها قواعدها الخاصة. أما الحقوق التي يمنحك إياها القانون فتبقى
      كما هي.</p>
      <h3>التغييرات والأسئلة</h3>
      <p>إذا تغيّرت هذه الشروط فستجد النص الجديد هنا. هل لديك سؤال؟ خدمة العملاء في القائمة. ما يُحفظ عن زيارتك موضّح
      في <a href="/help#privacy">الخصوصية</a>، وكيف يبقى اللعب متعة موضّح في <a href="/help#responsible-gaming">اللعب
      المسؤول</a>.</p>`,
    'zh-Hans': `<p>本条款适用于每一位访问 Banyan Play 演示门户的人。我们写得简短，方便您读完。使用本门户，即表示您接受本条款。</p>
      <h3>谁可以使用</h3>
      <ul>
      <li>您已年满 18 岁；如当地法律要求更高年龄，以当地法律为准。</li>
      <li>您所在的地方允许在线游戏和彩票。请自行确认这一点。</li>
      <li>本门户可能不对某些地区开放，请不要设法绕过限制。</li>
      </ul>
      <h3>这是什么门户</h3>
      <p>这是一个不涉及真钱的演示。您可以浏览大厅、筛选和搜索游戏、阅读公告、查看彩票赔率。账户尚未开放，因此这里没有投注，也没有输赢。</p>
      <h3>游戏、数字与图片</h3>
      <ul>
      <li>游戏的名称和图片是为本门户制作的。如需用在别处，请先征得我们同意。</li>
      <li>头奖计数和赢家榜仅供示意，页面上都有标明。</li>
      <li>横幅和公告展示的是商户可能发布的内容，并非要约。</li>
      <li>“赔率检验”列出各种彩票投注的概率、赔率和派彩，不构成投注建议。如何验证一次开奖，请看<a href="/help#fair-play">公平性</a>。</li>
      </ul>
      <h3>正当使用</h3>
      <p>请像普通访客一样使用本门户。以下行为不被允许：</p>
      <ul>
      <li>用程序大量发送请求，或整站复制；</li>
      <li>发动攻击，或设法绕过各种限制和地区规定；</li>
      <li>冒充 Banyan Play 或其工作人员。</li>
      </ul>
      <p>有上述行为者，可能会被禁止访问。</p>
      <h3>我们的责任</h3>
      <p>我们用心保证门户正常运行、内容准确，但无法承诺时时开放：维护期间可能会关闭。我们链接到的其他网站有各自的规则。法律赋予您的权利不受影响。</p>
      <h3>变更与疑问</h3>
      <p>条款如有变更，新的文本会放在这里。有疑问？菜单里可以找到客户服务。访问时会保存哪些内容，请看<a href="/help#privacy">隐私</a>；如何让娱乐始终是娱乐，请看<a href="/help#responsible-gaming">理性娱乐</a>。</p>`,
  },
}
