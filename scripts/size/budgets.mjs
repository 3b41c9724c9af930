const KIB = 1024

/**
 * The most that Latchkey may add to a page, in bytes after gzip and in requests; React and the page
 * itself are not counted. Each budget has air above what is measured. Raise one only with the
 * reason in the changeset. How each figure is counted: `figuresOf` in weigh.mjs.
 */
export const BUDGETS = {
  /** `createLatchkey`, buttons and hooks that show account, network and balance, the adapters' shells. */
  buttonBytes: 18.5 * KIB,
  /**
   * For a visitor who presses before anything was prepared, until the wallets of the browser are drawn:
   * the core, the modal with Emotion and Connect, finding wallets and reading what they answer in every form.
   */
  listBytes: 111 * KIB,
  roundTrips: 3,
  /**
   * With what loads while the page is idle: two groups of views, the code beside the list, sessions, and
   * the wallet listing.
   */
  quietBytes: 190 * KIB,
  /** Pages without React load React beside it. */
  // One of them is what acts on an account, which is loaded once the list stands.
  quietRequests: 17,
  /** In place of those above, on sites with adapters for several namespaces: each has files of its own. */
  severalNamespaces: {
    buttonBytes: 19.3 * KIB,
    listBytes: 116.5 * KIB,
    quietBytes: 217 * KIB,
    quietRequests: 26,
  },
  /** All of them are registered, whichever the page writes. */
  elements: {
    buttonBytes: 19.1 * KIB,
    listBytes: 110.5 * KIB,
    quietBytes: 188.5 * KIB,
    quietRequests: 18,
  },
  /** In place of those above: Next repeats modules in files for several views. */
  next: { listBytes: 119.5 * KIB, quietBytes: 218 * KIB, quietRequests: 18 },
}

/**
 * The parts that load at first need, in bytes after gzip, without libraries that are files of their
 * own.
 */
export const PART_BUDGETS = {
  // Half of it is viem's checksum of addresses, with Keccak-256; what sends and ends approvals is apart.
  '@latchkey/adapter-evm': 14.3 * KIB,
  // Half of it are the encodings of @scure/base, in a file shared with Bitcoin.
  '@latchkey/adapter-solana': 11 * KIB,
  '@latchkey/adapter-bitcoin': 17.5 * KIB,
  pairing: 25 * KIB,
  // With the views of e-mail logins, which are loaded while the address is typed.
  embeddedWallet: 26.5 * KIB,
  // With what all of them share, 20 KiB: it is loaded ahead once the list stands, with AllWallets and notifications.
  views: 37.5 * KIB,
  // With the places for tabs and actions of the embedded wallet; each tab is a file of its own.
  // With what acts on an account.
  accountViews: 42.5 * KIB,
  // The tabs Tokens, NFTs and Activity together, each with its texts; Activity with the receipts.
  accountTabs: 14.6 * KIB,
  // The package `@latchkey/explain`, for EVM networks.
  explain: 13.5 * KIB,
  // With the judgement of exchanges, forecasts, and what a consent was given for.
  swapping: 17 * KIB,
  swapViews: 12 * KIB,
  buying: 13.5 * KIB,
  buyViews: 12 * KIB,
  // With reading payment links, which few payments need.
  paying: 13 * KIB,
  // With the review that it shares with sending, and the deposit from an exchange.
  payViews: 13.5 * KIB,
  // The texts of every view.
  language: 18 * KIB,
  // Views, texts, messages and their verification, also of contract wallets, and what
  // shared files differ by.
  signIn: 19 * KIB,
  '@noble': 56 * KIB,
  '@scure': 48 * KIB,
  '@solana': 72 * KIB,
  '@walletconnect': 160 * KIB,
}

/**
 * The code that a page loads at once if it imports one public name and nothing else, without the
 * framework, in bytes after gzip.
 */
export const NAME_BUDGETS = {
  createLatchkey: 8.7 * KIB,
  AccountButton: 9.2 * KIB,
  ConnectButton: 5.5 * KIB,
  LatchkeyButton: 9.7 * KIB,
  NetworkButton: 7.5 * KIB,
  WalletButton: 8.5 * KIB,
  // All elements, which are registered together.
  '@latchkey/react/elements': 13.2 * KIB,
  /** Every other name: hooks and providers. */
  others: 3.1 * KIB,
}
