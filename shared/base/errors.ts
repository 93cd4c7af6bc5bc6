import { limits } from './limits.ts'
import type { Locale, Pair } from './locale.ts'

/** Every refusal of the product: its HTTP status and its message (contract, section 1, "codes"). */
export const refusals = {
  bad_request: { status: 400, message: { ar: 'تعذّرت قراءة الطلب', en: 'We could not read the request' } },
  unauthenticated: {
    status: 401,
    message: { ar: 'يلزمك تسجيل الدخول للمتابعة', en: 'You need to be logged in to continue' },
  },
  second_factor_required: {
    status: 401,
    message: { ar: 'أدخل رمز التحقق بخطوتين', en: 'Enter your two-step verification code' },
  },
  forbidden: {
    status: 403,
    message: {
      ar: 'عذرًا، ليس لديك صلاحية لتنفيذ هذا الإجراء',
      en: 'Sorry, but you do not have the authority to take this step',
    },
  },
  second_factor_off: {
    status: 403,
    message: { ar: 'فعّل التحقق بخطوتين أولًا', en: 'Turn on two-step verification first' },
  },
  mobile_unverified: {
    status: 403,
    message: {
      ar: 'وثّق رقم جوالك أولًا، من صفحة حسابك',
      en: 'Verify your mobile number first, on your account page',
    },
  },
  reauthentication_required: {
    status: 403,
    message: {
      ar: 'أكّد أنك صاحب الحساب: أدخل كلمة المرور أو رمز التحقق',
      en: 'Confirm it’s you: enter your password or code',
    },
  },
  subscription_ended: {
    status: 403,
    message: {
      ar: 'انتهى اشتراكك في سوق بحار، جدّده لتتمكن من الإضافة',
      en: 'Your Behar market subscription has ended. Renew it to add listings',
    },
  },
  not_found: {
    status: 404,
    message: { ar: 'لم نجد ما تبحث عنه', en: 'We could not find what you are looking for' },
  },
  method_not_allowed: {
    status: 405,
    message: {
      ar: 'هذا المسار لا يقبل هذا النوع من الطلبات',
      en: 'This address does not accept this kind of request',
    },
  },
  too_slow: {
    status: 408,
    message: {
      ar: 'انقطع الإرسال لبطء الاتصال، حاول مرة أخرى',
      en: 'Your connection was too slow, please try again',
    },
  },
  conflict: {
    status: 409,
    message: { ar: 'تعذّر تنفيذ ذلك الآن', en: 'This cannot be done right now' },
  },
  already_exists: {
    status: 409,
    message: { ar: 'هذا موجود من قبل', en: 'This already exists' },
  },
  illegal_transition: {
    status: 409,
    message: {
      ar: 'تغيّرت الحالة، وهذه الخطوة لم تعد ممكنة',
      en: 'The status has changed, so this step is no longer possible',
    },
  },
  idempotency_mismatch: {
    status: 409,
    message: {
      ar: 'أُرسل هذا الطلب من قبل بمحتوى آخر',
      en: 'This request was already sent with different content',
    },
  },
  out_of_stock: {
    status: 409,
    message: {
      ar: 'الكمية المطلوبة لم تعد متوفرة',
      en: 'The quantity you want is no longer available',
    },
  },
  price_changed: {
    status: 409,
    message: {
      ar: 'تغيّر السعر، راجعه قبل التأكيد',
      en: 'The price has changed. Check it before you confirm',
    },
  },
  auction_closed: {
    status: 409,
    message: { ar: 'انتهى هذا المزاد', en: 'This auction is closed' },
  },
  insufficient_funds: {
    status: 409,
    message: {
      ar: 'الرصيد المتاح في محفظتك لا يكفي',
      en: 'Your available wallet balance is not enough',
    },
  },
  too_large: { status: 413, message: { ar: 'المحتوى المرسل كبير جدًا', en: 'This is too large to send' } },
  unsupported_media: {
    status: 415,
    message: { ar: 'نوع المحتوى المرسل غير مدعوم', en: 'This file type is not supported' },
  },
  validation_failed: {
    status: 422,
    message: { ar: 'راجع الحقول المشار إليها', en: 'Check the highlighted fields' },
  },
  too_many_requests: {
    status: 429,
    message: { ar: 'طلبات كثيرة، حاول بعد قليل', en: 'Too many requests, please try again shortly' },
  },
  internal: {
    status: 500,
    message: { ar: 'حدث خطأ، حاول مرة أخرى', en: 'Something went wrong, please try again' },
  },
  unavailable: {
    status: 503,
    message: {
      ar: 'الخدمة غير متاحة الآن، حاول بعد لحظات',
      en: 'The service is unavailable, please try again in a moment',
    },
  },
  storage_full: {
    status: 507,
    message: {
      ar: 'تعذّر حفظ الملف الآن، حاول بعد قليل',
      en: 'We cannot store the file right now, please try again later',
    },
  },
} as const satisfies Record<string, { status: number; message: Pair }>

