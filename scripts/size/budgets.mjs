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
 * Known faults: they are printed and do not fail the run, up to a figure. `of` is part of the name of a
 * site or a part; `figure` is one of the budgets, or `bytes` of a part.
 */
export const KNOWN_FAULTS = [
  // 12.5 to 13.3 KiB. The error catalogue with all messages is 2 KiB of it, the checks of options 1.5.
  { of: 'React page, EVM', figure: 'buttonBytes', upTo: 13.5 * KIB },
  { of: 'React page, three namespaces', figure: 'buttonBytes', upTo: 14.5 * KIB },
  // 92 to 98 KiB, 104 with three adapters, 106 with Next. The core is 36, the modal with Emotion, its
  // primitives and all English texts 37, zod with the endpoints 7.
  { of: 'EVM', figure: 'listBytes', upTo: 99 * KIB },
  { of: 'three namespaces', figure: 'listBytes', upTo: 105 * KIB },
  { of: 'next', figure: 'listBytes', upTo: 107 * KIB },
  // 124 to 129 KiB, 144 with Next.
  { of: 'EVM', figure: 'quietBytes', upTo: 130 * KIB },
  { of: 'three namespaces', figure: 'quietBytes', upTo: 152 * KIB },
  { of: 'next', figure: 'quietBytes', upTo: 146 * KIB },
  // One for each group of views, so that a visitor who does not wait for all of them loads less. Pages
  // without React load it in two files of its own; Next cuts a file in two here and there. Each adapter
  // has two files, and what adapters share of them and of the libraries are files of their own.
  { of: 'vite', figure: 'quietRequests', upTo: 12 },
  { of: 'next', figure: 'quietRequests', upTo: 13 },
  { of: 'three namespaces', figure: 'quietRequests', upTo: 22 },
  // 10.7 KiB, of which 5.5 are viem's checksum of addresses, with Keccak-256.
  { of: '@latchkey/adapter-evm, second part', figure: 'bytes', upTo: 11 * KIB },
  // 8.6 KiB, of which 4 are the encodings of @scure/base, in a file shared with Bitcoin.
  { of: '@latchkey/adapter-solana, second part', figure: 'bytes', upTo: 9 * KIB },
  // 28 and 34 KiB for a visitor who saw nothing but the list: the views in which a wallet is asked, with
  // their primitives, come along, since both groups use their scene; logins bring accounts, too.
  { of: 'views of accounts', figure: 'bytes', upTo: 29 * KIB },
  { of: 'views of logins', figure: 'bytes', upTo: 35 * KIB },
  { of: 'views of wallets', figure: 'bytes', upTo: 16.5 * KIB },
  // 24.9 KiB, of which 9 are views and their primitives.
  { of: 'a code for any wallet', figure: 'bytes', upTo: 25.5 * KIB },
]
