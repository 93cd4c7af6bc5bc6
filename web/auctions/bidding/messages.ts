import { type Matching, messages } from '../../app/texts/text.ts'

/** Texts of the bid panel and the owner's actions; only bidders load them. */
export const bidText = messages({
  panel: { ar: 'مزايدتك', en: 'Your bid' },

  leading: { ar: 'أنت صاحب أعلى مزايدة', en: 'You’re the highest bidder' },
  leadingBody: { ar: (mine: string) => `مزايدتك ${mine}`, en: (mine: string) => `Your bid ${mine}` },
  leadingMax: {
    ar: (mine: string, most: string) => `مزايدتك ${mine}، وحدّك الأقصى ${most}`,
    en: (mine: string, most: string) => `Your bid ${mine}, your maximum ${most}`,
  },
  outbid: { ar: 'زاد عليك مزايد آخر', en: 'You’ve been outbid' },
  outbidBody: {
    ar: (mine: string, behind: string) => `مزايدتك ${mine}، الفرق ${behind}`,
    en: (mine: string, behind: string) => `Your bid ${mine}, ${behind} behind`,
  },
  notBidding: { ar: 'لم تزايد بعد', en: 'You haven’t bid yet' },
  notBiddingBody: {
    ar: (least: string) => `أقل مزايدة الآن ${least}`,
    en: (least: string) => `Minimum bid: ${least}`,
  },
  noneYet: {
    ar: (least: string) => `كن أول من يزايد، ابتداءً من ${least}`,
    en: (least: string) => `Be the first to bid, from ${least}`,
  },
  lost: { ar: 'انقطع الاتصال، نعيد المحاولة', en: 'Connection lost, reconnecting' },
  lostBody: {
    ar: (time: string) => `آخر سعر وصلنا الساعة ${time}`,
    en: (time: string) => `Last price received at ${time}`,
  },
  paused: { ar: 'المزايدة متوقفة حتى يعود الاتصال', en: 'Bidding is paused until you’re back online' },
  over: { ar: 'أُغلقت المزايدة', en: 'Bidding has closed' },
  overBody: { ar: 'تظهر النتيجة بعد لحظات', en: 'The result will appear in a moment' },

  oneTap: { ar: 'زايد بلمسة واحدة', en: 'Bid with one tap' },
  sending: {
    ar: (amount: string) => `نرسل مزايدتك ${amount}`,
    en: (amount: string) => `Sending your bid of ${amount}`,
  },
  asking: {
    ar: 'لم يصل الرد بعد، نتحقق من المزايدة نفسها',
    en: 'No answer yet, checking your bid',
  },
  tap: {
    ar: (amount: string) => `زايد ${amount}`,
    en: (amount: string) => `Bid ${amount}`,
  },
  opening: { ar: 'الافتتاح', en: 'starting' },
  quicker: {
    ar: (least: string) => `سبقك مزايد آخر، أقل مزايدة الآن ${least}`,
    en: (least: string) => `Someone bid first. Minimum bid: ${least}`,
  },
  answered: {
    ar: 'سُجّلت مزايدتك، لكن الحد الأقصى لمزايد آخر أعلى منها',
    en: 'Your bid was placed, but another bidder’s maximum is higher',
  },
  equalled: {
    ar: 'سبقك مزايد آخر بالحد الأقصى نفسه',
    en: 'Another bidder set the same maximum first',
  },
  receipt: {
    ar: (number: string) => `مزايدتك رقم ${number} في السجل، وبصمتها`,
    en: (number: string) => `Your bid is no. ${number} in the record. Fingerprint`,
  },
  check: { ar: 'تحقق من السجل', en: 'Check the record' },
  unanswered: {
    ar: 'لم يصل رد على مزايدتك. تحقق مرة أخرى، ولن تُحسب مرتين.',
    en: 'We got no answer about your bid. Check again, it will not count twice.',
  },
  askAgain: { ar: 'تحقق مرة أخرى', en: 'Check again' },

  other: { ar: 'مبلغ آخر للكمية كاملة', en: 'Another amount for the whole lot' },
  otherLeast: {
    ar: (least: string) => `الأقل ${least}`,
    en: (least: string) => `Minimum ${least}`,
  },
  bidNow: { ar: 'زايد الآن', en: 'Bid' },
  leastNow: {
    ar: (least: string) => `أقل مزايدة الآن ${least}`,
    en: (least: string) => `Minimum bid now: ${least}`,
  },

  proxy: { ar: 'زايد عني تلقائيًا حتى حد أقصى', en: 'Bid for me up to a maximum' },
  proxyOn: {
    ar: (most: string) => `زايد عني حتى ${most}`,
    en: (most: string) => `Bidding for me up to ${most}`,
  },
  most: { ar: 'حدّك الأقصى للكمية كاملة', en: 'Your maximum for the whole lot' },
  mostHint: {
    ar: 'نزايد عنك بأقل زيادة تبقيك الأعلى، أو بأقل سعر يقبله البائع إذا بلغه حدّك. لا يرى أحد حدّك، ويمكنك رفعه لا خفضه.',
    en: 'We bid for you by the minimum increment that keeps you ahead, or at the seller’s reserve price if your maximum reaches it. Nobody sees your maximum. You can raise it, not lower it.',
  },
  mostAbove: {
    ar: (most: string) => `أعلى من ${most}`,
    en: (most: string) => `Above ${most}`,
  },
  start: { ar: 'ابدأ', en: 'Start' },
  raise: { ar: 'ارفع الحد', en: 'Raise maximum' },

  jumpAsk: { ar: (amount: string) => `تزايد بمبلغ ${amount}؟`, en: (amount: string) => `Bid ${amount}?` },
  jumpBody: {
    ar: (amount: string, least: string) =>
      `المبلغ ${amount} للكمية كاملة، وأقل مزايدة الآن ${least}. لا يمكن سحب المزايدة.`,
    en: (amount: string, least: string) =>
      `${amount} is for the whole lot. The minimum bid is ${least}. Bids cannot be withdrawn.`,
  },
  ownAsk: {
    ar: (amount: string) => `ترفع مزايدتك إلى ${amount}؟`,
    en: (amount: string) => `Raise your own bid to ${amount}?`,
  },
  ownBody: {
    ar: 'أنت صاحب أعلى مزايدة الآن، ولم يزد عليك أحد. لا يمكن سحب المزايدة.',
    en: 'You’re the highest bidder, and nobody has outbid you. Bids cannot be withdrawn.',
  },
  yesOwn: { ar: 'نعم، ارفعها', en: 'Yes, raise it' },
  mostAsk: {
    ar: (amount: string) => `نزايد عنك حتى ${amount}؟`,
    en: (amount: string) => `Bid for you up to ${amount}?`,
  },
  mostBody: {
    ar: (price: string) => `هذا ضعف السعر الحالي ${price} أو أكثر. يمكنك رفع الحد الأقصى لا خفضه.`,
    en: (price: string) =>
      `That is at least twice the current price of ${price}. You can raise your maximum, not lower it.`,
  },
  yesBid: { ar: 'نعم، زايد', en: 'Yes, bid' },
  yesMost: { ar: 'نعم، زايد عني', en: 'Yes, bid for me' },
  back: { ar: 'رجوع', en: 'Go back' },
})

