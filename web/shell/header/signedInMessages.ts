import { messages } from '../../app/texts/text.ts'

/** Words of the shell that only a signed-in reader meets. */
export const signedInText = messages({
  accountOf: { ar: (name: string) => `حسابي، ${name}`, en: (name: string) => `My account, ${name}` },
})
