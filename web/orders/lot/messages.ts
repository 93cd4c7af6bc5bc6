import { messages } from '../../app/texts/text.ts'

/** Words of the page on which a lot that was won is ordered. */
export const lotText = messages({
  won: { ar: 'رسا عليك المزاد', en: 'You won the auction' },
  byOwner: {
    ar: (when: string) => `قبِل البائع مزايدتك ${when}`,
    en: (when: string) => `The seller accepted your bid ${when}`,
  },
  byClock: {
    ar: (when: string) => `قُبلت مزايدتك عند الإغلاق ${when}`,
    en: (when: string) => `Your bid was accepted at the close ${when}`,
  },
  price: { ar: 'السعر النهائي للدفعة', en: 'Final price of the lot' },
  orderBy: {
    ar: (when: string) => `أكمل الطلب قبل ${when}`,
    en: (when: string) => `Complete the order before ${when}`,
  },
  left: {
    ar: (time: string) => `بقي ${time} وإلا عُرض على الذي يليك`,
    en: (time: string) => `${time} left, or it is offered to the next bidder`,
  },
  over: { ar: 'انتهى وقت إتمام الطلب', en: 'The time to order is over' },
  time: { ar: 'وقت إتمام الطلب', en: 'Time to order' },
  record: {
    ar: (bids: string) => `سجل المزاد، ${bids}`,
    en: (bids: string) => `Auction record, ${bids}`,
  },

  failed: { ar: 'لم نتمكن من تحميل الطلب', en: 'The order could not be loaded' },
  refused: { ar: 'لا يمكن إتمام هذا المزاد', en: 'This auction cannot be completed' },
  ordered: { ar: 'أتممت طلب هذه الدفعة', en: 'You have ordered this lot' },
  orderedBody: {
    ar: (number: string) => `تجد حالتها وخطوتها التالية في الطلب ${number}.`,
    en: (number: string) => `How it stands and what comes next is in order ${number}.`,
  },
  showOrder: {
    ar: (number: string) => `عرض الطلب ${number}`,
    en: (number: string) => `Show order ${number}`,
  },
  lapsed: { ar: 'انتهت مهلة إتمام الطلب', en: 'Your time to order is over' },
  lapsedBody: {
    ar: 'لم يُكمل الطلب في موعده، فسقط حقك في هذه الدفعة وعُرضت على الذي يليك.',
    en: 'The order was not completed in time, so the lot has gone to the next bidder.',
  },
  lost: { ar: 'رسا هذا المزاد على غيرك', en: 'Somebody else won this auction' },
  lostBody: {
    ar: 'يتم الطلب لصاحب المزايدة المقبولة وحده. صفحة المزاد تبيّن كيف انتهى.',
    en: 'Only the bidder whose bid was accepted can order. The auction’s page shows how it ended.',
  },
  undecided: { ar: 'لم يُحسم هذا المزاد بعد', en: 'This auction is not decided yet' },
  undecidedBody: {
    ar: 'إذا قُبلت مزايدتك وصلك إشعار، وأكملت الطلب من هنا.',
    en: 'If your bid is accepted you are told, and you complete the order here.',
  },
  unsold: { ar: 'انتهى المزاد ولم يُبع', en: 'Ended without a sale' },
  unsoldBody: {
    ar: 'لم تُقبل أي مزايدة على هذه الدفعة.',
    en: 'No bid for this lot was accepted.',
  },
  voided: { ar: 'أُلغي المزاد', en: 'The auction was cancelled' },
  voidedBody: {
    ar: 'ألغته إدارة السوق، ولا يُطلب منك شيء.',
    en: 'The market cancelled it; nothing is asked of you.',
  },
  own: { ar: 'هذا مزادك', en: 'This is your own auction' },
  ownBody: {
    ar: 'يكمل الفائز الطلب من هنا، ويصلك إشعار حين يفعل.',
    en: 'The winner completes the order here, and you are told when they do.',
  },
  toAuction: { ar: 'إلى صفحة المزاد', en: 'To the auction' },
  toOwn: { ar: 'إدارة مزادك', en: 'Manage your auction' },
  openLots: { ar: 'المزادات المفتوحة', en: 'Open auctions' },
})
