import { randomUUID } from 'node:crypto'
import { maskEmail } from '#shared/base/text/masks.ts'
import type { MailMessage } from '../base/outgoing/mail.ts'
import type { News } from '../notifications/actions.ts'

/** The notification that the e-mail address was changed. It shows the new address masked. */
export function emailNotification(id: number, email: string): News {
  const facts = { email: maskEmail(email) }
  return { to: id, about: id, by: null, event: `user:${id}:${randomUUID()}`, kind: 'account_email', facts }
}

/** The mail to the old address. It is in both languages, because the market does not know the language of its reader. */
export function mailOfChange(old: string, email: string): MailMessage {
  const masked = maskEmail(email)
  return {
    to: old,
    subject: 'تغيّر بريدك الإلكتروني في سوق السمك · Your Samak Market email has changed',
    text: [
      `أصبح البريد الإلكتروني لحسابك في سوق السمك ${masked}.`,
      'إن لم تكن أنت من غيّره فغيّر كلمة المرور الآن وتواصل معنا.',
      '',
      `The email of your Samak Market account is now ${masked}.`,
      'If this wasn’t you, change your password now and contact us.',
    ].join('\n'),
  }
}
