import type { Article } from './article.ts'

/** News about seasons, closures and their effect on prices. */
export const seasonNews: readonly Article[] = [
  {
    scene: 'shrimp_season',
    hoursAgo: 20,
    title: {
      ar: 'روبيان الخليج: ستة أشهر مفتوحة وستة للتكاثر',
      en: 'Gulf shrimp: six months open, six months to breed',
    },
    body: {
      ar: [
        'يمتد موسم صيد الروبيان في الخليج العربي من مطلع أغسطس إلى نهاية يناير، وهو الموعد الذي تكرر في إعلانات الأعوام 2017 و2018 و2020 و2025. وما بقي من السنة حظر لحماية أمهات الروبيان والصغار.',
        'في الأيام الأولى من الموسم تتجه مئات القوارب إلى الروبيان، فتكثر الكمية في أسواق القطيف والدمام والجبيل وتنزل الأسعار. وفي أول يوم من موسم 2025 بيعت البانة، وهي 32 كيلوجرامًا، بما بين 700 و800 ريال. والأثر الآخر أن السمك يقل ويرتفع، لأن القوارب نفسها تركته.',
        'ومع نهاية الخريف يكبر حجم الحبة ويستقر السعر، ثم يقل المعروض في يناير. وبعد الإغلاق يبقى في السوق الروبيان المزارع من ساحل البحر الأحمر، والمستورد، وما جُمّد في الموسم.',
        'وتطبق المنصة المواعيد على العرض نفسه: الروبيان البلدي غير المستزرع لا يُقبل عرضه من المنطقة الشرقية خارج الموسم، ويظهر للبائع تاريخ الفتح. أما المستورد والمزارع فلا تشملهما المواعيد، ويُذكر مصدرهما في البطاقة.',
        'ويُنشر الموعد الرسمي كل عام، فإن تغير تغير معه التقويم في المنصة.',
      ],
      en: [
        'Shrimp fishing in the Gulf is open from the first of August to the end of January, the dates that were announced in 2017, 2018, 2020 and 2025. The rest of the year is closed, to protect breeding females and young shrimp.',
        'In the first days hundreds of boats turn to shrimp. The markets of Qatif, Dammam and Jubail fill up and prices fall: on the opening day of 2025 a banah of 32 kilograms sold for 700 to 800 riyals. The other effect is that fish becomes scarce and dearer, because the same boats have left it.',
        'By late autumn the shrimp are larger and the price settles; in January less is landed. After the closure the market keeps farmed shrimp from the Red Sea coast, imports, and what was frozen in season.',
        'The platform applies the dates to the listing itself. Wild local shrimp is not accepted from the Eastern Province out of season, and the seller is shown when it opens. Imported and farmed shrimp are not bound by the dates, and the card says where they come from.',
        'The official dates are announced every year. If they change, the calendar here changes with them.',
      ],
    },
  },
  {
    scene: 'slate',
    hoursAgo: 146,
    title: {
      ar: 'الناجل والطرادي: شهران بلا صيد على البحر الأحمر',
      en: 'Najil and taradi: two months without fishing on the Red Sea',
    },
    body: {
      ar: [
        'من الأول من أبريل إلى نهاية مايو يُمنع صيد الناجل والطرادي على ساحل البحر الأحمر، في مكة المكرمة والمدينة المنورة وتبوك وعسير وجازان. وهو الموعد المعلن في أعوام 2021 و2024 و2025، بعد أن كانت المواعيد قبل ذلك تختلف من منطقة إلى أخرى.',
        'السبب أن النوعين يتجمعان للتكاثر عند الشعاب في هذه الأسابيع، فيسهل صيدهما بأعداد كبيرة في أيام قليلة، ويحتاج المخزون سنوات ليعود.',
        'في السوق يظهر الأثر قبل الحظر بأسبوعين، إذ يزيد الطلب ويرتفع السعر، ثم تحل مكانهما أصناف قريبة: الشعور والهامور والفارس. ويعود الناجل في يونيو بأسعار أعلى من المعتاد حتى تكثر الكمية.',
        'والتعليمات تشمل البائع كما تشمل الصياد، فلا يُعرض النوعان محليين في شهري الحظر. وفي المنصة يُرفض العرض من مدن ساحل البحر الأحمر خلال هذه الفترة مع ذكر تاريخ الانتهاء.',
        'من أراد بديلًا في هذه الأسابيع يجد في السوق المحلي الشعور من مرافئ الساحل كلها، وهو في المطبخ أقرب ما يكون إلى الناجل في قوامه، وسعره نحو نصفه.',
      ],
      en: [
        'From the first of April to the end of May najil and taradi may not be fished on the Red Sea coast: in Makkah, Madinah, Tabuk, Asir and Jazan. These dates were announced in 2021, 2024 and 2025; before that they differed from region to region.',
        'The reason is that both kinds gather at the reefs to breed in these weeks. They are then easily caught in large numbers within days, and a stock needs years to recover.',
        'The market feels it two weeks earlier, when demand and prices rise. Then other kinds take their place: shaour, hamour and faris. Najil returns in June, dearer than usual until more of it is landed.',
        'The rule binds sellers as well as fishermen: neither kind may be offered as local in the two months. The platform refuses such a listing from the cities of the Red Sea coast and says when the closure ends.',
        'Whoever looks for something else in these weeks will find shaour from every port of the coast in the local market. In the kitchen it comes closest to najil, at about half the price.',
      ],
    },
  },
  {
    scene: 'strong_wind',
    hoursAgo: 52,
    title: {
      ar: 'الكنعد بين الريح وضوء القمر',
      en: 'Kingfish between the wind and the moon',
    },
    body: {
      ar: [
        'يسأل كثيرون لماذا يتضاعف سعر الكنعد في أسبوع ثم يعود. والجواب عند الصيادين في ثلاث كلمات: الريح والقمر والغزل.',
        'الكنعد سمك سطح سريع، يبتعد مع الريح والغبار فتبقى القوارب في المرفأ أيامًا، ويقل صيده في الليالي المقمرة لأنه يرى الشباك. فإذا اجتمعت ريح شمالية وقمر مكتمل خلت المباسط منه، وبيع البلدي بما بين سبعين وخمسة وتسعين ريالًا للكيلو، بينما بقي المستورد بين أربعين وخمسة وأربعين، كما جاء في تقرير من المنطقة الشرقية عام 2020.',
        'ومن منتصف أغسطس إلى منتصف أكتوبر يُمنع صيده بشباك المناصب والغزول في الخليج، فلا يبقى إلا ما يُصاد بالجلب، وهو قليل. ثم تأتي وردية الكنعد مع برودة الماء فتنزل الأسعار.',
        'وله اسمان: كنعد في الشرقية وضيرك في جدة وجازان، والسمكة واحدة.',
        'لمن يشتري للتخزين: انتظر ثلاثة أيام بعد هدوء الريح، وانظر إلى متوسط السعر وتاريخه في صفحة المنتج قبل أن تقرر.',
      ],
      en: [
        'Many ask why the price of kingfish doubles within a week and then comes back. Fishermen answer in three words: wind, moon and nets.',
        'Kingfish is a fast fish of the surface. It moves off with wind and dust, while the boats stay in port for days, and it is hard to catch on moonlit nights because it sees the nets. When a north wind meets a full moon the stalls are empty of it. A report from the Eastern Province in 2020 gave seventy to ninety-five riyals a kilogram for local kingfish, while imported fish stayed at forty to forty-five.',
        'From mid-August to mid-October gill nets are forbidden for it in the Gulf. What is left is caught on hooks, and that is little. Then the water cools, the season of plenty begins, and prices fall.',
        'It has two Arabic names: kanad in the east, dairak in Jeddah and Jazan. It is the same fish.',
        'If you buy for the freezer, wait three days after the wind has dropped, and look at the average price and its date on the product page before you decide.',
      ],
    },
  },
  {
    scene: 'served_dish',
    hoursAgo: 420,
    title: {
      ar: 'رمضان ينقل السوق إلى المساء ويقدّم السمك الكبير',
      en: 'Ramadan moves the market to the evening and favours large fish',
    },
    body: {
      ar: [
        'في رمضان تتغير ساعة السوق قبل أن يتغير السعر. يخف البيع صباحًا، ويبدأ الزبائن بالحضور بعد العصر لتجهيز السحور والعشاء، ويتأخر الحراج في بعض أسواق الشرقية إلى ما بعد صلاة التراويح.',
        'ويميل الطلب إلى السمك الكبير الذي يُطبخ كاملًا أو قطعًا: الهامور والكنعد والسبيطي. أما صغار السمك التي تُقلى على الغداء فينزل الطلب عليها، ومنها الصافي والميد، وقد تُباع بسعر أقل من بقية الشهور.',
        'وبعد العيد ينقلب الأمر، إذ يعود الصيادون متأخرين أيامًا بينما تعود المطاعم دفعة واحدة، فترتفع الأسعار بنحو ثلاثين في المئة في تقارير من القطيف، ثم تهدأ خلال أسبوع.',
        'ولمن يخطط لمائدة العيد: الأصناف المجمدة من الموسم متاحة قبل العيد بأسبوعين بسعر ثابت، والطلب المبكر على الطازج يُحجز عند البائع يومًا واحدًا على الأكثر.',
        'مواعيد المزادات في المنصة تُعرض بتوقيت الرياض، ويحدد كل بائع بداية مزاده، فراجع الساعة في البطاقة ولا تعتمد على موعد الشهر الماضي.',
      ],
      en: [
        'In Ramadan the hours of the market change before the prices do. Mornings grow quiet, customers come after Asr to prepare for the night, and in some markets of the east the haraj moves to after the Tarawih prayer.',
        'Demand turns to large fish, cooked whole or in pieces: hamour, kingfish and subaity. Small fish that is fried for lunch is wanted less, safi and maid among them, and may cost less than in other months.',
        'After the feast it turns around. Fishermen return some days later, restaurants all at once. Reports from Qatif tell of prices up by about thirty per cent, which settle within a week.',
        'If you plan for the feast: what was frozen in season can be had two weeks before at a steady price, and an early order for fresh fish is kept by the seller for one day at most.',
        'Auctions on the platform are shown in Riyadh time, and each seller sets the start of his own. Look at the hour on the card, and do not rely on last month’s.',
      ],
    },
  },
]