/** Texts of the owner's panel. */
export const ownerText = messages({
  afterTurn: {
    ar: 'في جلسة مزاد تقبل المزايدة بعد إغلاق الدفعة',
    en: 'In a session you accept a bid once the lot has closed',
  },
  yours: { ar: 'هذا مزادك', en: 'This is your auction' },
  openNone: {
    ar: 'لا مزايدات بعد. تظهر هنا فور وصولها.',
    en: 'No bids yet. They will appear here as they come in.',
  },
  openBody: {
    ar: 'يمكنك قبول أعلى مزايدة الآن، وعندها يُغلق المزاد فورًا.',
    en: 'You can accept the highest bid now. This closes the auction immediately.',
  },
  openDutch: {
    ar: 'ينزل السعر حتى يشتريها أول من يضغط، وإلا انتهى المزاد بلا بيع بعد أقل سعر.',
    en: 'The price drops until the first to press buys. If nobody does, the lot stays unsold after the lowest price.',
  },
  openSealed: {
    ar: 'لا ترى مبالغ العروض قبل فتحها. عند الفتح يفوز أعلى عرض إذا بلغ أقل سعر تقبله.',
    en: 'You do not see the amounts before the opening. Then the highest offer wins if it meets your reserve price.',
  },
  openingOffers: { ar: 'تُفتح العروض الآن.', en: 'The offers are being opened.' },
  endedBody: {
    ar: (until: string) => `اقبل أعلى مزايدة قبل ${until}، وإلا انتهى المزاد بلا بيع.`,
    en: (until: string) => `Accept the highest bid before ${until}, or the lot stays unsold.`,
  },
  failedBody: {
    ar: (until: string) =>
      `لم يُنفَّذ طلب الفائز. اقبل أعلى مزايدة باقية قبل ${until}، وإلا انتهى المزاد بلا بيع.`,
    en: (until: string) =>
      `The winner’s order was not fulfilled. Accept the highest remaining bid before ${until}, or the lot stays unsold.`,
  },
  unsoldFailedBody: {
    ar: 'لم يُنفَّذ طلب الفائز ولم تُقبل مزايدة أخرى. أعد عرضه من صفحة مزاداتك.',
    en: 'The winner’s order was not fulfilled and no other bid was accepted. Relist it from your auctions.',
  },
  abandonedBody: {
    ar: (until: string) =>
      `لم يُكمل الفائز شراءه. اقبل أعلى مزايدة باقية قبل ${until}، وإلا انتهى المزاد بلا بيع.`,
    en: (until: string) =>
      `The winner did not complete the purchase. Accept the highest remaining bid before ${until}, or the lot stays unsold.`,
  },
  unsoldAbandonedBody: {
    ar: 'لم يُكمل الفائز شراءه ولم تُقبل مزايدة أخرى. أعد عرضه من صفحة مزاداتك.',
    en: 'The winner did not complete the purchase and no other bid was accepted. Relist it from your auctions.',
  },
  scheduledBody: {
    ar: 'يبدأ تلقائيًا في موعده. يمكنك تعديله قبل ذلك من صفحة مزاداتك.',
    en: 'It starts automatically on time. Until then you can edit it from your auctions.',
  },
  awardedBody: {
    ar: (until: string) => `أمام الفائز حتى ${until} ليكمل الطلب.`,
    en: (until: string) => `The winner has until ${until} to order.`,
  },
  orderedBody: {
    ar: 'أكمل الفائز طلبه، تجده في طلبات البيع.',
    en: 'The winner has ordered. See it in your sales.',
  },
  unsoldBody: {
    ar: 'لم يُبع. أعد عرضه من صفحة مزاداتك.',
    en: 'It was not sold. Relist it from your auctions.',
  },
  voidBody: { ar: 'ألغته إدارة السوق.', en: 'The market team cancelled it.' },
  highest: { ar: 'أعلى مزايدة', en: 'Highest bid' },
  by: { ar: 'من', en: 'by' },
  reserveNot: { ar: 'دون أقل سعر تقبله', en: 'Below your reserve price' },
  accept: { ar: (amount: string) => `اقبل ${amount}`, en: (amount: string) => `Accept ${amount}` },
  acceptAsk: {
    ar: (amount: string) => `هل تقبل ${amount} للكمية كاملة؟`,
    en: (amount: string) => `Accept ${amount} for the whole lot?`,
  },
  acceptOpenBody: {
    ar: (bidder: string) => `من ${bidder}. يُغلق المزاد الآن ويُبلَّغ الفائز ليكمل الطلب.`,
    en: (bidder: string) => `From ${bidder}. The auction closes now and the winner is notified to order.`,
  },
  acceptEndedBody: {
    ar: (bidder: string) => `من ${bidder}. يُبلَّغ الفائز ليكمل الطلب.`,
    en: (bidder: string) => `From ${bidder}. The winner is notified to order.`,
  },
  belowReserve: {
    ar: (bidder: string) => `من ${bidder}، وهو دون أقل سعر تقبله. يُغلق المزاد ويُبلَّغ الفائز ليكمل الطلب.`,
    en: (bidder: string) =>
      `From ${bidder}, below your reserve price. The auction closes and the winner is notified to order.`,
  },
  yesAccept: { ar: 'نعم، اقبلها', en: 'Yes, accept it' },
  back: { ar: 'رجوع', en: 'Go back' },
  accepted: { ar: 'قُبلت المزايدة', en: 'Bid accepted' },
  moved: {
    ar: 'وصلت مزايدة أعلى للتو، راجعها ثم اقبلها.',
    en: 'A higher bid just came in. Check it, then accept.',
  },
  none: { ar: 'لا مزايدة يمكن قبولها الآن.', en: 'There is no bid to accept right now.' },
  manage: { ar: 'إدارة المزاد', en: 'Manage auction' },
  toOrders: { ar: 'طلبات البيع', en: 'Sales' },
})

