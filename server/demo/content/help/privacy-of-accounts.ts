/** What the topic of privacy says of accounts. */
export const privacyOfAccounts = {
  en: `<h3>What we keep of an account</h3>
    <table>
    <caption>Stored on our server</caption>
    <thead><tr><th scope="col">What</th><th scope="col">How</th><th scope="col">How long</th></tr></thead>
    <tbody>
    <tr><td>Username, nickname, picture, language, favourites; when, where and from which IP address you registered,
    and who invited you</td>
    <td>As it is</td>
    <td>As long as the account</td></tr>
    <tr><td>Passwords</td>
    <td>As hashes that nobody can turn back</td>
    <td>The one in use and three before it</td></tr>
    <tr><td>Mobile number and email address</td>
    <td>Encrypted: the database alone does not reveal them. You see them with their middle hidden</td>
    <td>Until you replace them</td></tr>
    <tr><td>Your profile, such as full name, birthday, address, occupation, bank account and messengers, and what
    else the register form asked for</td>
    <td>Encrypted. The number of the bank account shows its last four digits</td>
    <td>Until you empty a field; full name and birthday stay</td></tr>
    <tr><td>Authenticator, recovery codes, passkeys</td>
    <td>The secret encrypted, the codes as hashes, of a passkey the public half. Fingerprint and face stay on your
    device</td>
    <td>Until you remove them</td></tr>
    <tr><td>Your balance with every stake, win and correction; the games that you started</td>
    <td>As it is. Vendors know you by a random name, and the winner board hides most of yours</td>
    <td>As long as the account; started games for 30 days</td></tr>
    <tr><td>Tries to log in: time, browser, IP address, country, way, result</td>
    <td>As it is; you see the address without its end</td>
    <td>The last 30</td></tr>
    <tr><td>Sessions: browser and IP address</td><td>As it is</td><td>Until they end, or some hours after</td></tr>
    <tr><td>Devices and networks that your account knows</td>
    <td>As hashes</td>
    <td>The last 20 of each; trusted for 30 days</td></tr>
    <tr><td>Codes that were sent, and how often something was tried</td>
    <td>As hashes</td>
    <td>Codes count for minutes, tries for a day</td></tr>
    </tbody>
    </table>
    <p>A trial account has a random name and tells nothing of you. Codes by SMS and emails go through the service that delivers them, which sees your number or address and the text.
    Nobody else is given your details.</p>`,
  vi: `<h3>Chúng tôi giữ gì của một tài khoản</h3>
    <table>
    <caption>Được lưu trên máy chủ của chúng tôi</caption>
    <thead><tr><th scope="col">Nội dung</th><th scope="col">Lưu thế nào</th><th scope="col">Trong bao
    lâu</th></tr></thead>
    <tbody>
    <tr><td>Tên đăng nhập, biệt danh, ảnh, ngôn ngữ, mục yêu thích; bạn đăng ký khi nào, ở đâu, từ địa chỉ IP nào và
    ai đã mời bạn</td>
    <td>Nguyên văn</td>
    <td>Cùng với tài khoản</td></tr>
    <tr><td>Mật khẩu</td>
    <td>Dạng băm, không ai đảo ngược được</td>
    <td>Mật khẩu đang dùng và ba mật khẩu trước đó</td></tr>
    <tr><td>Số điện thoại và địa chỉ email</td>
    <td>Được mã hóa: chỉ có cơ sở dữ liệu thì không đọc được. Bạn thấy chúng với phần giữa bị che</td>
    <td>Đến khi bạn thay cái khác</td></tr>
    <tr><td>Hồ sơ của bạn, như họ tên, ngày sinh, địa chỉ, nghề nghiệp, tài khoản ngân hàng, ứng dụng nhắn tin, và
    những gì khác mẫu đăng ký đã hỏi</td>
    <td>Được mã hóa. Số tài khoản ngân hàng chỉ hiện bốn chữ số cuối</td>
    <td>Đến khi bạn xóa trống ô đó; riêng họ tên và ngày sinh được giữ lại</td></tr>
    <tr><td>Ứng dụng xác thực, mã khôi phục, khóa truy cập</td>
    <td>Khóa bí mật được mã hóa, mã ở dạng băm, khóa truy cập chỉ có nửa công khai. Vân tay và khuôn mặt ở lại
    trên thiết bị</td>
    <td>Đến khi bạn gỡ bỏ</td></tr>
    <tr><td>Số dư cùng mọi khoản cược, khoản thắng và điều chỉnh; các trò chơi bạn đã mở</td>
    <td>Nguyên văn. Nhà cung cấp biết bạn qua một tên ngẫu nhiên, bảng vàng chiến thắng che gần hết tên của bạn</td>
    <td>Cùng với tài khoản; các trò đã mở trong 30 ngày</td></tr>
    <tr><td>Các lần thử đăng nhập: giờ, trình duyệt, địa chỉ IP, quốc gia, cách thức, kết quả</td>
    <td>Nguyên văn; bạn thấy địa chỉ đã che phần cuối</td>
    <td>30 lần gần nhất</td></tr>
    <tr><td>Các phiên: trình duyệt và địa chỉ IP</td>
    <td>Nguyên văn</td>
    <td>Đến khi kết thúc, hoặc vài giờ sau đó</td></tr>
    <tr><td>Thiết bị và mạng mà tài khoản nhận ra</td>
    <td>Dạng băm</td>
    <td>20 cái gần nhất mỗi loại; được tin cậy trong 30 ngày</td></tr>
    <tr><td>Các mã đã gửi và số lần đã thử</td>
    <td>Dạng băm</td>
    <td>Mã có hiệu lực vài phút, số lần thử tính trong một ngày</td></tr>
    </tbody>
    </table>
    <p>Tài khoản chơi thử có tên ngẫu nhiên và không cho biết gì về bạn. Mã qua SMS và email được gửi qua dịch vụ chuyển tin; dịch vụ đó thấy số hoặc địa chỉ của bạn và nội dung. Ngoài ra
    không ai nhận được thông tin của bạn.</p>`,
  ar: `<h3>ما نحتفظ به من الحساب</h3>
    <table>
    <caption>المحفوظ على خادمنا</caption>
    <thead><tr><th scope="col">ماذا</th><th scope="col">كيف</th><th scope="col">إلى متى</th></tr></thead>
    <tbody>
    <tr><td>اسم المستخدم والاسم المستعار والصورة واللغة والمفضّلة؛ ومتى وأين ومن أي عنوان IP أنشأت الحساب، ومن
    دعاك</td>
    <td>كما هو</td>
    <td>ما دام الحساب</td></tr>
    <tr><td>كلمات المرور</td><td>بصمات رقمية لا يمكن لأحد عكسها</td><td>الكلمة الحالية وثلاث قبلها</td></tr>
    <tr><td>رقم الجوال والبريد الإلكتروني</td>
    <td>مشفّران: لا تكشفهما قاعدة البيانات وحدها. وتراهما أنت ووسطهما محجوب</td>
    <td>حتى تستبدلهما</td></tr>
    <tr><td>ملفك الشخصي، كالاسم الكامل وتاريخ الميلاد والعنوان والمهنة والحساب البنكي وتطبيقات المراسلة، وما طلبه
    نموذج إنشاء الحساب غير ذلك</td>
    <td>مشفّر. ولا يظهر من رقم الحساب البنكي إلا آخر أربعة أرقام</td>
    <td>حتى تُفرغ الخانة، أما الاسم الكامل وتاريخ الميلاد فيبقيان</td></tr>
    <tr><td>تطبيق المصادقة ورموز الاسترداد ومفاتيح المرور</td>
    <td>السر مشفّر، والرموز بصمات رقمية، ومن مفتاح المرور نصفه العام. أما البصمة والوجه فيبقيان على جهازك</td>
    <td>حتى تزيلها</td></tr>
    <tr><td>رصيدك مع كل رهان وربح وتصحيح، والألعاب التي بدأتها</td>
    <td>كما هي. ويعرفك المزوّدون باسم عشوائي، وتحجب لوحة الفائزين معظم اسمك</td>
    <td>ما دام الحساب، أما الألعاب التي بدأتها فلمدة 30 يومًا</td></tr>
    <tr><td>محاولات الدخول: الوقت والمتصفح وعنوان IP والبلد والطريقة والنتيجة</td>
    <td>كما هي، وترى أنت العنوان دون نهايته</td>
    <td>آخر 30 محاولة</td></tr>
    <tr><td>الجلسات: المتصفح وعنوان IP</td><td>كما هي</td><td>حتى تنتهي أو بعد ذلك بساعات</td></tr>
    <tr><td>الأجهزة والشبكات التي يعرفها حسابك</td>
    <td>بصمات رقمية</td>
    <td>آخر 20 من كل نوع، ويُوثق بها 30 يومًا</td></tr>
    <tr><td>الرموز المرسلة وعدد المحاولات</td>
    <td>بصمات رقمية</td>
    <td>تصلح الرموز لدقائق، وتُحسب المحاولات ليوم</td></tr>
    </tbody>
    </table>
    <p>للحساب التجريبي اسم عشوائي لا يدل عليك. وتمر رموز SMS والرسائل عبر من يوصلها، فيرى رقمك أو عنوانك والنص. ولا
    تُعطى بياناتك لأحد غيره.</p>`,
  'zh-Hans': `<h3>账户的哪些内容由我们保存</h3>
    <table>
    <caption>保存在我们的服务器上</caption>
    <thead><tr><th scope="col">内容</th><th scope="col">方式</th><th scope="col">期限</th></tr></thead>
    <tbody>
    <tr><td>用户名、昵称、头像、语言、收藏；注册的时间、页面和 IP 地址，以及邀请您的人</td><td>原样</td><td>与账户同在</td></tr>
    <tr><td>密码</td><td>无人能还原的哈希值</td><td>当前密码和之前的三个</td></tr>
    <tr><td>手机号码和邮箱</td><td>加密保存，仅凭数据库无法得知。您自己看到的也隐去了中间部分</td><td>直到您更换</td></tr>
    <tr><td>个人资料，如姓名、生日、地址、职业、银行账户、聊天软件，以及注册表单要求的其他内容</td><td>加密保存。银行账号只显示后四位</td><td>直到您清空该项；姓名和生日会一直保留</td></tr>
    <tr><td>身份验证器、恢复码、通行密钥</td><td>密钥加密保存，恢复码为哈希值，通行密钥只有公开的一半。指纹和面容留在您的设备上</td><td>直到您移除</td></tr>
    <tr><td>余额以及每一笔投注、派彩和更正；您打开过的游戏</td><td>原样。厂商只知道您的一个随机名称，赢家榜会隐去您名字的大部分</td><td>与账户同在；打开过的游戏保留 30 天</td></tr>
    <tr><td>登录尝试：时间、浏览器、IP 地址、国家或地区、方式、结果</td><td>原样；您看到的地址隐去了末尾</td><td>最近 30 次</td></tr>
    <tr><td>会话：浏览器和 IP 地址</td><td>原样</td><td>直到会话结束，或结束后数小时</td></tr>
    <tr><td>账户认识的设备和网络</td><td>哈希值</td><td>各保留最近 20 个，信任 30 天</td></tr>
    <tr><td>发送过的验证码，以及尝试的次数</td><td>哈希值</td><td>验证码有效几分钟，次数按一天计算</td></tr>
    </tbody>
    </table>
    <p>试玩账户使用随机名称，不透露您的任何信息。短信验证码和邮件由负责投递的服务转送，对方会看到您的号码或邮箱以及内容。除此之外，您的资料不会交给任何人。</p>`,
}
