import { messages } from '../../app/texts/text.ts'

/**
 * The terms by section: a title, their paragraphs in order, and list entries whose names begin with `item`. A change here
 * also requires a new `termsVersion` (shared/auth/rules.ts).
 */
export const agreement = messages({
  title: { ar: 'هذه الشروط', en: 'These terms' },
  who: {
    ar: 'السوق منصة إلكترونية تجمع الصيادين وبائعي الأسماك والمشترين. نحن ندير المكان والمزادات والدفع، والبيع نفسه عقد بين البائع والمشتري.',
    en: 'The market is an online platform that brings together fishermen, fish sellers and buyers. We run the marketplace, auctions and payments. Each sale is a contract between the seller and the buyer.',
  },
  accept: {
    ar: 'بفتحك حسابًا توافق على النسخة المبيّنة أعلى الصفحة، ونحفظ رقمها ووقت موافقتك. التصفح متاح للجميع بلا حساب.',
    en: 'By creating an account you agree to the version shown at the top of this page. We keep its number and the time of your consent. Anyone can browse without an account.',
  },
})

export const account = messages({
  title: { ar: 'حسابك', en: 'Your account' },
  need: {
    ar: 'يلزم لفتح الحساب أن تبلغ 18 عامًا، وأن يكون رقم الجوال والهوية أو الإقامة لك. لكل شخص حساب واحد.',
    en: 'To create an account you must be 18 or older, and the mobile number and national ID or Iqama number must be your own. One account per person.',
  },
  verify: {
    ar: 'تبدأ البيع والشراء بعد توثيق جوالك برمز من 6 أرقام. حساب لم يوثَّق خلال 24 ساعة من إتاحة إرسال الرمز يُلغى وتعود أرقامه متاحة.',
    en: 'You can trade once your mobile number is verified with a 6-digit code. An account not verified within 24 hours of the code being available is closed and its numbers can be used again.',
  },
  types: {
    ar: 'الحساب مشترٍ محلي ما لم تختر غيره. يبيع الصياد برقم هويته، ويحتاج البائع المحلي والبائع الدولي إلى سجل تجاري أو رقم وطني موحد. الترقية [تُطلب من حسابك](upgrade) ويقررها فريق السوق.',
    en: 'An account is a local buyer unless you choose otherwise. Fishermen sell with an ID number. Local and international sellers need a commercial registration or unified number. [Request an upgrade from your account](upgrade). Our team decides.',
  },
  secret: {
    ar: 'كلمة المرور لك وحدك. ما يجري من حسابك يُعد منك حتى تبلغنا، فأنهِ الأجهزة التي لا تعرفها من صفحة حسابك وغيّر كلمة المرور فورًا.',
    en: 'Your password is yours alone. Anything done from your account counts as done by you until you notify us. Sign out devices you don’t recognise on your account page and change your password at once.',
  },
})

export const goods = messages({
  title: { ar: 'العروض والأسعار', en: 'Offers and prices' },
  price: {
    ar: 'السعر المعروض بالريال للكيلوغرام، شاملًا ضريبة القيمة المضافة حيث تلزم البائع. يظهر أجر التوصيل والمبلغ كله قبل أن تؤكد. المبالغ تُقص بعد خانتين ولا تُقرَّب.',
    en: 'Prices are in riyals per kilogram, including VAT where the seller must charge it. The delivery fee and the total are shown before you confirm. Amounts are cut to two decimals and never rounded up.',
  },
  average: {
    ar: 'متوسط السعر يقول ما بيع أو عُرض في سوق ومدة محددين، وليس عرضًا ولا وعدًا.',
    en: 'An average price shows what was sold or listed in a market over a period. It is not an offer or a promise.',
  },
  itemOrigin: {
    ar: 'على البائع أن يبيّن المصدر بصدق: بلدي أو مستزرع محلي أو مستورد، وحالة السمك: حي أو طازج أو مبرد أو مجمد.',
    en: 'Sellers must state the origin truthfully (local, farmed locally or imported) and the condition: live, fresh, chilled or frozen.',
  },
  itemSeason: {
    ar: 'لا يُعرض صيد محلي في موسم حظره، ولا نوع يمنع النظام صيده أو تداوله.',
    en: 'Local catch cannot be listed in its closed season, nor any species whose catch or trade is forbidden.',
  },
  itemPhoto: {
    ar: 'الصور لما يُباع فعلًا. إن لم يضف البائع صورة تظهر رسمة النوع، وهي للتعريف لا للوصف.',
    en: 'Photos show what is actually sold. If a seller adds none, an illustration of the species is shown. It identifies the species and does not describe the goods.',
  },
  itemWeight: {
    ar: 'الكمية بالكيلوغرام. لا يتجاوز الوزن عند التجهيز ما طلبته، والفرق يعود إليك فورًا.',
    en: 'Quantities are in kilograms. The packed weight never exceeds what you ordered, and any difference is refunded at once.',
  },
})

