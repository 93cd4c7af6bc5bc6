/** Whether `Accept-Encoding` accepts a compression: the header names the compression, and not with q=0. */
export function takes(encoding: 'br' | 'gzip', header: string | string[] | undefined): boolean {
  return header !== undefined && patterns[encoding].test(String(header))
}

const patterns = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/,
}
