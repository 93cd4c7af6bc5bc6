/** The browser and system of a sign-in, in short form: `Chrome, Android`. */
export function deviceOf(userAgent: string): string {
  const names = [browsers, systems].flatMap(
    (known) => known.find(([sign]) => sign.test(userAgent))?.[1] ?? [],
  )
  // Other clients are named by the first word of their user agent: `curl/8.5.0`.
  return names.join(', ') || (/^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? '')
}

/** The first match wins, because the user agents of most browsers also contain the names Chrome and Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]
