import type { Article } from './article.ts'

/** News about the markets: opening times, goods, units. */
export const marketNews: readonly Article[] = [
  {
    scene: 'auction_night',
    hoursAgo: 5,
    title: {
      ar: 'حراج القطيف: نداءان في اليوم بين الفجر والمساء',
      en: 'Qatif haraj: two calls a day, at dawn and in the evening',
    },
    body: {
      ar: [
        'يعمل الحراج في سوق القطيف المركزي على موعدين. الأول بعد صلاة الفجر لصيد القوارب الصغيرة التي تعود في الليلة نفسها، والثاني الساعة الثامنة مساءً لصيد المراكب الكبيرة التي تبقى في البحر أيامًا.',
        'ويصل إلى السوق في اليوم الواحد نحو مئة طن في المتوسط، وفي أيام الوفرة أكثر من ذلك بكثير. أكثر الأصناف حضورًا الروبيان والكنعد والصافي والشعري والهامور، ويأتي المشترون من الدمام والأحساء والرياض ومن دول الخليج المجاورة.',
        'وتُباع الكميات دفعات، يعلن الدلال الصنف والوزن ثم يفتح المزايدة، وتنتهي الدفعة خلال دقائق. ولهذا يحضر التجار قبل النداء بنصف ساعة لمعاينة الصناديق على الأرض.',
        'في المنصة تظهر دفعات القطيف مع ساعة بدايتها ونهايتها بتوقيت الرياض، ووزن الدفعة كاملًا، وسعر الكيلو محسوبًا من آخر مزايدة. والمزايدة متاحة لحسابات البائعين، أما المشتري المحلي فيرى السجل كاملًا ويستطيع الشراء من السوق المحلي بعد انتهاء الحراج.',
      ],
      en: [
        'The haraj of Qatif Central Market is held twice a day. The first call comes after the Fajr prayer, for small boats that return the same night. The second is at eight in the evening, for the large boats that stay at sea for days.',
        'On an average day about a hundred tonnes reach the market, and far more in times of plenty. Shrimp, kingfish, safi, shaari and hamour make up most of it, and buyers come from Dammam, Al-Ahsa, Riyadh and the neighbouring Gulf states.',
        'Fish is sold in lots. The dallal names the kind and the weight, opens the bidding, and a lot is gone within minutes. Traders therefore come half an hour early to look at the boxes on the floor.',
        'On the platform the Qatif lots are shown with their start and end in Riyadh time, the weight of the whole lot, and the price of a kilogram worked out from the latest bid. Bidding is open to seller accounts. Local buyers see the full record and can buy in the local market once the haraj is over.',
      ],
    },
  },
  {
    scene: 'harbour_dawn',
    hoursAgo: 30,
    title: {
      ar: 'الطروة: لماذا يُباع صيد اليوم في حراج وحده',
      en: 'Tarwah: why the day’s catch has a haraj of its own',
    },
    body: {
      ar: [
        'في جدة وينبع كلمة يعرفها كل زبون: الطروة. وهي السمك المحلي الذي أُنزل في اليوم نفسه ولم يبت على الثلج. وله في سوق البنقلة بجدة حراج خاص بعد الحراج الرئيس الذي يلي صلاة الفجر.',
        'والفرق ليس في الاسم وحده. سعر الطروة أعلى من سعر السمك نفسه إذا بات ليلة، لأن عمره على الثلج أطول عند المشتري، ولأن المطاعم التي تقدم الناجل والحريد كاملًا تطلبه دون غيره.',
        'وفي ينبع يبدأ البيع مع رسو القوارب صباحًا، فيعرف الزبون القارب وصاحبه. وفي ثول على بعد ثمانين كيلومترًا من جدة يأتي المزاد بعد العصر، فتكون الطروة هناك مسائية.',
        'على المنصة لا يكتب البائع كلمة طروة بنفسه. العلامة تظهر وحدها عندما يكون المنتج محليًا طازجًا ووقت صيده في اليوم نفسه بتوقيت الرياض، وتختفي بعد منتصف الليل. أما الطازج والمبرد فيبقيان كما سجلهما البائع.',
        'وننصح من يشتري الطروة أن يطلب وقت الإنزال واسم المرفأ، وكلاهما مكتوب في صفحة المنتج.',
      ],
      en: [
        'In Jeddah and Yanbu every customer knows one word: tarwah. It is local fish that was landed on the same day and has not spent a night on ice. At Jeddah’s Bangalah market it has a haraj of its own, after the main one that follows the Fajr prayer.',
        'The difference is more than a name. Tarwah costs more than the same fish a day later, because it will keep longer with the buyer, and because restaurants that serve najil and hareed whole ask for nothing else.',
        'In Yanbu selling begins as the boats tie up in the morning, so that customers know the boat and its owner. In Thuwal, eighty kilometres from Jeddah, the auction comes after Asr, and tarwah there is an evening matter.',
        'On the platform no seller writes the word himself. The mark appears when a product is local, fresh and caught on the same Riyadh day, and it disappears after midnight. Fresh and chilled stay as the seller entered them.',
        'If you buy tarwah, ask for the hour of landing and the port. Both stand on the product page.',
      ],
    },
  },
  {
    scene: 'quay',
    hoursAgo: 98,
    title: {
      ar: 'مزاد ثول بعد العصر حتى نفاد الكمية',
      en: 'Thuwal auctions after Asr until the fish runs out',
    },
    body: {
      ar: [
        'في ثول شمال جدة مزاد يومي له موعد مختلف عن بقية أسواق الساحل الغربي. يبدأ بعد صلاة العصر ويستمر حتى المغرب أو حتى تنفد الكمية، أيهما جاء أولًا.',
        'يعود الصيادون إلى المرفأ ظهرًا، وتُفرز الأسماك على الدكة حسب الصنف: الناجل والطرادي في جهة، والشعور بأنواعه في جهة، وما صغر من السيجان والحريد في صناديق. وتتراوح أسعار الأصناف الأولى بين ستين ومئة ريال للكيلو في التقارير المنشورة، وقد تزيد قبل العطل.',
        'أكثر المشترين من جدة ورابغ، ومنهم مطاعم تأخذ حاجتها للعشاء مباشرة، ولهذا ينزل السعر عادة في نصف الساعة الأخيرة إذا بقيت كمية.',
        'وتظهر دفعات ثول في صفحة المزادات مجدولة بوقت يبدأ بعد العصر. ومن أراد أن يتابعها دون أن يزايد يجد السعر الحالي وعدد المزايدات على البطاقة، ويجد في صفحة الدفعة كل مزايدة بوقتها ومبلغها واسم صاحبها محجوبًا.',
        'وفي شهري أبريل ومايو يغيب الناجل والطرادي عن المزاد بسبب الحظر على ساحل البحر الأحمر.',
      ],
      en: [
        'Thuwal, north of Jeddah, holds a daily auction at an hour of its own. It starts after the Asr prayer and goes on until sunset or until everything is sold, whichever comes first.',
        'The fishermen return to the port at noon. Fish is sorted on the floor by kind: najil and taradi on one side, the many sorts of shaour on another, the smaller sijan and hareed in boxes. Published reports put the first kinds at sixty to a hundred riyals a kilogram, and more before holidays.',
        'Most buyers come from Jeddah and Rabigh. Some are restaurants that take what they need for the same evening, so prices usually ease in the last half hour if fish is left.',
        'Thuwal lots appear on the auctions page with a start after Asr. Whoever wants to follow without bidding finds the current price and the number of bids on the card, and every bid with its time, amount and masked bidder on the page of the lot.',
        'In April and May there is no najil or taradi in the auction: both are closed on the Red Sea coast.',
      ],
    },
  },
  {
    scene: 'inspection',
    hoursAgo: 190,
    title: {
      ar: 'بانة وثلاجة ومَنّ: اسأل عن الكيلو قبل السعر',
      en: 'Banah, thallajah and mann: ask for the kilograms before the price',
    },
    body: {
      ar: [
        'لكل سوق وحدته. في المنطقة الشرقية يُباع الروبيان بالبانة، وهي حوض يسع نحو 32 كيلوجرامًا. ويُباع السمك بالثلاجة، وهي صندوق ثلج يسع من 32 إلى 35 كيلوجرامًا. وفي جدة تُباع الشكة، وهي خيط سمك، وشكة الناجل الوسط نحو أربعة كيلوجرامات.',
        'أما المَنّ فهو أكثر الوحدات إرباكًا، إذ يُذكر في القطيف أنه 16 كيلوجرامًا، بينما تدل الأسعار في الجبيل على أنه أكبر من ذلك. ومن يشتري بالمَنّ من سوق ويبيع في سوق آخر قد يخسر قبل أن تتحرك الشاحنة.',
        'ولهذا لا تعرض المنصة أي كمية إلا بالكيلوجرام. من أراد أن يكتب الوحدة المحلية في الوصف فله ذلك، لكن الوزن المسجل هو الذي يُحسب عليه السعر والمخزون والطلب، وهو الوزن قبل التنظيف ما لم يذكر البائع غير ذلك.',
        'وعند التجهيز يسجل البائع ما وُزن فعلًا. فإن نقص عن المطلوب أُعيد الفرق، ولا يزيد على المطلوب إلا بموافقة المشتري.',
        'القاعدة في السوق وفي المنصة واحدة: الوزن أولًا، ثم السعر.',
      ],
      en: [
        'Every market has its unit. In the Eastern Province shrimp goes by the banah, a tub of about 32 kilograms, and fish by the thallajah, an ice box of 32 to 35. In Jeddah fish is sold by the shakkah, a string; one of medium najil weighs about four kilograms.',
        'The mann confuses most. In Qatif it is said to be 16 kilograms, while prices in Jubail point to a larger one. Whoever buys by the mann in one market and sells in another may lose before the truck moves.',
        'The platform therefore shows every quantity in kilograms. Sellers may name the local unit in the description, but price, stock and orders are worked out from the recorded weight, which is the weight before cleaning unless the seller says otherwise.',
        'When an order is packed, the seller enters what was really weighed. If it is less than ordered, the difference goes back; more than ordered needs the buyer’s consent.',
        'The rule is the same in the market and on the platform: first the weight, then the price.',
      ],
    },
  },
]