export const orders = messages({
  title: { ar: 'الطلبات والدفع', en: 'Orders and payment' },
  made: {
    ar: 'إرسالك الطلب عرض شراء، ويصير العقد ملزمًا حين يقبله البائع. سلة فيها أكثر من بائع تصير طلبًا لكل بائع.',
    en: 'Placing an order is an offer to buy. The contract is binding once the seller accepts. A cart with several sellers becomes one order per seller.',
  },
  pay: {
    ar: 'الدفع من المحفظة أو بالبطاقة أو بتحويل بنكي أو عند الاستلام، بحسب ما يظهر في صفحة الطلب. المدفوع مقدمًا يبقى محجوزًا ولا يصل إلى البائع قبل اكتمال الطلب.',
    en: 'You pay from the wallet, by card, by bank transfer or on delivery, as offered at checkout. Advance payments are held and do not reach the seller before the order is completed.',
  },
  unpaid: {
    ar: 'يُلغى الطلب تلقائيًا إن لم يُدفع في مدته أو لم يرد عليه البائع، ويعود ما دُفع إلى محفظتك.',
    en: 'An order that is not paid in time, or not answered by the seller, is cancelled automatically, and any payment is refunded to your wallet.',
  },
  cancel: {
    ar: 'لك أن تلغي الطلب قبل أن يقبله البائع، وبعد قبوله إذا تأخر تجهيزه عن المدة المبيّنة فيه.',
    en: 'You can cancel before the seller accepts, and afterwards if preparation takes longer than the order states.',
  },
})

export const auctions = messages({
  title: { ar: 'المزادات', en: 'Auctions' },
  who: {
    ar: 'يتابع الجميع المزادات، ويزايد فيها البائع المحلي والبائع الدولي. لا يزايد أحد على ما يملكه، ولا باسم غيره لرفع السعر.',
    en: 'Everyone can watch. Local and international sellers can bid. Nobody may bid on their own goods, or for someone else to drive up the price.',
  },
  itemLot: {
    ar: 'كل مبلغ في المزاد للكمية كلها، وسعر الكيلو بجانبه للمقارنة.',
    en: 'Every amount in an auction is for the whole lot. The price per kilogram is shown beside it for comparison.',
  },
  itemBid: {
    ar: 'المزايدة ملزمة ولا تُسحب. ساعة السوق وحدها تحدد ما وصل قبل النهاية.',
    en: 'A bid is binding and cannot be withdrawn. The market’s clock alone decides what arrived before the end.',
  },
  itemMaximum: {
    ar: 'الحد الأقصى يزايد عنك بأقل زيادة تبقيك الأعلى، ولا يراه أحد غيرك.',
    en: 'A maximum bids for you by the minimum increment that keeps you ahead. Nobody else sees it.',
  },
  itemEnd: {
    ar: 'المزايدة في آخر دقيقتين تجعل النهاية بعد دقيقتين من وقتها، حتى 60 دقيقة بعد النهاية الأصلية.',
    en: 'A bid in the last two minutes moves the end to two minutes after that bid, up to 60 minutes past the original end.',
  },
  itemAward: {
    ar: 'يرسو المزاد على أعلى مزايدة مؤهلة حين يقبلها البائع، أو عند النهاية إن اختار القبول التلقائي. من رسا عليه ولم يكمل طلبه في المدة ينتقل حقه إلى من يليه.',
    en: 'The highest eligible bid wins once the seller accepts it, or at closing if acceptance is automatic. If the winner does not order in time, the lot goes to the next bidder.',
  },
  itemRecord: {
    ar: 'سجل كل مزاد علني بأسماء محجوبة، وكل سطر فيه مرتبط بما قبله حتى لا يُغيَّر.',
    en: 'The record of every auction is public, with masked names. Each line is linked to the one before, so none can be changed.',
  },
})

export const delivery = messages({
  title: { ar: 'الاستلام والإرجاع', en: 'Delivery and returns' },
  check: {
    ar: 'السمك سريع التلف، فافحصه عند الاستلام. لك أن تطلب الإرجاع خلال 24 ساعة من اكتمال الطلب ما لم تبيّن صفحة الطلب مدة أخرى.',
    en: 'Fish is perishable, so check it when it arrives. You can request a return within 24 hours of completion, unless the order page states another period.',
  },
  itemWrong: { ar: 'نوع أو حالة غير ما طلبته', en: 'a species or condition other than ordered' },
  itemShort: { ar: 'وزن ناقص عن المكتوب في الطلب', en: 'less weight than the order states' },
  itemCold: { ar: 'انقطاع التبريد أو فساد ظاهر', en: 'a broken cold chain or visible spoilage' },
  proof: {
    ar: 'أرفق صورة مع طلب الإرجاع. يتوقف صرف المبلغ للبائع حتى يُحسم الطلب، وإن رفضه البائع فلك أن تعترض خلال 24 ساعة ويقرر فريق السوق.',
    en: 'Add a photo to the return request. The seller is not paid until it is resolved. If the seller refuses, you can open a dispute within 24 hours and our team decides.',
  },
  late: {
    ar: 'إذا تأخر التسليم أكثر من 15 يومًا عن موعده فلك إلغاء الطلب واسترداد ما دفعته، ولا ينقص شيء هنا من حقوق تعطيك إياها الأنظمة.',
    en: 'If delivery is more than 15 days late, you can cancel and get a refund. Nothing here takes away a right the law gives you.',
  },
})

