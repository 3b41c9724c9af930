const KIB = 1024

/**
 * What Latchkey may add to a page, at most, in bytes after gzip and in requests; React and the page
 * itself are not counted. Each budget has air above what is measured. Raise one only with the reason in
 * the changeset. How each figure is counted: `figuresOf` in weigh.mjs.
 */
export const BUDGETS = {
  /** `createLatchkey`, the buttons, the adapters' shells. */
  buttonBytes: 12 * KIB,
  /** For a visitor who presses before anything was prepared. */
  listBytes: 72 * KIB,
  roundTrips: 3,
  quietBytes: 120 * KIB,
  quietRequests: 8,
  /** In place of those above, on sites with adapters for several namespaces. */
  severalNamespaces: { quietBytes: 150 * KIB, quietRequests: 12 },
}

/** What loads at first need, in bytes after gzip, without libraries that are files of their own. */
export const PART_BUDGETS = {
  '@latchkey/adapter-evm': 8 * KIB,
  '@latchkey/adapter-solana': 8 * KIB,
  '@latchkey/adapter-bitcoin': 16 * KIB,
  pairing: 24 * KIB,
  embeddedWallet: 24 * KIB,
  views: 16 * KIB,
  language: 12 * KIB,
  '@noble/curves': 48 * KIB,
  '@scure/base': 16 * KIB,
  '@scure/btc-signer': 40 * KIB,
  '@solana/web3.js': 72 * KIB,
  '@walletconnect/universal-provider': 160 * KIB,
}

/**
 * Faults that are being mended: they are printed and do not fail the run. `of` is part of the name of a
 * site or a part; `figure` is one of the budgets, `warnings`, or `visit` for what goes wrong on the page.
 */
export const KNOWN_FAULTS = [
  // React and the modal's texts are in chunks that import each other.
  { of: 'vite-8, page without React', figure: 'visit' },
  // The wallet-connect library is an optional peer that the packages import.
  { of: 'webpack', figure: 'warnings' },
  // The modal comes in two stages and many small chunks.
  { of: '', figure: 'quietBytes' },
  { of: '', figure: 'quietRequests' },
]
