import type { HelpTopic } from './help-topic.ts'

export const licences: HelpTopic = {
  termId: 'licences',
  group: 'about',
  title: {
    en: 'Licences',
    vi: 'Giấy phép',
    ar: 'التراخيص',
    'zh-Hans': '牌照说明',
  },
  content: {
    en: `<p>Banyan Play is a demonstration. It holds no gambling licence, takes no real money and pays none out. What is staked and won here is not real money.</p>
      <h3>What a real operator states here</h3>
      <p>A brand that takes money must replace this page with its own details before it opens. At the least, you
      should find these:</p>
      <table>
      <thead><tr><th scope="col">Detail</th><th scope="col">What it tells you</th></tr></thead>
      <tbody>
      <tr><td>Licensee</td><td>The company that is answerable, with its registered address</td></tr>
      <tr><td>Licence number</td><td>The number under which the regulator knows it</td></tr>
      <tr><td>Authority</td><td>Who granted the licence, and for which country</td></tr>
      <tr><td>Scope</td><td>Which games and which addresses it covers, and since when</td></tr>
      <tr><td>Verification link</td><td>The entry in the regulator’s own register</td></tr>
      </tbody>
      </table>
      <h3>How to check a licence</h3>
      <ol>
      <li>Find the regulator’s site by yourself. Do not rely on a seal or a link in a footer; both can be copied.</li>
      <li>Look up the licence number in the public register.</li>
      <li>Compare the company, the brand and the address of the site, letter by letter.</li>
      <li>See whether the licence is in force and covers the games on offer, in the country where you are.</li>
      <li>If anything does not match, do not pay in. Tell the regulator.</li>
      </ol>
      <h3>Age and regions</h3>
      <ul>
      <li>Games for money are for adults: 18 or over, or older where the law says so.</li>
      <li>The portal is not offered where such games are prohibited. Regions can be closed; visitors from there see a
      page that says so.</li>
      <li>The law of the place where you are decides what you may do. Please find out before you play anywhere.</li>
      </ul>
      <p>Which of the portal’s addresses are ours is listed under <a href="/mirrors">mirror sites</a>. What we stand
      for is said in <a href="/help#about-us">About us</a>.</p>`,
    vi: `<p>Banyan Play là trang demo. Trang này không có giấy phép kinh doanh cờ bạc, không nhận và không trả tiền thật. Những gì được cược và thắng ở đây không phải tiền thật.</p>
      <h3>Một nhà điều hành thật phải nêu gì ở đây</h3>
      <p>Thương hiệu nào nhận tiền thì phải thay trang này bằng thông tin của mình trước khi mở cửa. Ít nhất, bạn phải
      thấy những mục sau:</p>
      <table>
      <thead><tr><th scope="col">Thông tin</th><th scope="col">Cho bạn biết</th></tr></thead>
      <tbody>
      <tr><td>Đơn vị được cấp phép</td><td>Công ty chịu trách nhiệm và địa chỉ đăng ký</td></tr>
      <tr><td>Số giấy phép</td><td>Số mà cơ quan quản lý dùng để nhận diện công ty</td></tr>
      <tr><td>Cơ quan cấp phép</td><td>Ai cấp giấy phép và cho quốc gia nào</td></tr>
      <tr><td>Phạm vi</td><td>Áp dụng cho trò chơi nào, địa chỉ nào và từ bao giờ</td></tr>
      <tr><td>Liên kết xác minh</td><td>Mục tương ứng trong sổ đăng ký của chính cơ quan quản lý</td></tr>
      </tbody>
      </table>
      <h3>Cách kiểm tra một giấy phép</h3>
      <ol>
      <li>Tự tìm trang của cơ quan quản lý. Đừng dựa vào con dấu hay liên kết ở chân trang; cả hai đều có thể bị sao
      chép.</li>
      <li>Tra số giấy phép trong sổ đăng ký công khai.</li>
      <li>So tên công ty, thương hiệu và địa chỉ trang, từng chữ một.</li>
      <li>Xem giấy phép còn hiệu lực không và có áp dụng cho các trò đang cung cấp, tại nước bạn đang ở hay
      không.</li>
      <li>Nếu có điểm nào không khớp, đừng nạp tiền. Hãy báo cho cơ quan quản lý.</li>
      </ol>
      <h3>Độ tuổi và khu vực</h3>
      <ul>
      <li>Trò chơi cược tiền chỉ dành cho người lớn: từ 18 tuổi trở lên, hoặc cao hơn nếu luật quy định.</li>
      <li>Trang không phục vụ ở nơi cấm các trò chơi này. Từng khu vực có thể bị đóng; khách từ đó sẽ thấy một trang
      nói rõ điều này.</li>
      <li>Luật tại nơi bạn ở quyết định bạn được làm gì. Hãy tìm hiểu trước khi chơi ở bất cứ đâu.</li>
      </ul>
      <p>Địa chỉ nào là của chúng tôi được liệt kê ở <a href="/mirrors">các địa chỉ dự phòng</a>. Chúng tôi theo đuổi
      điều gì được nói ở mục <a href="/help#about-us">Về chúng tôi</a>.</p>`,
    ar: `<p>بانيان بلاي موقع تجريبي. لا يحمل رخصة مقامرة، ولا يقبل أموالًا حقيقية ولا يدفعها. وما يُراهَن به ويُربح هنا ليس مالًا حقيقيًا.</p>
      <h3>ما يذكره هنا المشغّل الحقيقي</h3>
      <p>كل علامة تقبل الأموال عليها أن تضع بياناتها مكان هذه الصفحة قبل أن تفتح. وأقل ما يجب أن تجده هو ما يلي:</p>
      <table>
      <thead><tr><th scope="col">البيان</th><th scope="col">ما يخبرك به</th></tr></thead>
      <tbody>
      <tr><td>صاحب الرخصة</td><td>الشركة المسؤولة وعنوانها المسجّل</td></tr>
      <tr><td>رقم الرخصة</td><td>الرقم الذي تعرف به الجهة الرقابية هذه الشركة</td></tr>
      <tr><td>الجهة المانحة</td><td>من منح الرخصة، ولأي بلد</td></tr>
      <tr><td>النطاق</td><td>الألعاب والعناوين التي تشملها، ومنذ متى</td></tr>
      <tr><td>رابط التحقق</td><td>القيد في السجل الخاص بالجهة الرقابية نفسها</td></tr>
      </tbody>
      </table>
      <h3>كيف تتحقّق من رخصة</h3>
      <ol>
      <li>ابحث بنفسك عن موقع الجهة الرقابية. لا تعتمد على ختم أو رابط في أسفل الصفحة، فكلاهما قابل للنسخ.</li>
      <li>ابحث عن رقم الرخصة في السجل العام.</li>
      <li>قارن اسم الشركة والعلامة وعنوان الموقع حرفًا حرفًا.</li>
      <li>تأكّد من أن الرخصة سارية وتشمل الألعاب المعروضة في البلد الذي أنت فيه.</li>
      <li>إن لم يتطابق شيء، فلا تودع مالًا، وأبلغ الجهة الرقابية.</li>
      </ol>
      <h3>العمر والمناطق</h3>
      <ul>
      <li>الألعاب بالمال للبالغين فقط: 18 عامًا فأكثر، أو أكبر حيث ينص القانون على ذلك.</li>
      <li>لا يُقدَّم الموقع حيث تُحظر هذه الألعاب. ويمكن إغلاقه في مناطق معيّنة، فيرى الزائر منها صفحة تخبره
      بذلك.</li>
      <li>قانون المكان الذي أنت فيه هو الذي يحدّد ما يحق لك. اطّلع عليه قبل أن تلعب في أي موقع.</li>
      </ul>
      <p>تجد قائمة عناويننا في صفحة <a href="/mirrors">المواقع البديلة</a>، وتجد مبادئنا في صفحة
      <a href="/help#about-us">من نحن</a>.</p>`,
    'zh-Hans': `<p>Banyan Play 是演示网站，不持有任何博彩牌照，不收取真钱，也不支付真钱。这里投注和赢得的都不是真钱。</p>
      <h3>真实的运营商应在此说明什么</h3>
      <p>任何收取金钱的品牌，都必须在开放之前用自己的信息替换本页。您至少应当能看到以下各项：</p>
      <table>
      <thead><tr><th scope="col">信息</th><th scope="col">说明什么</th></tr></thead>
      <tbody>
      <tr><td>持牌公司</td><td>承担责任的公司及其注册地址</td></tr>
      <tr><td>牌照编号</td><td>监管机构登记该公司所用的编号</td></tr>
      <tr><td>发牌机构</td><td>由谁发牌，适用于哪个国家</td></tr>
      <tr><td>适用范围</td><td>涵盖哪些游戏和网址，自何时起生效</td></tr>
      <tr><td>查验链接</td><td>监管机构自己的登记册中的条目</td></tr>
      </tbody>
      </table>
      <h3>如何查验牌照</h3>
      <ol>
      <li>自行查找监管机构的网站。不要依赖页脚的标志或链接，两者都可以仿冒。</li>
      <li>在公开登记册中查询牌照编号。</li>
      <li>逐字核对公司、品牌和网址。</li>
      <li>确认牌照仍然有效，并且在您所在的国家涵盖所提供的游戏。</li>
      <li>只要有一处不符，就不要存款，并向监管机构反映。</li>
      </ol>
      <h3>年龄与地区</h3>
      <ul>
      <li>涉及金钱的游戏仅限成年人：年满 18 岁；法律规定更高年龄的，从其规定。</li>
      <li>在禁止此类游戏的地方，本网站不提供服务。网站可以对某些地区关闭，来自当地的访客会看到说明页面。</li>
      <li>您能做什么，取决于您所在地的法律。无论在哪里游戏，请先了解清楚。</li>
      </ul>
      <p>哪些网址属于我们，请看<a href="/mirrors">备用网址</a>；我们的原则，请看<a href="/help#about-us">关于我们</a>。</p>`,
  },
}
