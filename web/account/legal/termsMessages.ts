import { messages } from '../../app/texts/text.ts'

/**
 * The terms by section: a title, their paragraphs in order, and list entries whose names begin with `item`. A change here
 * also requires a new `termsVersion` (shared/auth/rules.ts).
 */
export const agreement = messages({
  title: { ar: 'هذه الشروط', en: 'These terms' },
  who: {
    ar: 'السوق منصة إلكترونية تجمع الصيادين وبائعي الأسماك والمشترين. نحن ندير المكان والمزادات والدفع، والبيع نفسه عقد بين البائع والمشتري.',
    en: 'The market is an online platform that brings fishermen, sellers and buyers of fish together. We run the place, the auctions and the payments; each sale is a contract between its seller and its buyer.',
  },
  accept: {
    ar: 'بفتحك حسابًا توافق على النسخة المبيّنة أعلى الصفحة، ونحفظ رقمها ووقت موافقتك. التصفح متاح للجميع بلا حساب.',
    en: 'By opening an account you agree to the version named at the top of this page; its number and the time of your consent are kept. Anybody may look around without an account.',
  },
})

export const account = messages({
  title: { ar: 'حسابك', en: 'Your account' },
  need: {
    ar: 'يلزم لفتح الحساب أن تبلغ 18 عامًا، وأن يكون رقم الجوال والهوية أو الإقامة لك. لكل شخص حساب واحد.',
    en: 'To open an account you must be 18 or older, and the mobile and the national or residence number must be your own. One person, one account.',
  },
  verify: {
    ar: 'تبدأ البيع والشراء بعد توثيق جوالك برمز من 6 أرقام. حساب لم يوثَّق خلال 24 ساعة يُلغى وتعود أرقامه متاحة.',
    en: 'You start to trade once your mobile is verified by a code of 6 digits. An account that is not verified within 24 hours ends, and its numbers are free again.',
  },
  types: {
    ar: 'الحساب مشترٍ محلي ما لم تختر غيره. يبيع الصياد برقم هويته، ويحتاج البائع المحلي والبائع الدولي إلى سجل تجاري أو رقم وطني موحد. الترقية [تُطلب من حسابك](upgrade) ويقررها فريق السوق.',
    en: 'An account is a local buyer unless you choose otherwise. A fisherman sells with an ID number; local and international sellers need a commercial register or unified number. [Ask for more from your account](upgrade); the market’s team decides.',
  },
  secret: {
    ar: 'كلمة المرور لك وحدك. ما يجري من حسابك يُعد منك حتى تبلغنا، فأنهِ الأجهزة التي لا تعرفها من صفحة حسابك وغيّر كلمة المرور فورًا.',
    en: 'The password is yours alone. What is done from your account counts as done by you until you tell us: end the devices you do not know on your account page and change the password at once.',
  },
})

export const goods = messages({
  title: { ar: 'العروض والأسعار', en: 'Offers and prices' },
  price: {
    ar: 'السعر المعروض بالريال للكيلوغرام، شاملًا ضريبة القيمة المضافة حيث تلزم البائع. يظهر أجر التوصيل والمبلغ كله قبل أن تؤكد. المبالغ تُقص بعد خانتين ولا تُقرَّب.',
    en: 'Prices are in riyals per kilogram, with value added tax included where the seller owes it. The delivery fee and the whole amount are shown before you confirm. Amounts are cut after two decimals and never rounded up.',
  },
  average: {
    ar: 'متوسط السعر يقول ما بيع أو عُرض في سوق ومدة محددين، وليس عرضًا ولا وعدًا.',
    en: 'An average price tells what was sold or asked in a market and a span of time; it is neither an offer nor a promise.',
  },
  itemOrigin: {
    ar: 'على البائع أن يبيّن المصدر بصدق: بلدي أو مستزرع محلي أو مستورد، وحالة السمك: حي أو طازج أو مبرد أو مجمد.',
    en: 'Sellers state the origin truthfully (local, farmed here, imported) and the state of the fish: live, fresh, chilled or frozen.',
  },
  itemSeason: {
    ar: 'لا يُعرض صيد محلي في موسم حظره، ولا نوع يمنع النظام صيده أو تداوله.',
    en: 'No local catch is offered in its closed season, nor a species whose catch or trade is forbidden.',
  },
  itemPhoto: {
    ar: 'الصور لما يُباع فعلًا. إن لم يضف البائع صورة تظهر رسمة النوع، وهي للتعريف لا للوصف.',
    en: 'Pictures show what is really sold. Where a seller adds none, a drawing of the species stands in: it names the kind and does not describe the goods.',
  },
  itemWeight: {
    ar: 'الكمية بالكيلوغرام. لا يتجاوز الوزن عند التجهيز ما طلبته، والفرق يعود إليك فورًا.',
    en: 'Quantities are kilograms. What is packed never exceeds what you ordered, and the difference comes back to you at once.',
  },
})

