/**
 * Escapes a text for an element or an attribute of XML or HTML. XML allows no control characters, so they become
 * spaces.
 */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '').replace(/\p{Cc}/gu, ' ')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
