import type { HelpTopic } from './help-topic.ts'

export const fairPlay: HelpTopic = {
  termId: 'fair-play',
  group: 'rules',
  title: {
    en: 'Fair draws and odds',
    vi: 'Quay số công bằng và tỷ lệ',
    ar: 'عدالة السحوبات والاحتمالات',
    'zh-Hans': '公平开奖与赔率',
  },
  content: {
    en: `<p>You should not have to trust a draw. You should be able to check it. Tickets are not on sale yet; the
      rules for our own draws are already fixed, and their scheme is called LFD1.</p>
      <h3>A draw in five steps</h3>
      <ol>
      <li><strong>We commit.</strong> A day ahead, each draw gets a secret random number. Its fingerprint is published
      before sales open. The fingerprint gives nothing away, yet it fits this one number only.</li>
      <li><strong>The beacon speaks.</strong> A public source of randomness, the beacon drand, gives a new value every
      three seconds. Which value counts is fixed in advance: the first one at least three seconds after sales close.
      Nobody can foresee or choose it.</li>
      <li><strong>The result follows.</strong> The secret number and the beacon’s value go into a fixed calculation.
      The same inputs give the same result everywhere.</li>
      <li><strong>We open the secret.</strong> The secret number is published with the result.</li>
      <li><strong>You verify.</strong> A published script repeats every step on your own computer. Compare the
      fingerprint with the one that you saw before the sale.</li>
      </ol>
      <p>We fix our part before the beacon speaks, and the beacon does not know our part. So neither can steer the
      result alone. A draw can only be voided in public, and its secret is opened all the same.</p>
      <h3>Odds and the house edge</h3>
      <p>Return to player, or RTP, is the share of all stakes that is paid back on average over very many bets. What
      is missing to 100% is the house edge. It is the price of playing. An example: you guess one digit of ten, a bet
      costs 10, and a right guess pays 90.</p>
      <table>
      <caption>Example with invented numbers</caption>
      <thead><tr><th scope="col">Over 1,000 bets</th><th scope="col">On average</th></tr></thead>
      <tbody>
      <tr><td>Staked</td><td>10,000</td></tr>
      <tr><td>Right guesses</td><td>100</td></tr>
      <tr><td>Paid back</td><td>9,000</td></tr>
      <tr><td>RTP</td><td>90%</td></tr>
      <tr><td>House edge</td><td>10%</td></tr>
      </tbody>
      </table>
      <p>A single evening can end far above or below that. The <a href="/odds">odds checker</a> shows chances and
      payout of every lottery bet.</p>
      <h3>What is only an illustration</h3>
      <p>The jackpot counter follows a formula and grows with time; nothing is paid from it. The rows of the winner board
      are examples, not people who won, until a win was paid here. Both say “Illustrative” then.</p>`,
    vi: `<p>Một kỳ quay không nên chỉ dựa vào niềm tin. Bạn phải tự kiểm tra được. Hiện vé chưa được bán, nhưng quy
      tắc cho các kỳ quay của chính chúng tôi đã được chốt, theo một quy trình tên là LFD1.</p>
      <h3>Một kỳ quay qua năm bước</h3>
      <ol>
      <li><strong>Chúng tôi cam kết.</strong> Trước một ngày, mỗi kỳ quay có một số ngẫu nhiên bí mật. “Dấu vân tay”
      của số này được công bố trước khi mở bán. Dấu vân tay không để lộ điều gì, nhưng chỉ khớp với đúng một số.</li>
      <li><strong>Nguồn ngẫu nhiên lên tiếng.</strong> drand, một nguồn ngẫu nhiên công khai, cứ ba giây cho một giá
      trị mới. Giá trị nào được dùng đã định sẵn: giá trị đầu tiên sau khi đóng bán ít nhất ba giây. Không ai đoán
      trước hay chọn được.</li>
      <li><strong>Kết quả được tính ra.</strong> Số bí mật và giá trị của drand đi vào một phép tính cố định. Cùng dữ
      liệu thì ở đâu cũng ra cùng kết quả.</li>
      <li><strong>Chúng tôi mở số bí mật.</strong> Số bí mật được công bố cùng kết quả.</li>
      <li><strong>Bạn kiểm chứng.</strong> Một đoạn mã công khai lặp lại từng bước ngay trên máy của bạn. Hãy so dấu
      vân tay với dấu bạn đã thấy trước khi mở bán.</li>
      </ol>
      <p>Chúng tôi chốt phần của mình trước khi drand lên tiếng, còn drand không biết phần của chúng tôi. Vì vậy không
      bên nào tự mình lái được kết quả. Một kỳ quay chỉ có thể bị hủy công khai, và số bí mật vẫn được mở.</p>
      <h3>Tỷ lệ cược và lợi thế nhà cái</h3>
      <p>RTP là phần tiền cược được trả lại cho người chơi, tính trung bình trên rất nhiều lượt cược. Phần còn thiếu
      so với 100% là lợi thế nhà cái, tức là giá của việc chơi. Ví dụ: bạn đoán một trong mười chữ số, mỗi lượt cược
      10, đoán đúng được trả 90.</p>
      <table>
      <caption>Ví dụ với số liệu giả định</caption>
      <thead><tr><th scope="col">Qua 1.000 lượt cược</th><th scope="col">Trung bình</th></tr></thead>
      <tbody>
      <tr><td>Tiền cược</td><td>10.000</td></tr>
      <tr><td>Số lần đoán đúng</td><td>100</td></tr>
      <tr><td>Tiền trả lại</td><td>9.000</td></tr>
      <tr><td>RTP</td><td>90%</td></tr>
      <tr><td>Lợi thế nhà cái</td><td>10%</td></tr>
      </tbody>
      </table>
      <p>Một buổi tối riêng lẻ có thể cao hoặc thấp hơn mức đó rất nhiều. Trang <a href="/odds">Kiểm tra tỷ lệ
      cược</a> cho biết xác suất và tiền thắng của mọi kiểu cược xổ số.</p>
      <h3>Những gì chỉ để minh họa</h3>
      <p>Bộ đếm jackpot chạy theo công thức và tăng theo thời gian; không có khoản nào được chi trả từ đó. Cho đến khi có khoản thắng được trả tại đây, các dòng trên bảng vàng chiến thắng là ví dụ, không phải người thắng
      thật. Cả hai khi đó đều có nhãn “Minh họa”.</p>`,
    ar: `<p>ليس عليك أن تثق بالسحب، بل يجب أن تستطيع التحقق منه. لم تُطرح التذاكر للبيع بعد، لكن قواعد السحوبات التي
      نجريها بأنفسنا ثابتة، واسم نظامها LFD1.</p>
      <h3>السحب في خمس خطوات</h3>
      <ol>
      <li><strong>نلتزم.</strong> قبل يوم من السحب يُنشأ له رقم عشوائي سري، وتُنشر بصمته قبل فتح البيع. لا تكشف البصمة
      شيئًا، لكنها لا تطابق إلا هذا الرقم.</li>
      <li><strong>يأتي العدد العشوائي العام.</strong> يعطي drand، وهو مصدر عشوائية عام، قيمة جديدة كل ثلاث ثوانٍ.
      والقيمة المعتمدة محددة سلفًا: أول قيمة بعد إغلاق البيع بثلاث ثوانٍ على الأقل. لا أحد يستطيع توقّعها أو
      اختيارها.</li>
      <li><strong>تُحسب النتيجة.</strong> يدخل الرقم السري وقيمة drand في عملية حسابية ثابتة. والمدخلات نفسها تعطي
      النتيجة نفسها في كل مكان.</li>
      <li><strong>نكشف السر.</strong> يُنشر الرقم السري مع النتيجة.</li>
      <li><strong>تتحقّق بنفسك.</strong> يعيد برنامج نصي منشور كل خطوة على حاسوبك. قارن البصمة بتلك التي رأيتها قبل
      البيع.</li>
      </ol>
      <p>نثبّت ما يخصّنا قبل أن تصدر قيمة drand، ولا يعرف drand ما يخصّنا. لذلك لا يستطيع أي طرف وحده توجيه النتيجة.
      ولا يُلغى سحب إلا علنًا، ويُكشف رقمه السري مع ذلك.</p>
      <h3>الاحتمالات وهامش المشغّل</h3>
      <p>نسبة العائد RTP هي حصة الرهانات التي تعود إلى اللاعبين في المتوسط عبر عدد كبير جدًا من الرهانات. وما ينقص عن
      100% هو هامش المشغّل، أي ثمن اللعب. مثال: تخمّن رقمًا واحدًا من عشرة، وثمن الرهان 10، والتخمين الصحيح يدفع
      90.</p>
      <table>
      <caption>مثال بأرقام مفترضة</caption>
      <thead><tr><th scope="col">عبر 1,000 رهان</th><th scope="col">في المتوسط</th></tr></thead>
      <tbody>
      <tr><td>مجموع الرهانات</td><td>10,000</td></tr>
      <tr><td>التخمينات الصحيحة</td><td>100</td></tr>
      <tr><td>المبلغ العائد</td><td>9,000</td></tr>
      <tr><td>نسبة العائد RTP</td><td>90%</td></tr>
      <tr><td>هامش المشغّل</td><td>10%</td></tr>
      </tbody>
      </table>
      <p>قد تنتهي أمسية واحدة بنتيجة أعلى من ذلك أو أدنى بكثير. ويعرض <a href="/odds">مدقق الاحتمالات</a> الفرص
      والمبلغ المدفوع لكل رهان يانصيب.</p>
      <h3>ما هو توضيحي فقط</h3>
      <p>يتبع عدّاد الجائزة الكبرى معادلة ويزداد مع الوقت، ولا يُدفع منه شيء. وإلى أن يُدفع هنا ربح، تكون صفوف لوحة الفائزين أمثلة وليست لأشخاص فازوا فعلًا. وعلى كليهما حينئذٍ علامة «توضيحي».</p>`,
    'zh-Hans': `<p>一期开奖是否公平，不该只靠信任，而应当能够查证。彩票尚未开售，但我们自营开奖的规则已经确定，这套方案名为 LFD1。</p>
      <h3>五步看懂一期开奖</h3>
      <ol>
      <li><strong>先承诺。</strong>提前一天，为每期开奖生成一个保密的随机数，并在开售前公布它的“指纹”。指纹不会泄露任何内容，但只与这一个数对应。</li>
      <li><strong>等信标。</strong>公共随机信标 drand 每三秒给出一个新数值。采用哪一个早已定好：停售至少三秒之后的第一个。谁也无法预知或挑选。</li>
      <li><strong>算结果。</strong>保密数与信标数值代入固定的算法。输入相同，在哪里算结果都相同。</li>
      <li><strong>公开保密数。</strong>保密数随开奖结果一同公布。</li>
      <li><strong>您来验证。</strong>用公开的脚本，可以在自己的电脑上重复每一步。请把指纹与开售前看到的对照。</li>
      </ol>
      <p>我们的部分在信标发布之前就已固定，信标也不知道我们的部分，因此任何一方都无法单独左右结果。一期开奖只能公开作废，其保密数仍会公布。</p>
      <h3>赔率与庄家优势</h3>
      <p>返还率（RTP）是指在极多次投注中，平均有多大比例的投注额返还给玩家。与 100% 之间的差额就是庄家优势，也就是游戏的价格。举例：从十个数字中猜一个，每注 10，猜中派彩 90。</p>
      <table>
      <caption>示例，数字均为虚构</caption>
      <thead><tr><th scope="col">1,000 注</th><th scope="col">平均</th></tr></thead>
      <tbody>
      <tr><td>投注额</td><td>10,000</td></tr>
      <tr><td>猜中次数</td><td>100</td></tr>
      <tr><td>返还金额</td><td>9,000</td></tr>
      <tr><td>返还率</td><td>90%</td></tr>
      <tr><td>庄家优势</td><td>10%</td></tr>
      </tbody>
      </table>
      <p>单独一个晚上的结果，可能远高于或远低于平均值。<a href="/odds">赔率检验</a>可以查看每一种彩票投注的概率和派彩。</p>
      <h3>哪些只是示意</h3>
      <p>头奖计数器按公式随时间增长，不会从中派发任何奖金。在这里派发过奖金之前，赢家榜上的各行是示例，并非真实的中奖者。此时两处都标有“仅供示意”。</p>`,
  },
}