/** Texts of the owner's panel of a tender; in Arabic "offer" has another gender than "bid". */
export const tenderOwnerText: Matching<typeof ownerText> = {
  ...ownerText,
  ...messages({
    endedBody: {
      ar: (until: string) => `اقبل أعلى عرض قبل ${until}، وإلا انتهى المزاد بلا بيع.`,
      en: (until: string) => `Accept the highest offer before ${until}, or the lot stays unsold.`,
    },
    failedBody: {
      ar: (until: string) => `لم يُنفَّذ طلب الفائز. اقبل أعلى عرض باقٍ قبل ${until}، وإلا انتهى المزاد بلا بيع.`,
      en: (until: string) =>
        `The winner’s order was not fulfilled. Accept the highest remaining offer before ${until}, or the lot stays unsold.`,
    },
    unsoldFailedBody: {
      ar: 'لم يُنفَّذ طلب الفائز ولم يُقبل عرض آخر. أعد عرضه من صفحة مزاداتك.',
      en: 'The winner’s order was not fulfilled and no other offer was accepted. Relist it from your auctions.',
    },
    abandonedBody: {
      ar: (until: string) =>
        `لم يُكمل الفائز شراءه. اقبل أعلى عرض باقٍ قبل ${until}، وإلا انتهى المزاد بلا بيع.`,
      en: (until: string) =>
        `The winner did not complete the purchase. Accept the highest remaining offer before ${until}, or the lot stays unsold.`,
    },
    unsoldAbandonedBody: {
      ar: 'لم يُكمل الفائز شراءه ولم يُقبل عرض آخر. أعد عرضه من صفحة مزاداتك.',
      en: 'The winner did not complete the purchase and no other offer was accepted. Relist it from your auctions.',
    },
    highest: { ar: 'أعلى عرض', en: 'Highest offer' },
    yesAccept: { ar: 'نعم، اقبله', en: 'Yes, accept it' },
    accepted: { ar: 'قُبل العرض', en: 'Offer accepted' },
    none: { ar: 'لا عرض يمكن قبوله الآن.', en: 'There is no offer to accept right now.' },
  }),
}