export type RefusalCode = keyof typeof refusals

/** Refusals of every call that takes files. */
export const fileRefusals = [
  'too_large',
  'unsupported_media',
  'storage_full',
] as const satisfies readonly RefusalCode[]

/** A problem with one field; text/messageAtField.ts and text/fieldMessages.ts contain the texts. */
export type FieldProblem =
  | {
      code:
        | 'required'
        | 'note'
        | 'email'
        | 'text'
        | 'number'
        | 'amount'
        | 'whole'
        | 'choice'
        | 'date'
        | 'date_order'
        | 'moment'
        | 'control'
        | 'object'
        | 'mobile'
        | 'n_id'
        | 'cr_number'
        | 'vat_number'
        | 'sellers_only'
        | 'common'
        | 'different'
        | 'taken'
        | 'wrong'
        | 'code'
        | 'picture'
        | 'picture_size'
        | 'paper'
        | 'broken_pdf'
        | 'empty_file'
        | 'storage_away'
        | 'iban'
        | 'future'
        | 'own_category'
        | 'mismatch'
        | 'zip_code'
        | 'short_address'
        | 'gone'
        | 'unknown_line'
        | 'placeholder'
        | 'unfilled'
        | 'past'
        | 'only_one'
        | 'slug'
        | 'year_day'
        | 'below_return'
        | 'link'
        | 'social_link'
        | 'phone'
        | 'csv'
        | 'column'
        | 'no_amounts'
        | 'receiver'
        | 'order_number'
        | 'has_role'
        | 'no_account'
        | 'invited'
        | 'open_quote'
    }
  | { code: 'closed_season'; season: Pair; until: string }
  /** `until` is the next time outside of prayer times, such as `18:05`. */
  | { code: 'prayer_time'; until: string }
  /** `bound` is in seconds: the longest step with which a Dutch auction ends between two prayers. */
  | { code: 'between_prayers'; bound: number }
  | { code: 'left'; bound: number }
  /** `bound` in SAR. */
  | { code: 'price_now'; bound: number }
  | {
      code:
        | 'at_least'
        | 'at_most'
        | 'sum_at_most'
        | 'too_long'
        | 'too_short'
        | 'decimals'
        | 'too_many'
        | 'too_old'
        /** `bound` in seconds. */
        | 'lasts_least'
        | 'time_least'
        | 'time_most'
        /** `bound` in days. */
        | 'lasts_most'
        | 'ahead_most'
        | 'within_days'
        /** `bound` in MB. */
        | 'file_size'
        | 'lines'
        | 'columns'
        /** `bound` is the number of another file of payouts. */
        | 'batch_reference'
      bound: number
    }

/** The problems of fields by name (dotted when nested). */
export type FieldProblems = Readonly<Record<string, readonly FieldProblem[]>>

