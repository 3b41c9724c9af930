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
  '@noble': 56 * KIB,
  '@scure': 48 * KIB,
  '@solana': 72 * KIB,
  '@walletconnect': 160 * KIB,
}

/**
 * Known faults: they are printed and do not fail the run. `of` is part of the name of a site or a
 * part; `figure` is one of the budgets, `warnings`, or `visit` for what goes wrong on the page.
 */
export const KNOWN_FAULTS = [
  // Chunks are not grouped by the packages' builds yet.
  { of: '', figure: 'buttonBytes' },
  { of: '', figure: 'listBytes' },
  { of: '', figure: 'quietBytes' },
  { of: '', figure: 'quietRequests' },
  { of: 'second part', figure: 'bytes' },
  { of: 'a code for any wallet', figure: 'bytes' },
]
