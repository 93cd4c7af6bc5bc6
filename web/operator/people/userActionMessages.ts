import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

const named = (name: string) => `\u2068${name}\u2069`

/** What each thing that is done about somebody does, and the buttons that name what comes of it. */
export const userActionText = messages({
  blockDoes: {
    ar: 'تنتهي جلساته فورًا، وتُخفى بضاعته، وتُلغى مزاداته، ويخرج من المزادات التي زايد فيها، وتُغلق طلباته وعروضه. مبيعاته الجارية تنتقل إلى قرار إدارة السوق، ويُجمّد المحجوز في محفظته ولا يُصرف له مبلغ. يصله إشعار بالسبب.',
    en: 'Their sign-ins end at once. Their goods are hidden, their auctions cancelled, their bids excluded, their requests and offers closed. Running sales wait for a decision of the market, money held in their wallet is frozen, and nothing is paid out. They are told why.',
  },
  unblockDoes: {
    ar: 'يدخل من جديد بكلمة مروره، وتعود بضاعته كما كانت، ويُفرج عن مبالغه المجمّدة في مواعيدها. ما أُلغي أو أُغلق يبقى كذلك. يصله إشعار.',
    en: 'They sign in again with their password, their goods come back as they were, and frozen money is released when it is due. What was cancelled or closed stays so. They are told.',
  },
  changeMobileDoes: {
    ar: 'بعد أن يثبت أن الرقم له. تنتهي جلساته كلها، ويدخل بالرقم الجديد.',
    en: 'Once they proved that it is theirs. All their sign-ins end, and they sign in with the new one.',
  },
  changeTypeDoes: {
    ar: 'تتغير صلاحياته في السوق فورًا. يصله إشعار.',
    en: 'What they may do in the market changes at once. They are told.',
  },
  changeRoleDoes: {
    ar: 'يفتح له لوحة التشغيل أو يغلقها. يصله إشعار.',
    en: 'Opens operations for them, or closes it. They are told.',
  },
  endSessionsDoes: {
    ar: 'يخرج من كل أجهزته، ويدخل من جديد بكلمة مروره. يصله إشعار.',
    en: 'They are signed out on every device, and sign in again with their password. They are told.',
  },
  factorOffDoes: {
    ar: 'لمن فقد جواله ورموز الاستعادة. تنتهي جلساته، ويدخل بكلمة المرور وحدها. يصله إشعار.',
    en: 'For somebody who lost telephone and recovery codes. Their sign-ins end, and the password alone lets them in. They are told.',
  },
  proof: { ar: 'كيف ثبت أن الرقم له؟', en: 'How did they prove it?' },
  proofHint: {
    ar: 'اكتب ما رأيته بنفسك: حضر بهويته الأصلية، أو اتصلنا بالرقم فأجاب. يقرؤه صاحب الحساب.',
    en: 'Write what you saw: they came with their identity card, or answered our call. They read it.',
  },
  noteRead: { ar: 'يقرؤها صاحب الحساب.', en: 'They read it.' },
  block: { ar: (name: string) => `أوقف حساب ${named(name)}`, en: (name: string) => `Block ${named(name)}` },
  unblock: {
    ar: (name: string) => `ارفع الإيقاف عن ${named(name)}`,
    en: (name: string) => `Unblock ${named(name)}`,
  },
  mobile: {
    ar: (mobile: string) => (mobile === '' ? 'غيّر الجوال' : `غيّر الجوال إلى \u2066${mobile}\u2069`),
    en: (mobile: string) => (mobile === '' ? 'Change the mobile' : `Change the mobile to ${mobile}`),
  },
  type: { ar: (type: string) => `اجعله: ${type}`, en: (type: string) => `Make them: ${type}` },
  role: { ar: (role: string) => `امنحه الدور: ${role}`, en: (role: string) => `Give the role: ${role}` },
  roleAway: { ar: 'اسحب دور التشغيل', en: 'Take the staff role away' },
  sessions: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'أنهِ الجلسات',
        one: 'أنهِ جلسته',
        two: 'أنهِ جلستيه',
        few: `أنهِ جلساته (${n})`,
        many: `أنهِ جلساته (${n})`,
        other: `أنهِ جلساته (${n})`,
      }),
    en: (n: number) => countEnglish(n, { one: 'End their sign-in', other: `End their ${n} sign-ins` }),
  },
  factorOff: {
    ar: (name: string) => `أوقف التحقق بخطوتين عن ${named(name)}`,
    en: (name: string) => `Switch the second factor of ${named(name)} off`,
  },
})
