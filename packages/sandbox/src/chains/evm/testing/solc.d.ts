declare module 'solc' {
  /** @param input - Standard JSON. @returns Standard JSON. */
  const solc: { compile(input: string): string }
  // biome-ignore lint/style/noDefaultExport: the package is made so
  export default solc
}
