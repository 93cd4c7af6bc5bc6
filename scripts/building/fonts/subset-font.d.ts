declare module 'subset-font' {
  type Options = {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    readonly noHinting?: boolean
    readonly dropTables?: readonly string[]
    readonly keepFeatures?: readonly string[]
  }
  /** A font that contains only the characters of `text`. */
  // biome-ignore lint/style/noDefaultExport: the package exports its function as the default.
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
