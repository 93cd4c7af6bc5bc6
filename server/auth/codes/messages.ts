import type { CodePurpose } from './store.ts'

type Telling = { readonly ar: (code: string) => string; readonly en: (code: string) => string }

/** SMS texts; the code comes first. */
export const codeMessages: Readonly<Record<CodePurpose, Telling>> = {
  reset: {
    ar: (code) => `${code} رمز استعادة كلمة المرور في سوق السمك. لا تشاركه مع أحد.`,
    en: (code) => `${code} is your Samak Market password reset code. Do not share it.`,
  },
  verify: {
    ar: (code) => `${code} رمز توثيق جوالك في سوق السمك. لا تشاركه مع أحد.`,
    en: (code) => `${code} is your Samak Market verification code. Do not share it.`,
  },
}
