import { messages } from '../../app/texts/text.ts'
import { legalTitles } from '../../app/titles.ts'

/** Texts that terms and privacy policy share. */
export const legalText = messages({
  contents: { ar: 'المحتويات', en: 'Contents' },
  version: { ar: 'النسخة', en: 'Version' },
  terms: legalTitles.terms,
  termsLead: {
    ar: 'قواعد البيع والشراء والمزايدة في السوق، وما لك وما عليك. تُقرأ مع سياسة الخصوصية.',
    en: 'The rules for selling, buying and bidding here: what you can expect and what is expected of you. Read them together with the privacy policy.',
  },
  termsDescription: {
    ar: 'شروط سوق السمك: الأسعار بالكيلو، الطلبات والدفع، المزادات، الاستلام والإرجاع، العمولة.',
    en: 'Terms of the market: prices per kilogram, orders and payment, auctions, delivery and returns, commission.',
  },
  privacy: legalTitles.privacy,
  privacyLead: {
    ar: 'ما نجمعه عنك، ولماذا، ومن يراه، ومتى نحذفه، وكيف تصل إليه أو تصححه أو تحذفه بنفسك.',
    en: 'What we collect about you, why, who sees it, when we delete it, and how you can access, correct or delete it yourself.',
  },
  privacyDescription: {
    ar: 'ما يجمعه سوق السمك من بيانات ولماذا، وحقوقك في الاطلاع عليها وتصحيحها وحذفها والحصول على نسخة منها.',
    en: 'What data we collect and why, and your rights to access, correct, delete and get a copy of it.',
  },
  questions: { ar: 'لديك سؤال؟', en: 'Any questions?' },
  questionsBody: {
    ar: 'فريق السوق يقرأ كل رسالة ويرد عليها.',
    en: 'Our team reads and answers every message.',
  },
  contactUs: { ar: 'تواصل معنا', en: 'Contact us' },
  readPrivacy: { ar: 'اقرأ سياسة الخصوصية', en: 'Read the privacy policy' },
  readTerms: { ar: 'اقرأ الشروط والأحكام', en: 'Read the terms of use' },
})
