import type { HelpTopic } from './help-topic.ts'

export const responsibleGaming: HelpTopic = {
  termId: 'responsible-gaming',
  group: 'about',
  title: {
    en: 'Play responsibly',
    vi: 'Chơi có trách nhiệm',
    ar: 'العب بمسؤولية',
    'zh-Hans': '理性娱乐',
  },
  content: {
    en: `<p>Games for money are for adults aged 18 and over. They are entertainment, and entertainment has a cost.
      They are no way to earn a living or to pay a debt. Over time, the odds favour the house; how that works is
      explained under <a href="/help#fair-play">Fair draws and odds</a>.</p>
      <h3>What helps</h3>
      <ul>
      <li>Set an amount and a time before you begin. When either is used up, stop. The portal has no tools for limits
      yet, so write yours down.</li>
      <li>Play only with money that you can do without.</li>
      <li>Never chase a loss. The next round knows nothing of the last one.</li>
      <li>Take breaks. Stand up, drink something, look at the clock.</li>
      <li>Do not play when you are tired or upset, or have been drinking.</li>
      <li>Keep every gaming account to yourself. Never share a password, and never play for somebody else.</li>
      </ul>
      <h3>Warning signs</h3>
      <ul>
      <li>You play longer or for more than you meant to.</li>
      <li>You try to win back what you have lost.</li>
      <li>You borrow, or use money meant for rent, food or family.</li>
      <li>You hide how much you play.</li>
      <li>You are restless or irritable when you are not playing.</li>
      <li>Work, sleep or people close to you come second.</li>
      </ul>
      <p>If two or more of these sound like you, take a break and talk to somebody.</p>
      <h3>Protect minors</h3>
      <ul>
      <li>Nobody under 18 may play. Do not let children watch, or tap for you.</li>
      <li>Lock your phone and computer, and do not save passwords on a shared device.</li>
      <li>Use the parental controls of your device or network.</li>
      </ul>
      <h3>Get help</h3>
      <p>Talk to somebody you trust; saying it aloud is often the hardest step. A doctor or a local helpline can help
      further, in confidence. You can ask for somebody close to you as well. Customer service is in the menu. It
      answers questions about the portal, but does not replace advice from a professional.</p>`,
    vi: `<p>Trò chơi cược tiền chỉ dành cho người từ 18 tuổi trở lên. Đó là giải trí, mà giải trí thì tốn tiền. Đó không
      phải cách kiếm sống hay trả nợ. Về lâu dài, tỷ lệ nghiêng về nhà cái; vì sao như vậy, mời bạn xem mục
      <a href="/help#fair-play">Quay số công bằng và tỷ lệ</a>.</p>
      <h3>Điều nên làm</h3>
      <ul>
      <li>Định trước số tiền và thời gian. Hết một trong hai thì dừng. Trang chưa có công cụ đặt giới hạn, vì vậy bạn
      hãy tự ghi ra.</li>
      <li>Chỉ chơi bằng số tiền bạn có thể bỏ ra.</li>
      <li>Đừng bao giờ gỡ gạc. Ván sau không biết gì về ván trước.</li>
      <li>Nghỉ giữa chừng. Đứng dậy, uống nước, nhìn đồng hồ.</li>
      <li>Đừng chơi khi mệt, buồn bực hoặc đã uống rượu bia.</li>
      <li>Giữ tài khoản chơi cho riêng mình. Đừng cho ai mật khẩu và đừng chơi hộ người khác.</li>
      </ul>
      <h3>Dấu hiệu cảnh báo</h3>
      <ul>
      <li>Bạn chơi lâu hơn hoặc nhiều tiền hơn dự định.</li>
      <li>Bạn cố gỡ lại số tiền đã thua.</li>
      <li>Bạn vay mượn, hoặc dùng tiền nhà, tiền ăn, tiền của gia đình.</li>
      <li>Bạn giấu chuyện mình chơi bao nhiêu.</li>
      <li>Bạn bồn chồn, dễ cáu khi không chơi.</li>
      <li>Công việc, giấc ngủ hay người thân bị xếp sau.</li>
      </ul>
      <p>Nếu thấy mình có từ hai dấu hiệu trở lên, hãy tạm nghỉ và nói chuyện với ai đó.</p>
      <h3>Bảo vệ trẻ vị thành niên</h3>
      <ul>
      <li>Người dưới 18 tuổi không được chơi. Đừng để trẻ ngồi xem hoặc bấm hộ.</li>
      <li>Khóa điện thoại và máy tính, không lưu mật khẩu trên thiết bị dùng chung.</li>
      <li>Dùng tính năng kiểm soát của phụ huynh trên thiết bị hoặc mạng.</li>
      </ul>
      <h3>Tìm sự giúp đỡ</h3>
      <p>Hãy nói với người bạn tin cậy; nói ra thường là bước khó nhất. Bác sĩ hoặc đường dây hỗ trợ tại địa phương có
      thể giúp tiếp và giữ kín chuyện của bạn. Bạn cũng có thể hỏi thay cho người thân. Mục chăm sóc khách hàng nằm
      trong menu. Ở đó giải đáp thắc mắc về trang, nhưng không thay được lời khuyên của chuyên gia.</p>`,
    ar: `<p>الألعاب بالمال لمن بلغ 18 عامًا فأكثر. هي تسلية، وللتسلية ثمن. وليست وسيلة لكسب الرزق أو لسداد دين. ومع
      الوقت تميل الاحتمالات لصالح المشغّل، وتجد شرح ذلك في صفحة <a href="/help#fair-play">عدالة السحوبات
      والاحتمالات</a>.</p>
      <h3>ما يساعدك</h3>
      <ul>
      <li>حدّد مبلغًا ووقتًا قبل أن تبدأ، وتوقّف عند انتهاء أحدهما. ليست في الموقع أدوات لوضع الحدود بعد، فاكتب حدودك
      بنفسك.</li>
      <li>لا تلعب إلا بمال يمكنك الاستغناء عنه.</li>
      <li>لا تطارد خسارتك أبدًا. فالجولة التالية لا تعرف شيئًا عن السابقة.</li>
      <li>خذ فترات راحة. قف واشرب شيئًا وانظر إلى الساعة.</li>
      <li>لا تلعب وأنت متعب أو منزعج أو بعد شرب الكحول.</li>
      <li>احتفظ بكل حساب ألعاب لنفسك. لا تشارك كلمة المرور، ولا تلعب نيابةً عن غيرك.</li>
      </ul>
      <h3>علامات تحذيرية</h3>
      <ul>
      <li>تلعب وقتًا أطول أو بمبلغ أكبر مما نويت.</li>
      <li>تحاول استعادة ما خسرته.</li>
      <li>تقترض، أو تستخدم مال الإيجار أو الطعام أو الأسرة.</li>
      <li>تخفي مقدار لعبك.</li>
      <li>تشعر بالقلق أو سرعة الانفعال حين لا تلعب.</li>
      <li>يتراجع العمل أو النوم أو المقرّبون إلى المرتبة الثانية.</li>
      </ul>
      <p>إن وجدت في نفسك علامتين أو أكثر، فخذ استراحة وتحدّث إلى شخص ما.</p>
      <h3>احمِ القاصرين</h3>
      <ul>
      <li>لا يُسمح باللعب لمن هم دون 18 عامًا. لا تدع الأطفال يشاهدون أو يضغطون نيابةً عنك.</li>
      <li>اقفل هاتفك وحاسوبك، ولا تحفظ كلمات المرور على جهاز مشترك.</li>
      <li>استخدم الرقابة الأبوية في جهازك أو شبكتك.</li>
      </ul>
      <h3>اطلب المساعدة</h3>
      <p>تحدّث إلى شخص تثق به، فالبوح هو غالبًا أصعب خطوة. ويمكن لطبيب أو لخط مساعدة محلي أن يعينك بعد ذلك بسرية.
      ويمكنك أن تسأل من أجل شخص قريب منك أيضًا. وتجد خدمة العملاء في القائمة، وهي تجيب عن الأسئلة المتعلقة بالموقع،
      لكنها لا تغني عن مشورة المختصين.</p>`,
    'zh-Hans': `<p>涉及金钱的游戏仅限年满 18 岁的成年人参与。它是娱乐，而娱乐需要花钱；它不是谋生或还债的办法。长期来看，概率对庄家有利，原因请看<a href="/help#fair-play">公平开奖与赔率</a>。</p>
      <h3>怎样做有帮助</h3>
      <ul>
      <li>开始之前先定好金额和时间，用完任何一项就停下。网站目前没有设置限额的工具，请自己写下来。</li>
      <li>只用输得起的闲钱。</li>
      <li>输了不要追。下一局与上一局毫无关系。</li>
      <li>中途休息：站起来，喝点水，看看时间。</li>
      <li>疲倦、心烦或喝酒之后不要玩。</li>
      <li>游戏账户只供自己使用。不要透露密码，也不要替别人玩。</li>
      </ul>
      <h3>警示信号</h3>
      <ul>
      <li>玩的时间或金额超出原先的打算。</li>
      <li>总想把输掉的赢回来。</li>
      <li>借钱，或动用房租、饭钱、家用。</li>
      <li>隐瞒自己玩了多少。</li>
      <li>不玩的时候坐立不安、容易发火。</li>
      <li>工作、睡眠或身边的人都排到了后面。</li>
      </ul>
      <p>如果您有其中两项或以上，请先停一停，找人谈谈。</p>
      <h3>保护未成年人</h3>
      <ul>
      <li>未满 18 岁者不得参与。不要让孩子在旁观看或代为点按。</li>
      <li>给手机和电脑上锁，不要在共用设备上保存密码。</li>
      <li>使用设备或网络的家长控制功能。</li>
      </ul>
      <h3>寻求帮助</h3>
      <p>和您信任的人谈谈；说出口往往是最难的一步。医生或当地的求助热线可以在保密的前提下提供进一步的帮助。为身边的人求助也可以。客服在菜单中，可以解答与网站有关的问题，但不能代替专业建议。</p>`,
  },
}