/** Texts for the winner. */
export const awardText = messages({
  steps: { ar: 'ما بعد الفوز', en: 'After winning' },
  wonStep: { ar: 'انتهى المزاد ورسا عليك', en: 'The auction ended and you won' },
  orderStep: { ar: 'أكمل الطلب والدفع', en: 'Complete your order and pay' },
  orderBefore: {
    ar: (until: string) => `قبل ${until}، وإلا لم تعد الدفعة لك`,
    en: (until: string) => `Before ${until}, or the lot is no longer yours`,
  },
  orderLeft: { ar: (left: string) => `بقي ${left}`, en: (left: string) => `${left} left` },
  ordered: { ar: 'أكملت الطلب', en: 'Order placed' },
  receiveStep: { ar: 'استلام الكمية وفحصها', en: 'Receive and check the lot' },
  order: { ar: 'أكمل الطلب', en: 'Complete your order' },
  toOrders: { ar: 'مشترياتي', en: 'My purchases' },
})

/** Texts for accounts that cannot bid. */
export const viewerText = messages({
  sellersBid: { ar: 'المزايدة لحسابات البائعين فقط', en: 'Only seller accounts can bid' },
  local_buyer: {
    ar: 'حسابك مشترٍ محلي. يمكنك متابعة السعر هنا، وللمزايدة يلزمك حساب بائع محلي بسجل تجاري أو رقم وطني موحد.',
    en: 'You have a local buyer account. You can follow the price here. To bid, you need a seller account with a commercial registration or unified national number.',
  },
  fisherman: {
    ar: 'حسابك صياد. يمكنك متابعة السعر هنا، وللمزايدة يلزمك حساب بائع محلي بسجل تجاري أو رقم وطني موحد.',
    en: 'You have a fisherman account. You can follow the price here. To bid, you need a seller account with a commercial registration or unified national number.',
  },
  upgrade: { ar: 'اطلب ترقية الحساب', en: 'Upgrade your account' },
  waiting: { ar: 'طلب ترقيتك قيد المراجعة', en: 'Your upgrade is under review' },
  waitingBody: {
    ar: 'يصلك إشعار بالرد، وبعد الموافقة يمكنك المزايدة هنا.',
    en: 'We’ll notify you. Once approved, you can bid here.',
  },
  toUpgrade: { ar: 'عرض طلب الترقية', en: 'View request' },
  unverified: { ar: 'وثّق رقم جوالك لتزايد', en: 'Verify your mobile number to bid' },
  unverifiedBody: {
    ar: 'أدخل رمز التحقق، ثم نعيدك إلى هذا المزاد.',
    en: 'Enter the verification code and we’ll bring you back to this auction.',
  },
  verify: { ar: 'توثيق الجوال', en: 'Verify mobile number' },
})
