import type { Article } from './article.ts'

/** News about buying. */
export const buyingNews: readonly Article[] = [
  {
    scene: 'fish_on_ice',
    hoursAgo: 74,
    title: {
      ar: 'بلدي أم مستورد؟ السؤال الذي يسبق السعر',
      en: 'Local or imported? The question that comes before the price',
    },
    body: {
      ar: [
        'أول ما يسأل عنه الزبون في أي سوق سمك سعودي ليس الوزن ولا السعر، بل: بلدي أم مستورد؟ ففي يوم واحد بيع الهامور البلدي بين أربعين وسبعين ريالًا للكيلو، والمستورد بين خمسة وعشرين وأربعين، بحسب تقرير من أسواق الشرقية.',
        'والمستورد ليس عيبًا. كثير منه يصل مبردًا من عُمان واليمن خلال يوم أو يومين، ويسد النقص في أيام الريح، وتعتمد عليه المطاعم لثبات الكمية. العيب أن يُباع على أنه بلدي.',
        'لهذا جعلت المنصة المصدر حقلًا لازمًا يحدده البائع، لا يُستنتج من الاسم ولا من المدينة. وكل بطاقة تحمل علامة واضحة: بلدي باللون الأخضر، ومستورد بإطار، ومستزرع محلي لما رُبّي في المملكة. ومع المستورد يُذكر بلد المنشأ.',
        'ولا يخلط حساب المتوسط بين الاثنين. متوسط سعر الهامور البلدي يُحسب مما بيع من البلدي وحده، ولكل سوق متوسطه.',
        'وإن وصلك غير ما كُتب فمن حقك طلب الإرجاع من صفحة الطلب خلال المدة المحددة، مع صورة وسبب.',
      ],
      en: [
        'The first thing a customer asks in any Saudi fish market is neither weight nor price, but: local or imported? On one and the same day local hamour sold for forty to seventy riyals a kilogram and imported for twenty-five to forty, according to a report from the markets of the east.',
        'There is nothing wrong with imports. Much of it arrives chilled from Oman and Yemen within a day or two, fills the gap on windy days, and gives restaurants a steady supply. What is wrong is selling it as local.',
        'The platform therefore makes the origin a field that the seller has to fill in; it is never guessed from a name or a city. Every card carries a clear mark: local in solid green, imported in an outline, farmed here for what was raised in the Kingdom. Imported goods also name their country.',
        'Averages never mix the two. The average of local hamour comes from local sales alone, and each market has its own.',
        'If you receive something else than was written, you may ask to return it from the order’s page within the stated time, with a picture and a reason.',
      ],
    },
  },
  {
    scene: 'market_stall',
    hoursAgo: 122,
    title: {
      ar: '«كم كيلو بالمئة؟» لغة السعر في السمك الصغير',
      en: '“How many kilos for a hundred?” The price language of small fish',
    },
    body: {
      ar: [
        'الهامور والكنعد يُسعّران بالكيلو، أما الصافي والميد والعندق والروبيان فسعرها في السوق بالمقلوب: كم كيلو بمئة ريال؟ فإذا قال البائع «أربعة بالمئة» فالكيلو بخمسة وعشرين ريالًا، وإن قال «خمسة» فهو بعشرين.',
        'العين تعتاد هذه اللغة بسرعة، وهي أسهل للعائلة التي تشتري بمبلغ معلوم وتسأل عن الكمية. لكنها تربك عند المقارنة، فالفرق بين «ثلاثة ونصف» و«أربعة» هو ثلاثة ريالات ونصف في كل كيلو.',
        'في المنصة ترى السعرين معًا. سعر الكيلو كبيرًا، وبجانبه في الأصناف الصغيرة علامة بلون الرمل تقول مثلًا «4 كيلو بـ 100». والرقم مقطوع إلى منزلة واحدة ولا يُقرّب إلى أعلى، فلا يعدك بأكثر مما ستأخذ.',
        'والبائع يكتب أيهما شاء عند إضافة المنتج، فيُحسب الآخر. ومن يشتري بانتظام يحفظ رقم كل صنف، ويعرف منه هل الكمية اليوم وفيرة أم شحيحة.',
        'وتبقى نصيحة أهل السوق: قارن بالكيلو بين سوقين، وبالمئة داخل السوق الواحد.',
      ],
      en: [
        'Hamour and kingfish are priced by the kilogram. Safi, maid, andaq and shrimp are told the other way round in the market: how many kilos for a hundred riyals? “Four for a hundred” means twenty-five riyals a kilogram, and “five” means twenty.',
        'The eye learns this language quickly, and it suits a family that spends a known amount and asks how much it gets. It misleads in comparisons, though: between “three and a half” and “four” lie three and a half riyals in every kilogram.',
        'The platform shows both. The price of a kilogram stands large, and beside it, for small kinds, a sand-coloured tag says for example “4 kg for 100”. The figure is cut to one decimal and never rounded up, so that it promises no more than you will get.',
        'Sellers may type either one when they add a product; the other is worked out. Regular customers know the usual figure of each kind, and tell from it whether the day’s catch is plentiful or scarce.',
        'The advice of the market still holds: compare by the kilogram between two markets, and by the hundred within one.',
      ],
    },
  },
  {
    scene: 'sea_cages',
    hoursAgo: 250,
    title: {
      ar: 'من الأقفاص إلى المبسط: ماذا يعني «مستزرع محلي»',
      en: 'From cage to stall: what “farmed in the Kingdom” means',
    },
    body: {
      ar: [
        'يزيد في الأسواق سمك لم يخرج من شبكة صياد: سيباس ودنيس من أقفاص عائمة على البحر الأحمر، وروبيان من مزارع الساحل الغربي، وبلطي من أحواض داخلية. وتحمل كلها في المنصة علامة «مستزرع محلي».',
        'ميزته الأولى الثبات. يُحصد حسب الطلب، فيصل الحجم نفسه كل أسبوع، ولا يرتفع سعره مع الريح. في سوق مكة سُجل الروبيان المزارع الوسط بخمسة وثلاثين ريالًا والكبير بخمسة وأربعين، وهو فرق معروف مسبقًا.',
        'وميزته الثانية أنه متاح في شهور الحظر، لأن المواعيد تخص الصيد من البحر وحده.',
        'أما في الطعم فالناس مذاهب. المستزرع أكثر دهنًا فيناسب الشوي والفرن، والبحري أمتن في القلي والصيادية. والفيصل أن يعرف المشتري ما يشتري: باسا مستورد لا يُسمى فيليه هامور، وسيباس المزرعة لا يُسمى صيد اليوم.',
        'عند الشراء انظر إلى تاريخ الحصاد في الوصف وإلى طريقة النقل. والسمك المبرد يُحفظ بين صفر وأربع درجات من المزرعة إلى يدك.',
      ],
      en: [
        'More and more fish in the markets never saw a fisherman’s net: barramundi and seabream from sea cages on the Red Sea, shrimp from farms on the west coast, tilapia from inland ponds. On the platform all of it carries the mark “farmed in the Kingdom”.',
        'Its first merit is steadiness. It is harvested to order, comes in the same size every week, and does not grow dearer with the wind. In Makkah’s market medium farmed shrimp was reported at thirty-five riyals and large at forty-five, a difference known beforehand.',
        'Its second merit is that it can be had in closed months, since those dates concern fishing at sea only.',
        'On taste people differ. Farmed fish is fatter and suits grill and oven; wild fish is firmer for frying and sayadiyah. What matters is that buyers know what they buy: imported basa is not hamour fillet, and barramundi from a farm is not the catch of the day.',
        'When you buy, look for the harvest date in the description and for how it is carried. Chilled fish stays between zero and four degrees from the farm to your hand.',
      ],
    },
  },
  {
    scene: 'coast_map',
    hoursAgo: 330,
    title: {
      ar: 'سمكة واحدة واسمان: دليل الأسماء بين الساحلين',
      en: 'One fish, two names: a guide between the coasts',
    },
    body: {
      ar: [
        'من ينتقل من الدمام إلى جدة يجد السمك نفسه بأسماء أخرى. الكنعد هناك ضيرك، والشعري شعور، والصافي سيجان، والروبيان جمبري، والدويلمي عقام. وفي جازان يُقال ديراك لما يسميه أهل القطيف كنعدًا.',
        'وقد يدل الاسم الواحد على شيئين. الطراد قارب صغير، والطرادي سمكة من أقارب الناجل. والعربي سمك بوري في جازان لا صفة. والبياض عند أهل البحر الأحمر سمكة سطح فضية منقطة، وفي مصر سمكة نيلية لا علاقة لها بها. والحاسوم في الشرقية غير الحاسوم في الإمارات.',
        'حتى الصحف تخطئ، فتكتب كعند مكان كنعد.',
        'لهذا رُتبت أسماء الأصناف في المنصة على اسم السوق، ومع كل صنف ما يُعرف به في الساحل الآخر وما يُكتب به بالحروف اللاتينية، من kanaad إلى surmai. وما كان اسمًا لصنفين بقي عند الصنفين، فاختر بالصورة.',
        'ولمن يصدّر: الاسم العلمي ورمز منظمة الأغذية والزراعة محفوظان مع كل صنف، وهما ما يُكتب في الأوراق.',
      ],
      en: [
        'Whoever moves from Dammam to Jeddah meets the same fish under other names. Kingfish, kanad in the east, is dairak there, shaari belongs to the shaour, safi is sijan, rubyan is jambari and duwailmi is agam.',
        'One name may also mean two things. A tarrad is a small boat, while taradi is a cousin of the najil. Arabi is a mullet in Jazan and not only an adjective. Bayad is a spotted silver trevally on the Red Sea, and in Egypt a catfish of the Nile that has nothing to do with it. The hasoum of the Eastern Province is another fish than that of the Emirates.',
        'Even newspapers misspell them, and write kaand for kanad.',
        'The kinds on the platform are therefore ordered by their market name, and with each stand the names of the other coast and the usual Latin spellings, from kanaad to surmai. A name that belongs to two kinds stays with both: choose by the picture.',
        'For exporters: the scientific name and the code of the Food and Agriculture Organization are kept with every kind. Those are what papers ask for.',
      ],
    },
  },
]