/** Messages for refusals whose general message is not specific enough. */
export const closerWords = {
  pictures_busy: {
    ar: 'نعالج صورًا كثيرة الآن، حاول بعد لحظات',
    en: 'We are processing many photos right now, please try again in a moment',
  },
  storage_away: {
    ar: 'تعذّر حفظ الصور الآن، حاول بعد دقيقة',
    en: 'We can’t save photos right now. Please try again in a minute',
  },
  daily_files: {
    ar: 'وصلت إلى حد الصور المسموح به اليوم، حاول غدًا',
    en: 'You’ve reached today’s photo limit, please try again tomorrow',
  },
  wrong_sign_in: {
    ar: 'رقم الجوال أو كلمة المرور غير صحيحة',
    en: 'The mobile number or password is incorrect',
  },
  open_orders: {
    ar: 'لديك طلبات لم تكتمل بعد: أكملها أو ألغها أولًا',
    en: 'You have open orders. Complete or cancel them first',
  },
  open_auctions: {
    ar: 'لديك مزادات لم تنتهِ بعد، احذف الحساب بعد انتهائها',
    en: 'You have open auctions. Delete your account after they end',
  },
  open_bids: {
    ar: 'زايدت في مزادات لم تُحسم بعد، احذف الحساب بعد حسمها',
    en: 'You have bids in open auctions. Delete your account once they are settled',
  },
  waiting_upgrade: {
    ar: 'لديك طلب ترقية قيد المراجعة',
    en: 'Your request is already under review',
  },
  open_wallet: {
    ar: 'في محفظتك رصيد أو عمليات لم تكتمل: اسحب رصيدك أولًا',
    en: 'Your wallet has a balance or pending transactions. Withdraw your balance first',
  },
  own_goods: {
    ar: 'لا يمكنك شراء منتجاتك',
    en: 'You cannot buy your own products',
  },
  not_paid: {
    ar: 'لم يصل مبلغ هذا الطلب بعد',
    en: 'This order has not been paid yet',
  },
  transfer_waits: {
    ar: 'نراجع التحويل الذي أبلغت عنه. إن لم يصل فستتمكن من الدفع بطريقة أخرى.',
    en: 'We are checking the transfer you reported. If it has not arrived, you can pay another way.',
  },
  step_overdue: {
    ar: (at: string) => `أمام البائع حتى ${at} لتجهيز الطلب`,
    en: (at: string) => `The seller has until ${at} to prepare the order`,
  },
  return_unanswered: {
    ar: (at: string) => `أمام البائع حتى ${at} للرد على الإرجاع، وبعدها ينتقل إلى إدارة السوق`,
    en: (at: string) =>
      `The seller has until ${at} to reply to the return. After that the market team decides`,
  },
  no_dispute: {
    ar: 'لا يوجد اعتراض على هذا الطلب',
    en: 'This order has no dispute',
  },
  return_over: {
    ar: 'انتهت مهلة الإرجاع',
    en: 'The return period has ended',
  },
  return_once: {
    ar: 'سبق طلب إرجاع هذا الطلب',
    en: 'A return was already requested for this order',
  },
  return_waits: {
    ar: 'طلب المشتري إرجاع هذا الطلب. حدّث الصفحة ثم ردّ على الإرجاع',
    en: 'The buyer requested a return of this order. Reload the page, then reply to the return',
  },
  no_refused_return: {
    ar: 'لا يوجد إرجاع مرفوض يمكن الاعتراض عليه الآن',
    en: 'There is no refused return to dispute',
  },
  buyer_spent_it: {
    ar: 'صرف المشتري فرق الوزن الذي عاد إليه، فلا يمكن رفع الوزن',
    en: 'The buyer has already spent the refunded weight difference, so the weight cannot be raised',
  },
  rating_over: {
    ar: 'انتهت مهلة التقييم',
    en: 'The rating period has ended',
  },
  rated_before: {
    ar: 'قيّمت هذا الطلب من قبل',
    en: 'You already rated this order',
  },
  replied_meanwhile: {
    ar: 'ردّ زميلك على هذه الرسالة قبلك، فاقرأ رده أولًا',
    en: 'A colleague answered this message before you. Read that answer first',
  },
  hidden_by_staff: {
    ar: 'أخفت إدارة السوق هذا المنتج، تواصل معنا لإظهاره',
    en: 'The market team has hidden this product. Contact us to have it shown',
  },
  not_highest: {
    ar: 'توجد مزايدة أعلى مؤهلة للفوز',
    en: 'There is a higher eligible bid',
  },
  accept_over: {
    ar: 'لا يمكن قبول مزايدة في هذا المزاد الآن',
    en: 'No bid in this auction can be accepted right now',
  },
  accept_in_session: {
    ar: 'هذه الدفعة في جلسة مزاد: يمكنك قبول المزايدة بعد إغلاقها',
    en: 'This lot is in a session. You can accept a bid once it has closed',
  },
  auction_in_session: {
    ar: 'هذه الدفعة في جلسة مزاد، ووقتها وسوقها من الجلسة',
    en: 'This lot is in a session, which sets its times and market',
  },
  session_begun: {
    ar: 'بدأت هذه الجلسة، فلا تتغيّر دفعاتها',
    en: 'This session has started, so its lots can no longer change',
  },
  session_moved: {
    ar: 'غيّر شخص آخر موعد هذه الجلسة قبل قليل',
    en: 'Someone else has just changed the time of this session',
  },
  session_started: {
    ar: 'بدأت هذه الجلسة',
    en: 'This session has already started',
  },
  session_full: {
    ar: 'اكتملت دفعات هذه الجلسة، اختر جلسة أخرى',
    en: 'This session is full. Choose another one',
  },
  session_lot: {
    ar: 'تدخل الجلسة دفعة من سوقها نفسه، بلا مزايدات ولم تنتهِ وليست في جلسة أخرى',
    en: 'A session takes a lot of its own market that has no bids, has not ended and is in no other session',
  },
  session_way: {
    ar: 'تقبل الجلسة المزاد بالزيادة فقط',
    en: 'A session takes only auctions with rising bids',
  },
  session_changed: {
    ar: 'تغيّرت دفعات الجلسة قبل قليل. راجع الترتيب ثم احفظه',
    en: 'The lots of this session have just changed. Check the order, then save it',
  },
  award_lapsed: {
    ar: 'انتهت مهلة طلب هذا المزاد',
    en: 'The time to order this auction has ended',
  },
  lot_rejected: {
    ar: 'رفض البائع طلبك في هذا المزاد',
    en: 'The seller rejected your order from this auction',
  },
  lot_abandoned: {
    ar: 'أُلغي طلبك في هذا المزاد أو لم يُدفع، فلم يعد لك',
    en: 'You cancelled your order from this auction or did not pay in time',
  },
  own_auction: {
    ar: 'لا يمكنك المزايدة في مزادك',
    en: 'You cannot bid in your own auction',
  },
  other_way: {
    ar: 'هذا المزاد يُباع بطريقة أخرى، حدّث الصفحة',
    en: 'This auction sells in another way. Reload the page',
  },
  offers_most: {
    ar: `يمكنك تقديم عرضك وتعديله وسحبه ${limits.auction.offersEach} مرة على الأكثر في هذا المزاد`,
    en: `You can make, change and withdraw your offer at most ${limits.auction.offersEach} times in this auction`,
  },
  way_fixed: {
    ar: 'سعر هذا المزاد ووقته لا يتغيران بعد نشره. أخفه ثم اعرض الدفعة من جديد',
    en: 'The price and times of this auction are fixed once it is published. Hide it and list the lot again',
  },
  auction_not_begun: {
    ar: 'لم يبدأ هذا المزاد بعد',
    en: 'This auction has not started yet',
  },
  auction_with_bids: {
    ar: 'على هذا المزاد مزايدات، لذلك يمكنك تعديل الوصف والصور فقط',
    en: 'This auction has bids, so you can only edit the description and photos',
  },
  stock_moved: {
    ar: 'تغيّرت الكمية المتاحة للتو. حدّث الصفحة ثم غيّرها',
    en: 'What is left has just changed. Reload the page, then change it',
  },
  auction_over: {
    ar: 'انتهى هذا المزاد، لذلك يمكنك تعديل الوصف والصور فقط',
    en: 'This auction has ended, so you can only edit the description and photos',
  },
  landing_over: {
    ar: 'لم يعد هذا الصيد قادمًا',
    en: 'This catch is no longer arriving',
  },
  landing_reserved: {
    ar: 'لديك حجز من هذا الصيد: ألغه أولًا لتحجز كمية أخرى',
    en: 'You already reserved part of this catch. Cancel that to reserve another quantity',
  },
  landing_full: {
    ar: 'بلغت حجوزات هذا الصيد حدها',
    en: 'This catch cannot take more reservations',
  },
  reservations_full: {
    ar: 'لديك حجوزات كثيرة لم تصل بعد: ألغ حجزًا لا تحتاجه ثم احجز هذا',
    en: 'You have too many open reservations. Cancel one you no longer need, then reserve this',
  },
  landings_full: {
    ar: 'لديك صيد كثير لم يصل بعد: أكّد وصول ما وصل منه أو ألغه',
    en: 'You have too many arriving catches. Confirm those that landed, or cancel them',
  },
  reservation_over: {
    ar: 'انتهى هذا الحجز',
    en: 'This reservation has ended',
  },
  reservation_held: {
    ar: 'وصل الصيد، والكمية محجوزة للمشتري حتى انتهاء المهلة',
    en: 'The catch has landed, and the quantity is held for the buyer until the time ends',
  },
  own_request: {
    ar: 'لا يمكنك تقديم عرض على طلبك',
    en: 'You cannot make an offer on your own request',
  },
  request_over: {
    ar: 'لم يعد هذا الطلب مفتوحًا',
    en: 'This request is no longer open',
  },
  offer_over: {
    ar: 'لم يعد هذا العرض متاحًا',
    en: 'This offer is no longer available',
  },
  offer_not_accepted: {
    ar: 'اقبل العرض أولًا ثم أكمل طلبه',
    en: 'Accept the offer first, then order it',
  },
  offer_ordered: {
    ar: 'سبق أن أكملت طلب هذا العرض',
    en: 'You already ordered this offer',
  },
  addresses_full: {
    ar: `يمكنك حفظ ${limits.addresses} عنوانًا على الأكثر: احذف عنوانًا لا تستعمله ثم أضف هذا`,
    en: `You can save up to ${limits.addresses} addresses. Remove one you no longer use, then add this one`,
  },
  address_known: {
    ar: 'هذا العنوان محفوظ من قبل',
    en: 'You already saved this address',
  },
  alerts_full: {
    ar: 'وصلت إلى أكبر عدد من التنبيهات: أوقف تنبيهًا لا تحتاجه ثم أضف هذا',
    en: 'You have the maximum number of alerts. Stop one you no longer need, then add this one',
  },
  alert_known: {
    ar: 'لديك هذا التنبيه من قبل، عدّله من صفحة الإشعارات والتنبيهات',
    en: 'You already have this alert. Edit it on your notifications and alerts page',
  },
  bank_reference_known: {
    ar: 'سبق تسجيل هذا التحويل',
    en: 'This transfer was already reported',
  },
  receipt_used: {
    ar: 'اعتُمد تحويل آخر بهذا الإيصال البنكي، ارفض هذا واذكر السبب',
    en: 'This bank receipt was already used for another transfer. Refuse this one and give the reason',
  },
  payout_in_batch: {
    ar: 'هذا السحب في ملف بنكي مفتوح: أكّد الملف، أو سجّل تعذّر السحب فيه أولًا',
    en: 'This withdrawal is in an open bank file. Confirm the file, or mark the withdrawal as failed there first',
  },
  no_codes: {
    ar: 'لا يستطيع السوق إرسال رموز التحقق الآن. جرّب لاحقًا، أو تواصل معنا',
    en: 'The market cannot send verification codes at the moment. Try again later, or contact us',
  },
  no_mail: {
    ar: 'البريد غير مفعّل في هذا السوق: اطلب ممن يدير الخادم تفعيله',
    en: 'Email is not set up in this market. Ask the person who runs the server to set it up',
  },
  no_mail_invitation: {
    ar: 'البريد غير مفعّل في هذا السوق: ادعُ زميلك برقم جواله، فيظهر لك رابط تسلّمه له بنفسك',
    en: 'Email is not set up in this market. Invite your colleague by mobile, and you get a link to hand over yourself',
  },
  reversal_short: {
    ar: 'المتاح في محفظته أقل من المبلغ: انتظر حتى يكفي، أو سجّل الفرق خسارة على السوق',
    en: 'The available balance is less than the amount. Wait until it is enough, or write off the difference',
  },
  in_use: {
    ar: 'مستخدم في سجلات السوق: يمكن إخفاؤه ولا يمكن حذفه',
    en: 'This is in use, so it can be hidden but not deleted',
  },
  code_in_use: {
    ar: 'الرمز مستخدم في سجلات السوق ولا يتغير',
    en: 'This code is in use and can no longer be changed',
  },
  primary_market: {
    ar: 'هذا هو السوق الرئيسي: اختر سوقًا رئيسيًا غيره أولًا',
    en: 'This is the primary market. Make another market primary first',
  },
  built_in_list: {
    ar: 'طرق الدفع جزء من النظام: يمكن تسميتها وترتيبها وإخفاؤها',
    en: 'Payment methods are built in. You can rename, reorder or hide them',
  },
  open_sales: {
    ar: 'لديه بضاعة معروضة أو طلبات لم تنتهِ بعد',
    en: 'They have goods on sale or open orders',
  },
  person_blocked: {
    ar: 'حسابه موقوف، أعد تفعيله أولًا',
    en: 'Their account is blocked. Unblock it first',
  },
  invitation_over: {
    ar: 'هذه الدعوة غير صالحة أو انتهت مدتها. اطلب دعوة جديدة من مدير المنصة',
    en: 'This invitation is not valid or has expired. Ask an administrator for a new one',
  },
  other_mobile: {
    ar: 'هذه الدعوة لرقم جوال آخر. سجّل الدخول بالرقم الذي وصلته الدعوة',
    en: 'This invitation is for another mobile number. Sign in with the number that received it',
  },
  has_role_already: {
    ar: 'لديك دور في فريق السوق، ويغيّره مدير المنصة من صفحتك',
    en: 'You already have a staff role. An administrator can change it',
  },
  own_invitation: {
    ar: 'لا يمكنك قبول دعوة أرسلتها أنت',
    en: 'You cannot accept an invitation that you sent',
  },
  last_administrator: {
    ar: 'يجب أن يبقى للسوق مدير واحد على الأقل',
    en: 'The market needs at least one administrator',
  },
  renewed_meanwhile: {
    ar: 'جُدّد اشتراكك من صفحة أخرى قبل قليل. راجع تاريخ انتهائه قبل أن تجدّد مرة أخرى',
    en: 'Your subscription was just renewed on another page. Check its end date before you renew again',
  },
  hall_paid_seller: {
    ar: 'استلم البائع ثمن هذه الدفعة نقدًا: استرجع المبلغ منه أولًا ثم أكّد ذلك هنا',
    en: 'The seller was paid in cash for this lot. Get the cash back first, then confirm it here',
  },
  hall_no_wallet: {
    ar: 'لم يسمح صاحب البطاقة لهذا الحراج بالخصم من محفظته: اقبض منه نقدًا',
    en: 'The owner of this card does not let the hall charge the wallet. Take cash',
  },
  hall_blocked: {
    ar: 'حساب البائع أو المشتري موقوف، فلا يُسجَّل البيع باسمه',
    en: 'The account of the seller or the buyer is blocked, so the sale cannot be recorded in that name',
  },
  register_taken: {
    ar: 'رقم السجل التجاري مسجّل لحساب آخر',
    en: 'This registration number belongs to another account',
  },
} as const satisfies Record<string, Pair | Record<Locale, (at: string) => string>>

