import { messages } from '../../app/texts/text.ts'

/** Texts of the bid panel and the owner's actions; only bidders load them. */
export const bidText = messages({
  panel: { ar: 'مزايدتك', en: 'Your bid' },

  leading: { ar: 'أنت الأعلى الآن', en: 'You lead now' },
  leadingBody: { ar: (mine: string) => `مزايدتك ${mine}`, en: (mine: string) => `Your bid ${mine}` },
  leadingMax: {
    ar: (mine: string, most: string) => `مزايدتك ${mine}، وحدّك الأقصى ${most}`,
    en: (mine: string, most: string) => `Your bid ${mine}, your maximum ${most}`,
  },
  outbid: { ar: 'تمت المزايدة عليك', en: 'You have been outbid' },
  outbidBody: {
    ar: (mine: string, behind: string) => `مزايدتك ${mine}، الفرق ${behind}`,
    en: (mine: string, behind: string) => `Your bid ${mine}, ${behind} behind`,
  },
  notBidding: { ar: 'لم تزايد بعد', en: 'You have not bid yet' },
  notBiddingBody: {
    ar: (least: string) => `أقل مزايدة الآن ${least}`,
    en: (least: string) => `The least bid now is ${least}`,
  },
  noneYet: {
    ar: (least: string) => `كن أول من يزايد، من ${least}`,
    en: (least: string) => `Be the first, from ${least}`,
  },
  lost: { ar: 'انقطع الاتصال، نعيد المحاولة', en: 'Connection lost, trying again' },
  lostBody: {
    ar: (time: string) => `آخر سعر وصلنا الساعة ${time}`,
    en: (time: string) => `The last price came at ${time}`,
  },
  paused: { ar: 'المزايدة متوقفة حتى يعود الاتصال', en: 'Bidding waits for the connection' },
  over: { ar: 'أُغلقت المزايدة', en: 'Bidding has closed' },
  overBody: { ar: 'تظهر النتيجة بعد لحظات', en: 'The result appears in a moment' },

  oneTap: { ar: 'زايد بلمسة واحدة', en: 'Bid with one tap' },
  sending: {
    ar: (amount: string) => `نرسل مزايدتك ${amount}`,
    en: (amount: string) => `Sending your bid of ${amount}`,
  },
  asking: {
    ar: 'لم يصل الرد بعد، نسأل عن المزايدة نفسها',
    en: 'No answer yet: asking about the same bid',
  },
  tap: {
    ar: (amount: string) => `زايد ${amount}`,
    en: (amount: string) => `Bid ${amount}`,
  },
  opening: { ar: 'الافتتاح', en: 'opening' },
  quicker: {
    ar: (least: string) => `سبقك غيرك، الأقل الآن ${least}`,
    en: (least: string) => `Somebody was quicker: at least ${least} now`,
  },
  answered: {
    ar: 'سُجلت مزايدتك وردّ عليها حد أقصى لغيرك',
    en: 'Your bid stands, and another’s maximum answered it',
  },
  equalled: {
    ar: 'حد أقصى أسبق بلغ هذا المبلغ قبلك',
    en: 'An earlier maximum had reached this amount',
  },
  receipt: {
    ar: (number: string) => `مزايدتك رقم ${number} في السجل، وبصمتها`,
    en: (number: string) => `Your bid is number ${number} in the record, its fingerprint`,
  },
  check: { ar: 'تحقق من السجل', en: 'Check the record' },
  unanswered: {
    ar: 'لم يصل رد على مزايدتك. أعد السؤال: لن تُحسب مرتين.',
    en: 'No answer came to your bid. Ask again: it will not count twice.',
  },
  askAgain: { ar: 'أعد السؤال', en: 'Ask again' },

  other: { ar: 'مبلغ آخر للكمية كاملة', en: 'Another amount for the whole lot' },
  otherLeast: {
    ar: (least: string) => `مبلغ آخر، الأقل ${least}`,
    en: (least: string) => `Other amount, min ${least}`,
  },
  bidNow: { ar: 'زايد الآن', en: 'Bid' },
  leastNow: {
    ar: (least: string) => `أقل مزايدة الآن ${least}`,
    en: (least: string) => `At least ${least} now`,
  },

  proxy: { ar: 'زايد عني تلقائيًا حتى حد أقصى', en: 'Bid for me up to a maximum' },
  proxyOn: {
    ar: (most: string) => `زايد عني حتى ${most}`,
    en: (most: string) => `Bidding for me up to ${most}`,
  },
  most: { ar: 'حدّك الأقصى للكمية كاملة', en: 'Your maximum for the whole lot' },
  mostHint: {
    ar: 'نزايد عنك بأقل خطوة تبقيك الأعلى، أو بالحد الأدنى للبائع إذا بلغه حدّك. لا يرى أحد حدّك، ويُرفع ولا يُخفض.',
    en: 'We bid for you by the smallest step that leads, or at the seller’s reserve if your maximum reaches it. Nobody sees your maximum; it can be raised, not lowered.',
  },
  mostAbove: {
    ar: (most: string) => `أعلى من ${most}`,
    en: (most: string) => `Above ${most}`,
  },
  start: { ar: 'ابدأ', en: 'Start' },
  raise: { ar: 'ارفع الحد', en: 'Raise it' },

  jumpAsk: { ar: (amount: string) => `تزايد بمبلغ ${amount}؟`, en: (amount: string) => `Bid ${amount}?` },
  jumpBody: {
    ar: (amount: string, least: string) =>
      `المبلغ ${amount} للكمية كاملة، وأقل مزايدة الآن ${least}. المزايدة لا تُسحب.`,
    en: (amount: string, least: string) =>
      `${amount} is for the whole lot; the least bid now is ${least}. A bid cannot be taken back.`,
  },
  mostAsk: {
    ar: (amount: string) => `نزايد عنك حتى ${amount}؟`,
    en: (amount: string) => `Bid for you up to ${amount}?`,
  },
  mostBody: {
    ar: (price: string) => `هذا ضعف السعر الحالي ${price} أو أكثر. الحد الأقصى يُرفع ولا يُخفض.`,
    en: (price: string) =>
      `That is twice the present price of ${price} or more. A maximum can be raised, not lowered.`,
  },
  yesBid: { ar: 'نعم، زايد', en: 'Yes, bid' },
  yesMost: { ar: 'نعم، زايد عني', en: 'Yes, bid for me' },
  back: { ar: 'رجوع', en: 'Go back' },
})