export const orders = messages({
  title: { ar: 'الطلبات والدفع', en: 'Orders and payment' },
  made: {
    ar: 'إرسالك الطلب عرض شراء، ويصير العقد ملزمًا حين يقبله البائع. سلة فيها أكثر من بائع تصير طلبًا لكل بائع.',
    en: 'Sending an order offers to buy; the contract binds once the seller accepts. A cart with several sellers becomes one order for each of them.',
  },
  pay: {
    ar: 'الدفع من المحفظة أو بالبطاقة أو بتحويل بنكي أو عند الاستلام، بحسب ما يظهر في صفحة الطلب. المدفوع مقدمًا يبقى محجوزًا ولا يصل إلى البائع قبل اكتمال الطلب.',
    en: 'You pay from the wallet, by card, by bank transfer or on delivery, as the order page offers. What is paid in advance is held and does not reach the seller before the order is complete.',
  },
  unpaid: {
    ar: 'طلب لم يُدفع في مدته، أو لم يرد عليه البائع، يُلغى من نفسه ويعود مبلغه إلى محفظتك.',
    en: 'An order that is not paid in time, or not answered by its seller, is cancelled by itself, and its money goes back to your wallet.',
  },
  cancel: {
    ar: 'لك أن تلغي الطلب قبل أن يقبله البائع، وبعد قبوله إذا تأخر تجهيزه عن المدة المبيّنة فيه.',
    en: 'You may cancel before the seller accepts, and afterwards if preparing it takes longer than the order says.',
  },
})

export const auctions = messages({
  title: { ar: 'المزادات', en: 'Auctions' },
  who: {
    ar: 'يتابع الجميع المزادات، ويزايد فيها البائع المحلي والبائع الدولي. لا يزايد أحد على ما يملكه، ولا باسم غيره لرفع السعر.',
    en: 'Everybody may watch; local and international sellers bid. Nobody bids on their own goods, or for somebody else to drive the price.',
  },
  itemLot: {
    ar: 'كل مبلغ في المزاد للكمية كلها، وسعر الكيلو بجانبه للمقارنة.',
    en: 'Every amount in an auction is for the whole lot; the price per kilogram stands beside it for comparison.',
  },
  itemBid: {
    ar: 'المزايدة ملزمة ولا تُسحب. ساعة الخادم وحدها تحدد ما وصل قبل النهاية.',
    en: 'A bid binds and cannot be withdrawn. The server’s clock alone decides what came before the end.',
  },
  itemMaximum: {
    ar: 'الحد الأعلى يزايد عنك بأقل خطوة تبقيك متقدمًا، ولا يراه أحد غيرك.',
    en: 'A maximum bids for you by the smallest step that keeps you ahead; nobody else sees it.',
  },
  itemEnd: {
    ar: 'مزايدة في آخر دقيقتين تمد النهاية إلى دقيقتين بعدها، حتى 60 دقيقة بعد النهاية الأولى.',
    en: 'A bid in the last two minutes moves the end to two minutes after it, up to 60 minutes past the first end.',
  },
  itemAward: {
    ar: 'يرسو المزاد على أعلى مزايدة مؤهلة حين يقبلها البائع، أو عند النهاية إن اختار القبول التلقائي. من رسا عليه ولم يكمل طلبه في المدة ينتقل حقه إلى من يليه.',
    en: 'The highest eligible bid wins once the seller accepts it, or at the end where acceptance is automatic. Whoever wins and does not order in time gives way to the next.',
  },
  itemRecord: {
    ar: 'سجل كل مزاد علني بأسماء محجوبة، وكل سطر فيه مرتبط بما قبله حتى لا يُغيَّر.',
    en: 'The record of every auction is public, with names masked, and each line is tied to the one before so that none can be changed.',
  },
})

export const delivery = messages({
  title: { ar: 'الاستلام والإرجاع', en: 'Delivery and returns' },
  check: {
    ar: 'السمك سريع التلف، فافحصه عند الاستلام. لك أن تطلب الإرجاع خلال 24 ساعة من اكتمال الطلب ما لم تبيّن صفحة الطلب مدة أخرى.',
    en: 'Fish is perishable: look at it when it arrives. You may ask to return an order within 24 hours of its completion, unless the order page names another time.',
  },
  itemWrong: { ar: 'نوع أو حالة غير ما طلبته', en: 'another kind or state than ordered' },
  itemShort: { ar: 'وزن ناقص عن المكتوب في الطلب', en: 'less weight than the order says' },
  itemCold: { ar: 'انقطاع التبريد أو فساد ظاهر', en: 'a broken cold chain, or goods plainly spoiled' },
  proof: {
    ar: 'أرفق صورة مع طلب الإرجاع. يتوقف صرف المبلغ للبائع حتى يُحسم الطلب، وإن رفضه البائع فلك أن تعترض خلال 24 ساعة ويقرر فريق السوق.',
    en: 'Add a picture to the request. The money does not go to the seller until it is settled; where the seller refuses, you may object within 24 hours and the market’s team decides.',
  },
  late: {
    ar: 'إذا تأخر التسليم أكثر من 15 يومًا عن موعده فلك إلغاء الطلب واسترداد ما دفعته، ولا ينقص شيء هنا من حقوق تعطيك إياها الأنظمة.',
    en: 'Where delivery is more than 15 days late you may cancel and get back what you paid; nothing here takes away a right that the law gives you.',
  },
})