type Closer = {
  readonly words?: keyof typeof closerWords
  /** Replaces `words` when the message contains a name. */
  readonly said?: Pair
  /** The earliest time at which the request is possible, for `words` that contain the time. */
  readonly possibleAt?: Date | null
  /** For too_many_requests: the number of seconds until another try may succeed. */
  readonly retryAfterS?: number
}

/** The error that actions and handlers throw deliberately; the HTTP layer turns it into the envelope. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: FieldProblems | undefined
  readonly words: keyof typeof closerWords | undefined
  readonly said: Pair | undefined
  readonly possibleAt: Date | undefined
  readonly retryAfterS: number | undefined

  constructor(
    code: RefusalCode,
    fields?: FieldProblems,
    { words, said, possibleAt, retryAfterS }: Closer = {},
  ) {
    super(code)
    this.code = code
    this.fields = fields
    this.words = words
    this.said = said
    this.possibleAt = possibleAt ?? undefined
    this.retryAfterS = retryAfterS
  }
}

/** Throws `validation_failed` if there is any problem. */
export function refuseProblems(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw new Refusal('validation_failed', problems)
}

/** The failure envelope. */
export type Failure = {
  readonly message: string
  readonly code: RefusalCode
  readonly errors?: Readonly<Record<string, readonly string[]>>
  /** ISO 8601: the earliest time at which a premature request is possible. */
  readonly possible_at?: string
}