/** Texts of the owner's panel. */
export const ownerText = messages({
  yours: { ar: 'هذا مزادك', en: 'This is your auction' },
  openNone: {
    ar: 'لا مزايدات بعد. تظهر هنا فور وصولها.',
    en: 'No bids yet. They appear here as they come.',
  },
  openBody: {
    ar: 'لك أن تقبل أعلى مزايدة الآن، فيُغلق المزاد في لحظتها.',
    en: 'You may accept the highest bid now, which closes the auction at that moment.',
  },
  endedBody: {
    ar: (until: string) => `اقبل أعلى مزايدة قبل ${until}، وإلا انتهى المزاد بلا بيع.`,
    en: (until: string) => `Accept the highest bid before ${until}, or the lot stays unsold.`,
  },
  failedBody: {
    ar: (until: string) =>
      `لم يُنفَّذ طلب الفائز. اقبل أعلى مزايدة باقية قبل ${until}، وإلا انتهى المزاد بلا بيع.`,
    en: (until: string) =>
      `The winner’s order was not fulfilled. Accept the highest bid left before ${until}, or the lot stays unsold.`,
  },
  unsoldFailedBody: {
    ar: 'لم يُنفَّذ طلب الفائز ولم تُقبل مزايدة أخرى. أعد عرضه من صفحة مزاداتك.',
    en: 'The winner’s order was not fulfilled and no other bid was accepted. Put it up again from your auctions.',
  },
  abandonedBody: {
    ar: (until: string) =>
      `لم يُكمل الفائز شراءه. اقبل أعلى مزايدة باقية قبل ${until}، وإلا انتهى المزاد بلا بيع.`,
    en: (until: string) =>
      `The winner did not complete the purchase. Accept the highest bid left before ${until}, or the lot stays unsold.`,
  },
  unsoldAbandonedBody: {
    ar: 'لم يُكمل الفائز شراءه ولم تُقبل مزايدة أخرى. أعد عرضه من صفحة مزاداتك.',
    en: 'The winner did not complete the purchase and no other bid was accepted. Put it up again from your auctions.',
  },
  scheduledBody: {
    ar: 'يبدأ في موعده وحده. عدّله قبل ذلك من صفحة مزاداتك.',
    en: 'It starts on time by itself. Until then you can change it on the page of your auctions.',
  },
  awardedBody: {
    ar: (until: string) => `أمام الفائز حتى ${until} ليكمل الطلب.`,
    en: (until: string) => `The winner has until ${until} to order.`,
  },
  orderedBody: {
    ar: 'أكمل الفائز طلبه، تجده في طلبات البيع.',
    en: 'The winner has ordered: see your sales orders.',
  },
  unsoldBody: {
    ar: 'لم يُبع. أعد عرضه من صفحة مزاداتك.',
    en: 'It was not sold. Put it up again from your auctions.',
  },
  voidBody: { ar: 'ألغته إدارة السوق.', en: 'The market cancelled it.' },
  highest: { ar: 'أعلى مزايدة', en: 'Highest bid' },
  by: { ar: 'من', en: 'by' },
  reserveNot: { ar: 'دون حدّك', en: 'Below your reserve' },
  accept: { ar: (amount: string) => `اقبل ${amount}`, en: (amount: string) => `Accept ${amount}` },
  acceptAsk: {
    ar: (amount: string) => `تقبل ${amount} للكمية كاملة؟`,
    en: (amount: string) => `Accept ${amount} for the whole lot?`,
  },
  acceptOpenBody: {
    ar: (bidder: string) => `من ${bidder}. يُغلق المزاد الآن ويُخبر الفائز ليكمل الطلب.`,
    en: (bidder: string) => `From ${bidder}. The auction closes now and the winner is told to order.`,
  },
  acceptEndedBody: {
    ar: (bidder: string) => `من ${bidder}. يُخبر الفائز ليكمل الطلب.`,
    en: (bidder: string) => `From ${bidder}. The winner is told to order.`,
  },
  belowReserve: {
    ar: (bidder: string) => `من ${bidder}، وهو دون الحد الذي وضعته. يُغلق المزاد ويُخبر الفائز ليكمل الطلب.`,
    en: (bidder: string) =>
      `From ${bidder}, below your reserve. The auction closes and the winner is told to order.`,
  },
  yesAccept: { ar: 'نعم، اقبلها', en: 'Yes, accept it' },
  back: { ar: 'رجوع', en: 'Go back' },
  accepted: { ar: 'قُبلت المزايدة', en: 'The bid is accepted' },
  moved: {
    ar: 'جاءت مزايدة أعلى في أثناء ذلك، راجعها ثم اقبلها.',
    en: 'A higher bid came meanwhile: look at it, then accept.',
  },
  none: { ar: 'لا مزايدة يمكن قبولها الآن.', en: 'There is no bid to accept now.' },
  manage: { ar: 'إدارة المزاد', en: 'Manage the auction' },
  toOrders: { ar: 'طلبات البيع', en: 'Sales orders' },
})