export const wallet = messages({
  title: { ar: 'المحفظة والعمولة', en: 'Wallet and commission' },
  wallet: {
    ar: 'المحفظة رصيد لمعاملات السوق وحدها: ليست حسابًا بنكيًا ولا تدر عائدًا. يُضاف إليها بعد تأكد وصول المال، وكل حركة فيها مسجلة بسببها.',
    en: 'The wallet is a balance for trade on this market only: it is no bank account and bears no interest. It grows once money has surely arrived, and every movement is recorded with its reason.',
  },
  hold: {
    ar: 'ثمن البيع يُحجز 24 ساعة بعد اكتمال الطلب حتى تنقضي مدة الإرجاع، ثم يصير متاحًا للسحب إلى حسابك البنكي.',
    en: 'The price of a sale is held for 24 hours after completion, until the time for returns is over; then it can be paid out to your bank account.',
  },
  commission: {
    ar: 'إن كانت على السوق عمولة فهي على البائع، وتظهر نسبتها له قبل العرض وسطرًا مستقلًا في محفظته، وتُرد إن أُرجع الطلب.',
    en: 'Where a market takes a commission, the seller pays it: its rate is shown before listing and stands as a line of its own in the wallet; it is given back when an order is returned.',
  },
})

export const conduct = messages({
  title: { ar: 'ما لا نقبله', en: 'What is not accepted' },
  itemFalse: { ar: 'بيانات أو وثائق أو صور غير صحيحة', en: 'false details, papers or pictures' },
  itemPrice: {
    ar: 'الاتفاق على الأسعار أو التلاعب بالمزادات',
    en: 'agreeing on prices or tampering with auctions',
  },
  itemOutside: {
    ar: 'استعمال بيانات التواصل لغير الطلب الذي ظهرت فيه',
    en: 'using contact details for anything but the order they were shown for',
  },
  itemHarm: {
    ar: 'الإساءة إلى الناس، أو تعطيل الموقع أو جمع محتواه آليًا',
    en: 'abuse of people, disturbing the site or harvesting its content',
  },
  consequence: {
    ar: 'قد نخفي عرضًا أو نلغي مزادًا أو نوقف حسابًا يخالف ذلك، ونبيّن السبب. يُسجَّل كل قرار باسم من اتخذه ووقته، ولك أن [تعترض عليه](contact).',
    en: 'We may hide an offer, void an auction or stop an account that breaks these rules, and say why. Every decision is recorded with who took it and when, and you may [contest it](contact).',
  },
})

export const liability = messages({
  title: { ar: 'المسؤولية والنظام الحاكم', en: 'Liability and law' },
  ours: {
    ar: 'نبذل العناية لتبقى الخدمة متاحة ودقيقة. لا نضمن جودة ما يبيعه غيرنا، ونسأل عما سببه تقصيرنا بحسب الأنظمة.',
    en: 'We take care that the service is available and right. We do not vouch for what others sell, and answer for what our own fault causes, as the law says.',
  },
  leave: {
    ar: 'لك أن تحذف حسابك متى شئت ما لم يكن عليه طلب أو مزاد أو مال معلّق. تبقى سجلات التجارة المدة التي توجبها الأنظمة بلا اسمك.',
    en: 'You may delete your account whenever no order, auction or money of it is open. Records of trade stay for as long as the law asks, without your name.',
  },
  change: {
    ar: 'إذا غيّرنا هذه الشروط نشرنا نسخة بتاريخ جديد ونبّهناك قبل سريانها. ما تم قبلها يبقى على نسخته.',
    en: 'When these terms change, a version of a new date is published and you are told before it holds. What was done before stays under its own version.',
  },
  law: {
    ar: 'تحكم هذه الشروط أنظمة المملكة العربية السعودية، والنسخة العربية هي المرجع عند الاختلاف. نبدأ كل خلاف بمحاولة حله وديًا خلال 15 يومًا.',
    en: 'The law of the Kingdom of Saudi Arabia governs these terms, and the Arabic text decides where the two differ. Every dispute begins with an attempt to settle it within 15 days.',
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
