import type { HelpTopic } from './help-topic.ts'

export const faq: HelpTopic = {
  termId: 'faq',
  group: 'start',
  title: {
    en: 'Frequently asked questions',
    vi: 'Câu hỏi thường gặp',
    ar: 'الأسئلة الشائعة',
    'zh-Hans': '常见问题',
  },
  content: {
    en: `<p>Short answers to what visitors ask most. For a tour of the portal, see the
      <a href="/help#beginner-guide">beginner guide</a>.</p>
      <h3>Do I need an account?</h3>
      <p>Not for looking around, and not for a free trial. With an account you have favourites and a member centre with
      your profile and security, and you can play with your balance.</p>
      <h3>What can I play today?</h3>
      <p>Slots and baccarat tables; the other games say that they are coming soon. <strong>Free trial</strong> on a
      tile starts a game with play money, without an account. The tile itself starts it with money from your balance,
      which a new account does not have: nobody can pay in or out yet, and lottery tickets are not on sale. Anybody
      who asks you for money in our name does not speak for us.</p>
      <h3>How do I get an account?</h3>
      <p>Press <strong>Register</strong> at the top; see <a href="/help#beginner-guide">how it goes, step by step</a>.
      You must be 18 or older, and one account is enough for one person. An invitation code is welcome, but not
      needed.</p>
      <h3>What is the trial account?</h3>
      <p><strong>Try without an account</strong> in the login window lets you look around as if you were logged in. It can’t play with money. It lasts two hours at most, and ends when
      you log out or stay away for half an hour. Nobody can come back to it.</p>
      <h3>A code does not arrive. What now?</h3>
      <p>Check the number and the country, and ask for another code as soon as the button lets you. A code by SMS works once, within five minutes, and only the last one counts. If this portal is a demo on somebody’s
      computer, SMS and email do not leave it: the person who started it finds them on the demo’s own pages.</p>
      <h3>I have forgotten my password. What now?</h3>
      <p>Choose <strong>Forgot password?</strong> in the login window. We send a link to the email address of your account, which works once within 30 minutes, or a code to your mobile
      number. All devices are then logged out. If your account has neither address nor number, ask customer service.</p>
      <h3>Why must I prove once more that it is me?</h3>
      <p>You are logging in with a password from a place and a device that your account does not know. A code by SMS or email, or your authenticator, settles that, and the place is known for 30 days. So keep your number and your
      email address up to date. With a passkey, or by a code by SMS, nothing more is asked.</p>
      <h3>I only half remember a game’s name. How do I find it?</h3>
      <p>Open <strong>Search all games</strong> with the magnifying glass and type what you remember. A part of the
      name is enough; missing accents and small slips are forgiven.</p>
      <h3>Can I keep or share a list that I filtered?</h3>
      <p>Yes. The address of the page holds vendor, classification, lines, search and page. Save it or send it.</p>
      <h3>Why does a game say “Maintenance”?</h3>
      <p>The game or its vendor is being serviced. The tile says until when. The notices behind the bell tell you
      about longer closures.</p>
      <h3>Can I win the jackpot on the home page?</h3>
      <p>No. The counter is an illustration that grows with time; it is not a pot that is paid, and it is labelled
      “Illustrative”. The winner board shows wins that were paid here; until there is one, its rows are examples with
      the same label.</p>
      <h3>How can I check odds and draws?</h3>
      <p>The <a href="/odds">odds checker</a> shows the lines, chances and payout of any lottery bet. How a draw can
      be verified is explained under <a href="/help#fair-play">Fair draws and odds</a>.</p>
      <h3>Can I put the portal on my phone?</h3>
      <p>The <a href="/download">download page</a> shows what there is for your device. The install guides in this
      help centre take you through the steps.</p>
      <h3>An address does not open or looks odd. What now?</h3>
      <p>Look at the <a href="/mirrors">mirror sites</a>: our addresses are listed there, and the one that you are
      using is marked. If in doubt, ask customer service through the menu.</p>`,
    vi: `<p>Đây là câu trả lời ngắn cho những điều khách ghé thăm hay hỏi nhất. Nếu muốn làm quen với trang từ đầu,
      mời bạn xem <a href="/help#beginner-guide">Hướng dẫn cho người mới</a>.</p>
      <h3>Tôi có cần tài khoản không?</h3>
      <p>Nếu chỉ xem hoặc chơi thử thì không. Có tài khoản, bạn có danh sách yêu thích, trung tâm hội viên với hồ sơ và
      phần bảo mật, và có thể chơi bằng số dư của mình.</p>
      <h3>Hiện tôi chơi được gì?</h3>
      <p>Nổ hũ và các bàn baccarat; những trò khác sẽ báo là sắp ra mắt. Nút <strong>Chơi thử</strong> trên ô mở trò
      chơi bằng tiền chơi thử, không cần tài khoản. Bấm vào chính ô đó là chơi bằng tiền trong số dư. Tài khoản mới
      chưa có số dư, vì hiện chưa ai nạp hay rút được tiền; vé số cũng chưa được bán. Ai nhân danh chúng tôi để đòi
      tiền bạn đều không phải người của chúng tôi.</p>
      <h3>Làm sao để có tài khoản?</h3>
      <p>Bấm <strong>Đăng ký</strong> ở đầu trang; <a href="/help#beginner-guide">Hướng dẫn cho người mới</a> chỉ bạn
      từng bước. Bạn phải từ 18 tuổi trở lên, và mỗi người chỉ cần một tài khoản. Có mã mời thì tốt, nhưng không bắt
      buộc.</p>
      <h3>Tài khoản chơi thử là gì?</h3>
      <p><strong>Chơi thử không cần tài khoản</strong> trong cửa sổ đăng nhập cho bạn xem trang web như khi đã đăng nhập, nhưng không chơi bằng tiền được. Tài khoản này kéo dài nhiều nhất hai giờ, và kết thúc khi bạn đăng xuất hoặc rời đi nửa giờ. Sau đó không
      ai vào lại được.</p>
      <h3>Tôi không nhận được mã. Phải làm sao?</h3>
      <p>Hãy kiểm tra số và quốc gia, rồi yêu cầu mã khác khi nút cho phép. Mã qua SMS dùng được một lần trong năm
      phút, và chỉ mã mới nhất có hiệu lực. Nếu đây là bản demo chạy trên máy của ai đó, SMS và email không được gửi ra ngoài: người khởi động bản demo sẽ thấy chúng ở các trang riêng của bản demo.</p>
      <h3>Tôi quên mật khẩu. Phải làm sao?</h3>
      <p>Chọn <strong>Quên mật khẩu?</strong> trong cửa sổ đăng nhập. Chúng tôi gửi liên kết đến địa chỉ email của tài
      khoản, dùng được một lần trong 30 phút, hoặc gửi mã đến số điện thoại của bạn. Sau đó mọi thiết bị đều bị đăng xuất. Nếu tài khoản không có cả email lẫn số điện thoại, hãy hỏi chăm sóc khách hàng.</p>
      <h3>Vì sao tôi phải xác nhận thêm một lần nữa?</h3>
      <p>Vì bạn đăng nhập bằng mật khẩu từ một nơi và một thiết bị mà tài khoản chưa biết. Chỉ cần mã qua SMS hay
      email, hoặc ứng dụng xác thực; sau đó nơi này được ghi nhớ trong 30 ngày. Vì vậy, hãy luôn cập nhật số điện
      thoại và địa chỉ email. Nếu đăng nhập bằng khóa truy cập hoặc mã qua SMS, bạn không phải làm gì thêm.</p>
      <h3>Tôi chỉ nhớ mang máng tên trò chơi. Tìm thế nào?</h3>
      <p>Bấm biểu tượng kính lúp để mở <strong>Tìm mọi trò chơi</strong> rồi gõ phần bạn nhớ. Chỉ cần một phần tên;
      không dấu hay gõ nhầm đôi chút vẫn tìm được.</p>
      <h3>Tôi có thể lưu hay chia sẻ danh sách đã lọc không?</h3>
      <p>Có. Nhà cung cấp, phân loại, số dòng, từ tìm kiếm và trang đang xem đều nằm trong địa chỉ. Bạn chỉ cần lưu
      hoặc gửi địa chỉ đó.</p>
      <h3>Vì sao trò chơi ghi “Đang bảo trì”?</h3>
      <p>Trò chơi hoặc nhà cung cấp đang được bảo trì. Trên ô có ghi đến khi nào. Những đợt đóng lâu hơn được báo
      trong phần thông báo, ở biểu tượng chuông.</p>
      <h3>Tôi có thể trúng jackpot ở trang chủ không?</h3>
      <p>Không. Bộ đếm chỉ để minh họa và tăng theo thời gian; đó không phải quỹ thưởng được chi trả, và có nhãn “Minh họa”. Bảng vàng chiến thắng cho thấy những khoản thắng đã
      trả tại đây; khi chưa có khoản nào, các dòng chỉ là ví dụ và có cùng nhãn đó.</p>
      <h3>Làm sao kiểm tra tỷ lệ cược và kết quả quay?</h3>
      <p>Trang <a href="/odds">Kiểm tra tỷ lệ cược</a> cho biết số dòng, xác suất và tiền thắng của mọi kiểu cược xổ
      số. Cách kiểm chứng một kỳ quay có trong mục <a href="/help#fair-play">Quay số công bằng và tỷ lệ</a>.</p>
      <h3>Tôi có thể đưa trang này vào điện thoại không?</h3>
      <p><a href="/download">Trang tải ứng dụng</a> cho biết có gì dành cho thiết bị của bạn. Các bài hướng dẫn cài đặt
      trong trung tâm trợ giúp sẽ chỉ từng bước.</p>
      <h3>Một địa chỉ không mở được hoặc trông lạ. Tôi nên làm gì?</h3>
      <p>Hãy xem <a href="/mirrors">các địa chỉ dự phòng</a>: ở đó có danh sách địa chỉ của chúng tôi, và địa chỉ bạn
      đang dùng được đánh dấu. Nếu còn nghi ngờ, hãy hỏi chăm sóc khách hàng qua menu.</p>`,
    ar: `<p>إجابات قصيرة عن أكثر ما يسأل عنه الزوّار. وللتعرّف على الموقع من البداية، اقرأ
      <a href="/help#beginner-guide">دليل المبتدئين</a>.</p>
      <h3>هل أحتاج إلى حساب؟</h3>
      <p>لا تحتاج إليه للتصفّح ولا للتجربة المجانية. ومع الحساب تكون لك مفضّلة ومركز أعضاء فيه ملفك الشخصي وإعدادات
      الأمان، ويمكنك اللعب من رصيدك.</p>
      <h3>ما الذي يمكنني أن ألعبه اليوم؟</h3>
      <p>السلوتس وطاولات الباكارات، أما الألعاب الأخرى فتخبرك بأنها ستتوفر قريبًا. زر <strong>تجربة</strong> على
      البطاقة يبدأ اللعبة بأموال تجريبية دون حساب. والضغط على البطاقة نفسها يبدأها بمال من رصيدك، وليس للحساب الجديد
      رصيد: فلا يمكن لأحد بعد الإيداع أو السحب، ولم تُطرح تذاكر اليانصيب للبيع. ومن يطلب منك مالًا باسمنا فهو لا
      يمثّلنا.</p>
      <h3>كيف أحصل على حساب؟</h3>
      <p>اضغط <strong>إنشاء حساب</strong> في أعلى الصفحة، ويرشدك <a href="/help#beginner-guide">دليل المبتدئين</a>
      خلال النموذج. يجب أن يكون عمرك 18 عامًا أو أكثر، ويكفي حساب واحد لكل شخص. ورمز الدعوة مرحّب به لكنه غير
      لازم.</p>
      <h3>ما هو الحساب التجريبي؟</h3>
      <p>يتيح لك خيار <strong>جرّب دون حساب</strong> في نافذة تسجيل الدخول أن تتجوّل كمن سجّل دخوله، لكن دون اللعب بالمال. يدوم ساعتين على
      الأكثر، وينتهي إذا سجّلت الخروج أو غبت نصف ساعة. ولا يمكن لأحد أن يعود إليه.</p>
      <h3>لم يصلني الرمز. ماذا أفعل؟</h3>
      <p>تحقّق من الرقم والبلد، واطلب رمزًا آخر حين يسمح الزر بذلك. رمز SMS صالح لمرة واحدة ولخمس دقائق، ولا يُقبل إلا
      الأخير. وإذا كانت هذه البوابة عرضًا تجريبيًا على حاسوب أحدهم، فالرسائل لا تغادره: يجدها من شغّله في صفحات العرض
      الخاصة.</p>
      <h3>نسيت كلمة المرور. ماذا أفعل؟</h3>
      <p>اختر <strong>نسيت كلمة المرور؟</strong> في نافذة تسجيل الدخول. نرسل إلى بريد حسابك رابطًا صالحًا لمرة واحدة ولمدة 30 دقيقة، أو رمزًا إلى رقم جوالك. وبعدها يُسجَّل خروج كل
      الأجهزة. وإذا لم يكن لحسابك بريد ولا رقم،
      فاسأل خدمة العملاء.</p>
      <h3>لماذا عليّ أن أثبت مرة أخرى أنني أنا؟</h3>
      <p>لأنك تدخل بكلمة مرور من مكان وجهاز لا يعرفهما حسابك. يكفي رمز عبر SMS أو البريد أو تطبيق المصادقة، ثم نتذكّر
      المكان 30 يومًا. فحافظ على رقمك وبريدك محدّثين. أما الدخول بمفتاح مرور أو برمز SMS فلا يحتاج إلى شيء آخر.</p>
      <h3>لا أتذكّر من اسم اللعبة إلا جزءًا. كيف أجدها؟</h3>
      <p>افتح <strong>البحث في كل الألعاب</strong> من العدسة واكتب ما تتذكّره. يكفي جزء من الاسم، ولا بأس بنقص التشكيل
      أو بأخطاء الكتابة البسيطة.</p>
      <h3>هل يمكنني حفظ قائمة صفّيتها أو مشاركتها؟</h3>
      <p>نعم. المزوّد والتصنيف والخطوط والبحث ورقم الصفحة كلها في عنوان الصفحة. احفظه أو أرسله.</p>
      <h3>لماذا كُتب على لعبة «قيد الصيانة»؟</h3>
      <p>لأن اللعبة أو مزوّدها تحت الصيانة، والبطاقة تبيّن الموعد. أما الإغلاقات الأطول فتجد خبرها في الإشعارات عند
      الجرس.</p>
      <h3>هل يمكنني الفوز بالجائزة الكبرى في الصفحة الرئيسية؟</h3>
      <p>لا. العدّاد توضيحي يزداد مع الوقت، وليس مبلغًا يُدفع لأحد، وعليه علامة «توضيحي». أما لوحة الفائزين فتعرض أرباحًا دُفعت هنا، وإلى أن يوجد منها شيء
      تكون صفوفها أمثلة وعليها العلامة نفسها.</p>
      <h3>كيف أتحقّق من الاحتمالات والسحوبات؟</h3>
      <p>يعرض <a href="/odds">مدقق الاحتمالات</a> الأسطر والفرص والمبلغ المدفوع لأي رهان يانصيب. أما طريقة التحقق من
      السحب فمشروحة في صفحة <a href="/help#fair-play">عدالة السحوبات والاحتمالات</a>.</p>
      <h3>هل يمكنني وضع الموقع على هاتفي؟</h3>
      <p>تعرض <a href="/download">صفحة التنزيل</a> ما يتوفر لجهازك. وترشدك أدلة التثبيت في مركز المساعدة خطوة
      بخطوة.</p>
      <h3>عنوان لا يُفتح أو يبدو غريبًا. ماذا أفعل؟</h3>
      <p>راجع <a href="/mirrors">المواقع البديلة</a>: فيها قائمة عناويننا، والعنوان الذي تستخدمه الآن مميّز بعلامة.
      وإن ساورك شك، فاسأل خدمة العملاء من القائمة.</p>`,
    'zh-Hans': `<p>这里简要回答访客最常问的问题。想先熟悉整个网站，请看<a href="/help#beginner-guide">新手指南</a>。</p>
      <h3>我需要账户吗？</h3>
      <p>只是浏览或试玩，不需要。有了账户，您可以收藏游戏，拥有包含个人资料和安全设置的会员中心，还可以用余额玩游戏。</p>
      <h3>现在可以玩什么？</h3>
      <p>老虎机和百家乐牌桌；其他游戏会提示即将上线。点按卡片上的<strong>试玩</strong>，无需账户即可用试玩币开始游戏；点按卡片本身，则使用余额里的钱。新账户没有余额，因为目前还不能存款和提款，彩票也尚未开售。凡以我们的名义向您要钱的人，都不代表我们。</p>
      <h3>怎样注册账户？</h3>
      <p>点按页面顶部的<strong>注册</strong>，<a href="/help#beginner-guide">新手指南</a>会说明怎样填写表单。您必须年满 18 岁，每人一个账户就够了。邀请码可填可不填。</p>
      <h3>试玩账户是什么？</h3>
      <p>登录窗口里的<strong>免注册试玩</strong>，让您像登录后一样四处看看，但不能用真钱玩游戏。最长两小时；退出登录或离开半小时，试玩即结束，之后无法再次进入。</p>
      <h3>收不到验证码，怎么办？</h3>
      <p>请核对号码和国家或地区，等按钮可用时再获取一次。短信验证码五分钟内有效，只能用一次，并以最新一条为准。如果这是在某台电脑上运行的演示，短信和邮件不会真正发出：启动演示的人可以在演示自带的页面上看到它们。</p>
      <h3>忘记密码了，怎么办？</h3>
      <p>在登录窗口选择<strong>忘记密码？</strong>。我们会向您账户的邮箱发送链接（30 分钟内有效，只能用一次），或向您的手机发送验证码。之前登录的设备会全部退出。如果账户里两者都没有，请联系客服。</p>
      <h3>为什么要再次验证是我本人？</h3>
      <p>因为您用密码登录，而账户不认识这个地点和这台设备。短信或邮件验证码、身份验证器，任选一种即可通过，之后 30 天内会记住这个地点。所以请及时更新手机号码和邮箱。用通行密钥或短信验证码登录，则无需再验证。</p>
      <h3>只记得游戏名的一部分，怎么找？</h3>
      <p>点按放大镜，打开<strong>搜索全部游戏</strong>，输入记得的部分即可。缺少声调符号或轻微拼写错误也能识别。</p>
      <h3>筛选好的列表可以保存或分享吗？</h3>
      <p>可以。厂商、分类、线数、搜索词和页码都在网址里，收藏或发送网址即可。</p>
      <h3>为什么有的游戏显示“维护中”？</h3>
      <p>该游戏或其厂商正在维护，卡片上写明了到什么时候。较长时间的维护会在公告中说明，点按铃铛即可查看。</p>
      <h3>首页的头奖可以赢到吗？</h3>
      <p>不可以。计数器只作示意，数字随时间增长，并不是会派发的奖池，旁边标有“仅供示意”。赢家榜显示在这里实际派发的奖金；还没有时，榜上各行只是示例，并有同样的标注。</p>
      <h3>怎样核对赔率和开奖？</h3>
      <p><a href="/odds">赔率检验</a>会列出任意彩票投注的注数、概率和派彩。如何验证一期开奖，请看<a href="/help#fair-play">公平开奖与赔率</a>。</p>
      <h3>可以装到手机上吗？</h3>
      <p><a href="/download">下载页面</a>会列出适合您设备的方式，帮助中心的安装指南会逐步说明。</p>
      <h3>网址打不开，或看起来不对，怎么办？</h3>
      <p>请查看<a href="/mirrors">备用网址</a>：那里列出了我们的网址，并标出您正在使用的一个。如有疑问，请从菜单联系客服。</p>`,
  },
}