/** Texts for the winner. */
export const awardText = messages({
  steps: { ar: 'ما بعد الفوز', en: 'After winning' },
  wonStep: { ar: 'انتهى المزاد ورسا عليك', en: 'The auction is over and yours' },
  orderStep: { ar: 'أكمل الطلب والدفع', en: 'Complete the order and pay' },
  orderBefore: {
    ar: (until: string) => `قبل ${until} وإلا عاد المزاد للبائع`,
    en: (until: string) => `Before ${until}, or the lot goes back to the seller`,
  },
  orderLeft: { ar: (left: string) => `بقي ${left}`, en: (left: string) => `${left} left` },
  ordered: { ar: 'أكملت الطلب', en: 'You have ordered' },
  receiveStep: {
    ar: (market: string) => `استلام الكمية من ${market}`,
    en: (market: string) => `Collect the lot from ${market}`,
  },
  order: { ar: 'أكمل الطلب', en: 'Complete the order' },
  toOrders: { ar: 'طلباتي', en: 'My orders' },
})

/** Texts for accounts that cannot bid. */
export const viewerText = messages({
  sellersBid: { ar: 'المزايدة لحسابات البائعين', en: 'Bidding is for seller accounts' },
  local_buyer: {
    ar: 'حسابك مشترٍ محلي. تتابع السعر هنا، وللمزايدة يلزم حساب بائع محلي بسجل تجاري أو رقم وطني موحد.',
    en: 'Your account is a local buyer. You follow the price here; to bid you need a seller account with a commercial register or unified national number.',
  },
  fisherman: {
    ar: 'حسابك صياد. تتابع السعر هنا، وللمزايدة يلزم حساب بائع محلي بسجل تجاري أو رقم وطني موحد.',
    en: 'Your account is a fisherman. You follow the price here; to bid you need a seller account with a commercial register or unified national number.',
  },
  upgrade: { ar: 'اطلب ترقية الحساب', en: 'Ask for an upgrade' },
  waiting: { ar: 'طلب ترقيتك قيد المراجعة', en: 'Your upgrade is being looked at' },
  waitingBody: {
    ar: 'نخبرك حين يُبتّ فيه، وعندها تُفتح لك المزايدة هنا.',
    en: 'We tell you when it is decided; bidding opens here then.',
  },
  toUpgrade: { ar: 'عرض طلب الترقية', en: 'Show the request' },
  unverified: { ar: 'وثّق رقم جوالك لتزايد', en: 'Verify your mobile to bid' },
  unverifiedBody: {
    ar: 'أدخل الرمز الذي أرسلناه إلى جوالك، ثم تعود إلى هذا المزاد.',
    en: 'Enter the code that we sent to your mobile; you come back to this auction.',
  },
  verify: { ar: 'توثيق الجوال', en: 'Verify the mobile' },
})
