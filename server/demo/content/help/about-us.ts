import type { HelpTopic } from './help-topic.ts'

export const aboutUs: HelpTopic = {
  termId: 'about-us',
  group: 'about',
  title: {
    en: 'About us',
    vi: 'Về chúng tôi',
    ar: 'من نحن',
    'zh-Hans': '关于我们',
  },
  content: {
    en: `<p>Banyan Play is a demo brand. It shows Banyan, a portal for games and lotteries that a merchant can run
      under a name of its own. A banyan gives shade to a whole village square; that is the idea of this place: room
      for many, and calm in the middle of it.</p>
      <h3>What we hold to</h3>
      <ul>
      <li><strong>Right before rich.</strong> A sum that is shown must be correct. We would rather do less and do it
      properly.</li>
      <li><strong>Draws that you can check.</strong> Our own draws are built so that anybody can verify them. The
      steps are explained under <a href="/help#fair-play">Fair draws and odds</a>.</li>
      <li><strong>Every price stated.</strong> Chances, odds and payout of a lottery bet can be seen beforehand, in
      the <a href="/odds">odds checker</a>.</li>
      <li><strong>Fast on phones.</strong> Pages are light, because not every phone is new and not every network is
      quick.</li>
      <li><strong>Open to everybody.</strong> Four languages, from left to right and from right to left, dark and
      light, by touch or by keyboard.</li>
      </ul>
      <h3>What you can see today</h3>
      <p>A lobby with thousands of games in lists that you can filter and search, vendors and notices, and this help
      centre. You can also register and log in: then you have favourites and a member centre with your profile and
      what protects your account. Slots and baccarat can be played: as a free trial with play money, or with the balance of an account. The games are
      samples with pictures of our own. The vendor codes show how a lobby is ordered; they do not mean that a maker of
      games works with us.</p>
      <h3>What we do not do</h3>
      <ul>
      <li>We take no real money and pay none out.</li>
      <li>We have no deposits, withdrawals, lottery tickets or bonuses yet. A balance in this demo is not real money.</li>
      <li>We do not pass examples off as winners: what is only an illustration says so.</li>
      <li>We do not ask for your password, a code or a payment, neither in a chat nor in a message.</li>
      </ul>
      <p>Is something unclear, or wrong? Customer service is in the menu.</p>`,
    vi: `<p>Banyan Play là một thương hiệu demo. Thương hiệu này giới thiệu Banyan, một trang web trò chơi và xổ số mà
      bên kinh doanh có thể vận hành dưới tên riêng của mình. Banyan nghĩa là cây đa: tán cây che mát cả sân đình.
      Chúng tôi cũng muốn nơi này như vậy, đủ chỗ cho nhiều người mà vẫn yên bình.</p>
      <h3>Điều chúng tôi giữ vững</h3>
      <ul>
      <li><strong>Chuẩn xác trước, phong phú sau.</strong> Con số đã hiện ra thì phải chính xác. Chúng tôi thà làm ít
      mà làm cho đàng hoàng.</li>
      <li><strong>Kỳ quay bạn tự kiểm chứng.</strong> Các kỳ quay của chính chúng tôi được thiết kế để ai cũng kiểm
      chứng được. Các bước có trong mục <a href="/help#fair-play">Quay số công bằng và tỷ lệ</a>.</li>
      <li><strong>Giá nào cũng nói rõ.</strong> Xác suất, tỷ lệ và tiền thắng của một cược xổ số có thể xem trước ở
      trang <a href="/odds">Kiểm tra tỷ lệ cược</a>.</li>
      <li><strong>Nhanh trên điện thoại.</strong> Trang được làm nhẹ, vì không phải máy nào cũng mới và mạng nào cũng
      nhanh.</li>
      <li><strong>Dành cho mọi người.</strong> Bốn ngôn ngữ, đọc từ trái sang hay từ phải sang, giao diện sáng và tối,
      dùng cảm ứng hay bàn phím đều được.</li>
      </ul>
      <h3>Hôm nay bạn xem được gì</h3>
      <p>Một sảnh với hàng nghìn trò chơi trong các danh sách có thể lọc và tìm, các nhà cung cấp, thông báo và trung
      tâm trợ giúp này. Bạn cũng có thể đăng ký và đăng nhập để có danh sách yêu thích cùng trung tâm hội viên, nơi
      chứa hồ sơ và những gì bảo vệ tài khoản của bạn. Bạn chơi được nổ hũ và baccarat: chơi thử bằng tiền chơi thử, hoặc chơi bằng số dư tài khoản. Trò chơi ở đây là mẫu
      với hình do chúng tôi tự vẽ. Mã nhà cung cấp chỉ cho thấy cách sắp xếp một sảnh, không có nghĩa là nhà phát hành nào đang
      hợp tác với chúng tôi.</p>
      <h3>Điều chúng tôi không làm</h3>
      <ul>
      <li>Chúng tôi không nhận và không trả tiền thật.</li>
      <li>Chúng tôi chưa có nạp tiền, rút tiền, bán vé số hay tiền thưởng. Số dư trong bản demo không phải tiền thật.</li>
      <li>Chúng tôi không coi ví dụ là người thắng thật: cái gì chỉ để minh họa đều được ghi rõ.</li>
      <li>Chúng tôi không hỏi mật khẩu, mã xác nhận hay đòi thanh toán, dù qua trò chuyện hay tin nhắn.</li>
      </ul>
      <p>Có điều gì chưa rõ hoặc chưa đúng? Mục chăm sóc khách hàng nằm trong menu.</p>`,
    ar: `<p>بانيان بلاي علامة تجريبية تعرض «بانيان»، وهو موقع للألعاب واليانصيب يمكن لأي تاجر تشغيله باسمه الخاص.
      والبانيان شجرة تظلّل ساحة قرية بأكملها، وهذه فكرة المكان: متّسع للكثيرين، وهدوء في وسطه.</p>
      <h3>ما نلتزم به</h3>
      <ul>
      <li><strong>الدقة قبل الوفرة.</strong> كل مبلغ يُعرض يجب أن يكون صحيحًا. نفضّل أن نقدّم أقل وأن نتقنه.</li>
      <li><strong>سحوبات يمكنك التحقق منها.</strong> السحوبات التي نجريها بأنفسنا مصمّمة ليتحقّق منها أي شخص. تجد
      الخطوات في صفحة <a href="/help#fair-play">عدالة السحوبات والاحتمالات</a>.</li>
      <li><strong>كل ثمن معلن.</strong> يمكنك أن ترى مسبقًا فرص رهان اليانصيب وعائده والمبلغ المدفوع في
      <a href="/odds">مدقق الاحتمالات</a>.</li>
      <li><strong>سرعة على الهاتف.</strong> الصفحات خفيفة، فليس كل هاتف جديدًا وليست كل شبكة سريعة.</li>
      <li><strong>مفتوح للجميع.</strong> أربع لغات، من اليمين إلى اليسار ومن اليسار إلى اليمين، ومظهر فاتح وداكن،
      باللمس أو بلوحة المفاتيح.</li>
      </ul>
      <h3>ما يمكنك رؤيته اليوم</h3>
      <p>ردهة فيها آلاف الألعاب ضمن قوائم يمكنك تصفيتها والبحث فيها، ومزوّدون وإشعارات، ومركز المساعدة هذا. ويمكنك
      أيضًا إنشاء حساب وتسجيل الدخول، فتكون لك مفضّلة ومركز أعضاء فيه ملفك الشخصي وما يحمي حسابك. ويمكنك لعب السلوتس والباكارات: تجربةً مجانية بأموال تجريبية، أو من رصيد حساب. والألعاب نماذج بصور من إنتاجنا. أما رموز المزوّدين فتبيّن كيف تُرتَّب الردهة، ولا تعني أن أي شركة
      ألعاب تعمل معنا.</p>
      <h3>ما لا نفعله</h3>
      <ul>
      <li>لا نقبل أموالًا حقيقية ولا ندفعها.</li>
      <li>لا إيداع لدينا ولا سحب ولا تذاكر يانصيب ولا مكافآت بعد. والرصيد في هذا العرض ليس مالًا حقيقيًا.</li>
      <li>لا نقدّم الأمثلة على أنها فائزون: كل ما هو توضيحي مكتوب عليه ذلك.</li>
      <li>لا نطلب كلمة مرورك ولا رمزًا ولا دفعة، في أي محادثة أو رسالة.</li>
      </ul>
      <p>هل هناك ما هو غير واضح أو غير صحيح؟ تجد خدمة العملاء في القائمة.</p>`,
    'zh-Hans': `<p>Banyan Play 是一个演示品牌，用来展示 Banyan：一个商家可以用自己的名称运营的游戏与彩票网站。Banyan 意为榕树，一棵榕树能为整个村口遮荫。我们希望这里也是如此：容得下许多人，又保有一份安静。</p>
      <h3>我们的原则</h3>
      <ul>
      <li><strong>先求准确，再求丰富。</strong>显示出来的金额必须正确。宁可少做，也要做好。</li>
      <li><strong>开奖可以查证。</strong>我们自营的开奖，按人人都能验证的方式设计。步骤请看<a href="/help#fair-play">公平开奖与赔率</a>。</li>
      <li><strong>价格事先讲明。</strong>彩票投注的概率、赔率和派彩，都能事先在<a href="/odds">赔率检验</a>中查看。</li>
      <li><strong>手机上要快。</strong>手机不一定新，网络也不总是快，所以页面做得轻巧。</li>
      <li><strong>人人可用。</strong>提供四种语言，从左到右或从右到左阅读都合适；主题有深有浅，触屏和键盘都能操作。</li>
      </ul>
      <h3>目前可以看到什么</h3>
      <p>一个拥有数千款游戏的大厅，列表可筛选、可搜索，还有厂商、公告和这个帮助中心。您也可以注册和登录，拥有自己的收藏，以及包含个人资料和账户安全设置的会员中心。您可以玩老虎机和百家乐：用试玩币试玩，或使用账户余额。游戏均为示例，图片由我们自己绘制。厂商代码只用来展示大厅的编排方式，并不表示有游戏厂商与我们合作。</p>
      <h3>我们不做什么</h3>
      <ul>
      <li>不收取真钱，也不支付真钱。</li>
      <li>目前没有存款、提款、购彩和奖金。演示中的余额不是真钱。</li>
      <li>不把示例当作真实赢家：凡是示意内容，都会标明。</li>
      <li>不会在任何聊天或消息中索要密码、验证码或付款。</li>
      </ul>
      <p>有不清楚或不正确的地方？请从菜单联系客服。</p>`,
  },
}
