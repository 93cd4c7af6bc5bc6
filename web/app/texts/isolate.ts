/** A bidi isolate from left to right, for numbers and codes inside a sentence. */
export const isolated = (text: string | number) => `\u2066${text}\u2069`

/** A bidi isolate with the text's own direction, for a name or an amount with its unit inside a sentence. */
export const apart = (text: string) => `\u2068${text}\u2069`