export const wallet = messages({
  title: { ar: 'المحفظة والعمولة', en: 'Wallet and commission' },
  wallet: {
    ar: 'المحفظة رصيد لمعاملات السوق وحدها: ليست حسابًا بنكيًا ولا تدر عائدًا. يُضاف إليها بعد تأكد وصول المال، وكل حركة فيها مسجلة بسببها.',
    en: 'The wallet is a balance for trading on this market only. It is not a bank account and earns no return. It is credited once a payment is confirmed, and every transaction is recorded with its reason.',
  },
  hold: {
    ar: 'ثمن البيع يُحجز 24 ساعة بعد اكتمال الطلب حتى تنقضي مدة الإرجاع، ثم يصير متاحًا للسحب إلى حسابك البنكي.',
    en: 'Money from a sale is held for 24 hours after completion, until the return period ends. You can then withdraw it to your bank account.',
  },
  commission: {
    ar: 'إن كانت على السوق عمولة فهي على البائع، وتظهر نسبتها له قبل العرض وسطرًا مستقلًا في محفظته، وتُرد إن أُرجع الطلب.',
    en: 'If the market takes a commission, the seller pays it. Its rate is shown before listing and appears as a separate line in the wallet. It is refunded if the order is returned.',
  },
})

export const conduct = messages({
  title: { ar: 'ما لا نقبله', en: 'What we do not accept' },
  itemFalse: { ar: 'بيانات أو وثائق أو صور غير صحيحة', en: 'false details, documents or photos' },
  itemPrice: {
    ar: 'الاتفاق على الأسعار أو التلاعب بالمزادات',
    en: 'price fixing or manipulating auctions',
  },
  itemOutside: {
    ar: 'استعمال بيانات التواصل لغير الطلب الذي ظهرت فيه',
    en: 'using contact details for anything other than the order they were shown for',
  },
  itemHarm: {
    ar: 'الإساءة إلى الناس، أو تعطيل الموقع أو جمع محتواه آليًا',
    en: 'abusing people, disrupting the site or scraping its content',
  },
  consequence: {
    ar: 'قد نخفي عرضًا أو نلغي مزادًا أو نوقف حسابًا يخالف ذلك، ونبيّن السبب. يُسجَّل كل قرار باسم من اتخذه ووقته، ولك أن [تعترض عليه](contact).',
    en: 'We may hide a listing, cancel an auction or suspend an account that breaks these rules, and we give the reason. Every decision is recorded with who made it and when, and you can [appeal it](contact).',
  },
})

export const liability = messages({
  title: { ar: 'المسؤولية والنظام الحاكم', en: 'Liability and governing law' },
  ours: {
    ar: 'نبذل العناية لتبقى الخدمة متاحة ودقيقة. لا نضمن جودة ما يبيعه غيرنا، ونسأل عما سببه تقصيرنا بحسب الأنظمة.',
    en: 'We take care to keep the service available and accurate. We do not guarantee what others sell, and we are liable for what our own fault causes, as the law provides.',
  },
  leave: {
    ar: 'لك أن تحذف حسابك متى شئت ما لم يكن عليه طلب أو مزاد أو مال معلّق. تبقى سجلات التجارة المدة التي توجبها الأنظمة بلا اسمك.',
    en: 'You can delete your account at any time unless you have an open order, auction or payment. Trade records are kept as long as the law requires, without your name.',
  },
  change: {
    ar: 'إذا غيّرنا هذه الشروط نشرنا نسخة بتاريخ جديد ونبّهناك قبل سريانها. ما تم قبلها يبقى على نسخته.',
    en: 'When these terms change, we publish a version with a new date and notify you before it takes effect. Earlier transactions stay under their own version.',
  },
  law: {
    ar: 'تحكم هذه الشروط أنظمة المملكة العربية السعودية، والنسخة العربية هي المرجع عند الاختلاف. نبدأ كل خلاف بمحاولة حله وديًا خلال 15 يومًا.',
    en: 'The laws of the Kingdom of Saudi Arabia govern these terms, and the Arabic text prevails if the two differ. Every dispute starts with an attempt to settle it amicably within 15 days.',
  },
})

/** The sections in the order in which pages show them. */
export const termsSections = {
  agreement,
  account,
  goods,
  orders,
  auctions,
  delivery,
  wallet,
  conduct,
  liability,
} as const
