import { limits } from '#shared/base/limits.ts'
import type { Pair } from '#shared/base/locale.ts'

/** The words of an invitation, in both languages, because the language of its receiver is not known. */
export function invitationText(link: string): { readonly subject: string; readonly text: string } {
  const { ar, en }: Pair = {
    ar: `دعاك مدير سوق السمك للانضمام إلى فريق السوق. افتح الرابط خلال ${days} أيام، ولا تشاركه مع أحد:`,
    en: `You are invited to join the team of Samak Market. Open the link within ${days} days, and do not share it:`,
  }
  return {
    subject: 'دعوة إلى فريق سوق السمك · Invitation to the team of Samak Market',
    text: `${ar}\n${en}\n\n${link}`,
  }
}

const days = limits.invitationHours / 24
